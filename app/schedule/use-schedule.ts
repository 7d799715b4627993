import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import { type History, record, redo, startHistory, undo } from "~/platform/history";
import { useCall } from "~/platform/use-call";
import { useToast } from "~/ui/toast";
import { MESSAGES } from "./labels";
import { sameSchedule } from "./rules";
import type { Schedule, ScheduleAnswer } from "./schema";

interface State {
  history: History<Schedule>;
  /** What the server has, and its version. */
  saved: Schedule;
  version: number;
}

type Action =
  | { type: "edit"; edit: (schedule: Schedule) => Schedule }
  | { type: "undo" | "redo" }
  | { type: "saved"; schedule: Schedule; version: number }
  | { type: "reloaded"; schedule: Schedule; version: number };

function reduce(state: State, action: Action): State {
  switch (action.type) {
    case "edit":
      return { ...state, history: record(state.history, action.edit(state.history.present)) };
    case "undo":
      return { ...state, history: undo(state.history) };
    case "redo":
      return { ...state, history: redo(state.history) };
    case "saved":
      return { ...state, saved: action.schedule, version: action.version };
    case "reloaded":
      // a step like any other: what the teacher had can be brought back
      return {
        history: record(state.history, action.schedule),
        saved: action.schedule,
        version: action.version,
      };
  }
}

function start({ version, year: _, ...schedule }: ScheduleAnswer): State {
  return { history: startHistory<Schedule>(schedule), saved: schedule, version };
}

/** The shapes of answers come when there is something to save; null when they cannot be loaded. */
const loadShapes = () => import("./schema").catch(() => null);

/** The current version in the answer to a save that was refused for being late. */
function versionIn(data: unknown): number {
  const version = typeof data === "object" && data !== null && "version" in data ? data.version : 0;
  return typeof version === "number" ? version : 0;
}

/** The schedule on the screen: edits with undo, whether they are saved, saving, and what a conflict asks. */
export function useSchedule(loaded: ScheduleAnswer) {
  const [state, dispatch] = useReducer(reduce, loaded, start);
  /** The version that another save has made in between; null when there is no conflict. */
  const [conflict, setConflict] = useState<number | null>(null);
  const { call, busy } = useCall();
  const toast = useToast();
  const path = `/api/schedule?year=${loaded.year}`;
  const schedule = state.history.present;

  async function saveOver(version: number): Promise<boolean> {
    const shapes = await loadShapes();
    if (!shapes) {
      toast.error(MESSAGES.saveFailed);
      return false;
    }
    const result = await call({
      method: "POST",
      path,
      body: { ...schedule, version },
      answer: shapes.saveAnswer,
      success: MESSAGES.saved,
      failure: false,
    });
    if (result.ok) {
      setConflict(null);
      dispatch({ type: "saved", schedule, version: result.data.version });
      return true;
    }
    if (result.status === 409) setConflict(versionIn(result.data));
    else if (result.status !== 401) toast.error((result.status > 0 && result.message) || MESSAGES.saveFailed);
    return false;
  }

  async function fetchSaved(): Promise<ScheduleAnswer | null> {
    const shapes = await loadShapes();
    if (!shapes) {
      toast.error(MESSAGES.loadFailed);
      return null;
    }
    const result = await call({
      method: "GET",
      path,
      answer: shapes.scheduleAnswer,
      failure: MESSAGES.loadFailed,
    });
    return result.ok ? result.data : null;
  }

  async function reload() {
    const answer = await fetchSaved();
    if (!answer) return;
    const { version, year: _, ...saved } = answer;
    setConflict(null);
    dispatch({ type: "reloaded", schedule: saved, version });
  }

  // always the newest, under one identity: what takes it need not be drawn again with every edit
  const latestSave = useRef(() => saveOver(state.version));
  useEffect(() => {
    latestSave.current = () => saveOver(state.version);
  });
  // a second save beside the first would carry its version and be a conflict with oneself
  const underWay = useRef<Promise<boolean> | null>(null);
  const save = useCallback((): Promise<boolean> => {
    if (underWay.current) return underWay.current.then((saved) => saved && (isDirty.current ? save() : true));
    underWay.current = latestSave.current().finally(() => {
      underWay.current = null;
    });
    return underWay.current;
  }, []);

  const dirty = !sameSchedule(schedule, state.saved);
  const isDirty = useRef(dirty);
  useEffect(() => {
    isDirty.current = dirty;
    if (dirty) void loadShapes();
  }, [dirty]);

  return {
    schedule,
    dirty,
    busy,
    canUndo: state.history.past.length > 0,
    canRedo: state.history.future.length > 0,
    edit: useCallback((edit: (schedule: Schedule) => Schedule) => dispatch({ type: "edit", edit }), []),
    undo: useCallback(() => dispatch({ type: "undo" }), []),
    redo: useCallback(() => dispatch({ type: "redo" }), []),
    /** Saves what is on the screen; answers whether that went well. */
    save,
    conflict:
      conflict === null
        ? null
        : { reload, overwrite: () => saveOver(conflict), close: () => setConflict(null) },
  };
}
