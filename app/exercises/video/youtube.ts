const HOSTS = new Set([
  "youtube.com",
  "www.youtube.com",
  "m.youtube.com",
  "music.youtube.com",
  "youtube-nocookie.com",
  "www.youtube-nocookie.com",
]);
const SHORT_HOSTS = new Set(["youtu.be", "www.youtu.be"]);
const ID = /^[\w-]{11}$/;
/** The player's own page of a playlist; it looks like a video's id. */
const PLAYLIST = "videoseries";
const BEFORE_ID = /^\/(?:embed|shorts|live|v|e|watch)\/([^/]+)\/?$/;
const CLOCK = /^(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/;

export interface YouTubeVideo {
  id: string;
  /** Where to begin, in seconds. */
  start: number;
}

/** The link as an address of YouTube; null where it leads elsewhere, or only looks like it. */
function onYouTube(link: string): URL | null {
  if (!URL.canParse(link)) return null;
  const url = new URL(link);
  const known = HOSTS.has(url.hostname) || SHORT_HOSTS.has(url.hostname);
  return known && url.protocol === "https:" && url.port === "" && url.username === "" ? url : null;
}

/** Whether the link leads to YouTube, to a video or to anything else there. */
export const isYouTube = (link: string): boolean => onYouTube(link) !== null;

/** The video that a link of YouTube names, in whichever of its forms; null where it names none (product §6). */
export function youTubeVideo(link: string): YouTubeVideo | null {
  const url = onYouTube(link);
  if (!url) return null;
  const { hostname, pathname, searchParams, hash } = url;
  const id = SHORT_HOSTS.has(hostname)
    ? /^\/([^/]+)\/?$/.exec(pathname)?.[1]
    : (BEFORE_ID.exec(pathname)?.[1] ?? (/^\/watch\/?$/.test(pathname) ? searchParams.get("v") : null));
  if (!id || !ID.test(id) || id === PLAYLIST) return null;
  const start =
    searchParams.get("t") ?? searchParams.get("start") ?? new URLSearchParams(hash.slice(1)).get("t");
  return { id, start: secondsOf(start ?? "") };
}

/** `90`, `90s` and `1m30s` are 90 seconds; anything else is the beginning. */
function secondsOf(clock: string): number {
  const [, hours = 0, minutes = 0, seconds = 0] = CLOCK.exec(clock)?.map((part) => Number(part ?? 0)) ?? [];
  return hours * 3600 + minutes * 60 + seconds;
}

/** Where the video plays without cookies, at once. */
export const playerAddress = ({ id, start }: YouTubeVideo) =>
  `https://www.youtube-nocookie.com/embed/${id}?${new URLSearchParams({
    autoplay: "1",
    rel: "0",
    ...(start > 0 ? { start: String(start) } : {}),
  })}`;
