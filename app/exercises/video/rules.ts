import type { Warning } from "../kind";
import type { ExerciseOf } from "../schema";
import { VIDEO } from "./labels";
import { isYouTube, youTubeVideo } from "./youtube";

/** Pages of other video services, which are no files: they play nowhere but there. */
const PAGES =
  /(^|\.)(vimeo\.com|dailymotion\.com|rutube\.ru|vk\.com|vkvideo\.ru|tiktok\.com|facebook\.com|instagram\.com|drive\.google\.com|twitch\.tv|ted\.com)$/;

/** A video stands there that can be expected to play (exercises.md "Linter"). */
export function lint({ videoUrl }: ExerciseOf<"video">): Warning[] {
  if (videoUrl === "") return [{ message: VIDEO.none }];
  if (isYouTube(videoUrl)) return youTubeVideo(videoUrl) ? [] : [{ message: VIDEO.notFound }];
  const { hostname } = new URL(videoUrl, "https://own.invalid");
  return PAGES.test(hostname) ? [{ message: VIDEO.isPage }] : [];
}
