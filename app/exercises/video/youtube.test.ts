import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isYouTube, playerAddress, youTubeVideo } from "./youtube";

const ID = "jNQXAC9IVRw";

describe("youTubeVideo", () => {
  test.each([
    [`https://www.youtube.com/watch?v=${ID}`, 0],
    [`https://youtube.com/watch?v=${ID}&list=PL123&index=2`, 0],
    [`https://m.youtube.com/watch?app=desktop&v=${ID}`, 0],
    [`https://music.youtube.com/watch?v=${ID}`, 0],
    [`https://WWW.YouTube.com/watch?v=${ID}`, 0],
    [`https://www.youtube.com/watch/?v=${ID}`, 0],
    [`https://youtu.be/${ID}`, 0],
    [`https://youtu.be/${ID}?si=abcdef`, 0],
    [`https://youtu.be/${ID}?t=90`, 90],
    [`https://youtu.be/${ID}?t=90s`, 90],
    [`https://www.youtube.com/watch?v=${ID}&t=1m30s`, 90],
    [`https://www.youtube.com/watch?v=${ID}&t=1h2m3s`, 3723],
    [`https://www.youtube.com/watch?v=${ID}#t=15`, 15],
    [`https://www.youtube.com/watch?v=${ID}&t=soon`, 0],
    [`https://www.youtube.com/watch?v=${ID}&t=-5`, 0],
    [`https://www.youtube.com/shorts/${ID}`, 0],
    [`https://www.youtube.com/shorts/${ID}?feature=share`, 0],
    [`https://www.youtube.com/live/${ID}`, 0],
    [`https://www.youtube.com/v/${ID}`, 0],
    [`https://www.youtube.com/embed/${ID}?start=7`, 7],
    [`https://www.youtube-nocookie.com/embed/${ID}/`, 0],
  ])("%s", (link, start) => {
    expect(youTubeVideo(link)).toEqual({ id: ID, start });
  });

  test.each([
    "",
    "lighthouse",
    `http://www.youtube.com/watch?v=${ID}`,
    `javascript:alert('https://www.youtube.com/watch?v=${ID}')`,
    `https://www.youtube.com.evil.example/watch?v=${ID}`,
    `https://evil.example/https://www.youtube.com/watch?v=${ID}`,
    `https://evil.example/watch?v=${ID}`,
    `https://www.youtube.com@evil.example/watch?v=${ID}`,
    `https://evil.example\\@www.youtube.com/watch?v=${ID}`,
    `https://user@www.youtube.com/watch?v=${ID}`,
    `https://www.youtube.com:8443/watch?v=${ID}`,
    `https://notyoutube.com/watch?v=${ID}`,
    `https://xn--youtue-tg7b.com/watch?v=${ID}`,
    `https://youtu.be.evil.example/${ID}`,
    `//www.youtube.com/watch?v=${ID}`,
  ])("is null for %s, which is not YouTube", (link) => {
    expect(youTubeVideo(link)).toBeNull();
    expect(isYouTube(link)).toBe(false);
  });

  test.each([
    "https://www.youtube.com/",
    "https://www.youtube.com/@channel",
    "https://www.youtube.com/playlist?list=PL1234567890",
    "https://www.youtube.com/embed/videoseries?list=PL1234567890",
    "https://www.youtube.com/watch",
    "https://www.youtube.com/watch?v=short",
    "https://www.youtube.com/watch?v=../../../../x",
    `https://www.youtube.com/watch?v=${ID}x`,
    `https://www.youtube.com/redirect?q=https://evil.example/&v=${ID}`,
    `https://www.youtube.com/embed/${ID}/../../redirect`,
    `https://youtu.be/${ID}/more`,
    "https://youtu.be/",
  ])("is null for %s, which names no video", (link) => {
    expect(youTubeVideo(link)).toBeNull();
    expect(isYouTube(link)).toBe(true);
  });

  test("never throws, and plays from one host only", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl({ withQueryParameters: true })), (link) => {
        expect(youTubeVideo(link)).toBeNull();
      }),
    );
    fc.assert(
      fc.property(fc.stringMatching(/^[\w-]{11}$/), fc.nat(36_000), (id, start) => {
        fc.pre(id !== "videoseries");
        const video = youTubeVideo(`https://youtu.be/${id}?t=${start}`);
        expect(video).toEqual({ id, start });
        const url = new URL(playerAddress({ id, start }));
        expect([url.origin, url.pathname]).toEqual(["https://www.youtube-nocookie.com", `/embed/${id}`]);
        expect(url.searchParams.get("start")).toBe(start > 0 ? String(start) : null);
        expect(youTubeVideo(url.href)).toEqual({ id, start });
      }),
    );
  });
});
