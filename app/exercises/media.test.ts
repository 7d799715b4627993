import { describe, expect, test } from "vitest";
import * as audio from "./audio/authoring";
import * as externalLink from "./external-link/authoring";
import * as gif from "./gif/authoring";
import { LINT, MEDIA } from "./labels";
import * as note from "./note/authoring";
import * as picture from "./picture/authoring";
import { exercise } from "./schema";
import * as video from "./video/authoring";
import { VIDEO } from "./video/labels";
import * as voiceRecording from "./voice-recording/authoring";
import * as wordlist from "./wordlist/authoring";

describe("a new exercise is complete, right, and in its shape", () => {
  test.each([
    ["note", note.sample(), note.lint(note.sample())],
    ["gif", gif.sample(), gif.lint(gif.sample())],
    ["video", video.sample(), video.lint(video.sample())],
    ["audio", audio.sample(), audio.lint(audio.sample())],
    ["picture", picture.sample(), picture.lint(picture.sample())],
    ["external_link", externalLink.sample(), externalLink.lint(externalLink.sample())],
    ["wordlist", wordlist.sample(), wordlist.lint(wordlist.sample())],
    ["voice_recording", voiceRecording.sample(), voiceRecording.lint(voiceRecording.sample())],
  ])("%s", (type, made, warnings) => {
    expect(warnings).toEqual([]);
    expect(made.type).toBe(type);
    expect(exercise.parse(made)).toEqual(made);
  });
});

describe("an exercise with nothing in it", () => {
  test("note", () => {
    const empty = { ...note.sample(), note_exercise_data: { note: { title: " ", text: "\n" } } };
    expect(note.lint(empty)).toEqual([{ message: LINT.nothingToDo }]);
  });
  test("picture, also from another program", () => {
    expect(picture.lint({ ...picture.sample(), image: "" })).toEqual([{ message: MEDIA.noPicture }]);
    expect(picture.lint({ type: "picture", name: "", title: "" })).toEqual([{ message: MEDIA.noPicture }]);
  });
  test("gif", () => {
    expect(gif.lint({ ...gif.sample(), gifUrl: "" })).toEqual([{ message: MEDIA.noPicture }]);
  });
  test("audio and voice recording", () => {
    expect(audio.lint({ ...audio.sample(), audioUrl: "" })).toEqual([{ message: MEDIA.noSound }]);
    expect(voiceRecording.lint({ ...voiceRecording.sample(), audioUrl: "" })).toEqual([
      { message: MEDIA.noSample },
    ]);
  });
});

test.each(["", " \n"])("a picture needs words: %j", (alt) => {
  expect(picture.lint({ ...picture.sample(), alt })).toEqual([{ message: MEDIA.noAlt }]);
  expect(gif.lint({ ...gif.sample(), alt })).toEqual([{ message: MEDIA.noAlt }]);
});

test.each([
  ["", VIDEO.none],
  ["https://www.youtube.com/playlist?list=PL1", VIDEO.notFound],
  ["https://vimeo.com/12345", VIDEO.isPage],
  ["https://player.vimeo.com/video/12345", VIDEO.isPage],
  ["https://youtu.be/jNQXAC9IVRw", null],
  ["https://www.youtube.com/shorts/jNQXAC9IVRw", null],
  ["https://notvimeo.com/a.mp4", null],
  ["https://files.example.org/a.mp4", null],
  ["/api/files/01jd0000000000000000000000", null],
])("a video at %j", (videoUrl, message) => {
  expect(video.lint({ ...video.sample(), videoUrl })).toEqual(message ? [{ message }] : []);
});
