/** Whether the person has left in the end; false keeps the guard up. */
type Leave = () => boolean | Promise<boolean>;
type Ask = (leave: Leave) => void;

let ask: Ask | null = null;

/**
 * Names who asks the person before unsaved work on the screen is lost by something that is no navigation, such as
 * logging out. @returns takes it back
 */
export function guardWork(guard: Ask): () => void {
  ask = guard;
  return () => {
    if (ask === guard) ask = null;
  };
}

/**
 * Goes on with `leave` at once, or after the person has said so when there is unsaved work.
 * @returns whether the person is asked first
 */
export function leaveWork(leave: Leave): boolean {
  if (ask) {
    ask(leave);
    return true;
  }
  void leave();
  return false;
}
