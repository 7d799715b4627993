import { useCallback, useRef } from "react";
import type { Exercise } from "~/exercises/schema";
import { moved } from "~/ui/reorder-place";
import { useToast } from "~/ui/toast";
import { BUILDER } from "./builder-labels";
import { exercisesOf, inserted, replaced, withExercises, without } from "./exercise-lists";
import type { Section } from "./schema";
import { keyOfSection, withKeys } from "./section-keys";
import { type Desk, useShown } from "./use-desk";

/** What can be done to the sections of a page; sections are named by their keys on the screen. */
export type SectionEdits = ReturnType<typeof useSections>;

/** The sections of a page: changed here at once, saved all together soon after (product §6). */
export function useSections(desk: Desk, loaded: readonly Section[]) {
  const place = desk.placeOf("sections", desk.pageId);
  const shown = useShown<readonly Section[]>(desk, place, loaded);
  const latestDesk = useRef(desk);
  latestDesk.current = desk;
  const toast = useToast();

  // as they are now, not as they were drawn: an "Undo" may come after its page has been turned
  const current = useCallback(() => {
    const { saver, placeOf, pageId } = latestDesk.current;
    return saver?.shown<readonly Section[]>(placeOf("sections", pageId))?.value ?? [];
  }, []);

  const edit = useCallback(
    (change: (sections: readonly Section[]) => readonly Section[]) => {
      const { saver, placeOf, pageId } = latestDesk.current;
      saver?.edit(placeOf("sections", pageId), change(current()));
    },
    [current],
  );

  const editExercises = useCallback(
    (key: string, change: (exercises: readonly Exercise[]) => Exercise[]) =>
      edit((sections) =>
        sections.map((section) =>
          keyOfSection(section) === key ? withExercises(section, change(exercisesOf(section))) : section,
        ),
      ),
    [edit],
  );

  const addSection = useCallback(
    () => edit((sections) => [...sections, ...withKeys([{ name: "", content: [{ data: [] }] }])]),
    [edit],
  );

  const renameSection = useCallback(
    (key: string, name: string) =>
      edit((sections) =>
        sections.map((section) => (keyOfSection(section) === key ? { ...section, name } : section)),
      ),
    [edit],
  );

  const moveSection = useCallback(
    (from: number, to: number) => edit((sections) => moved(sections, from, to)),
    [edit],
  );

  const deleteSection = useCallback(
    (key: string) => {
      const place = current().findIndex((section) => keyOfSection(section) === key);
      const section = current()[place];
      if (!section) return;
      edit((sections) => without(sections, place));
      // it is another one when it comes back: the server has let the old one's id go
      const { id: _, ...again } = section;
      toast.info(BUILDER.sectionDeleted, {
        label: BUILDER.undo,
        run: () => edit((sections) => inserted(sections, place, withKeys([again as Section])[0] as Section)),
      });
    },
    [current, edit, toast],
  );

  const addExercise = useCallback(
    (key: string, exercise: Exercise) => editExercises(key, (exercises) => [...exercises, exercise]),
    [editExercises],
  );

  const changeExercise = useCallback(
    (key: string, index: number, exercise: Exercise) =>
      editExercises(key, (exercises) => replaced(exercises, index, exercise)),
    [editExercises],
  );

  const moveExercise = useCallback(
    (key: string, from: number, to: number) => editExercises(key, (exercises) => moved(exercises, from, to)),
    [editExercises],
  );

  const deleteExercise = useCallback(
    (key: string, index: number) => {
      const section = current().find((candidate) => keyOfSection(candidate) === key);
      const exercise = section && exercisesOf(section)[index];
      if (!exercise) return;
      editExercises(key, (exercises) => without(exercises, index));
      toast.info(BUILDER.exerciseDeleted, {
        label: BUILDER.undo,
        run: () => editExercises(key, (exercises) => inserted(exercises, index, exercise)),
      });
    },
    [current, editExercises, toast],
  );

  const settle = useCallback((sections: readonly Section[]) => {
    const { saver, placeOf, pageId } = latestDesk.current;
    saver?.resolve(placeOf("sections", pageId), sections);
  }, []);

  return {
    shown,
    addSection,
    renameSection,
    moveSection,
    deleteSection,
    addExercise,
    changeExercise,
    moveExercise,
    deleteExercise,
    settle,
  };
}
