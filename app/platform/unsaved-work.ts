/** Whether the person has left in the end; false keeps the guard up. */
type Leave = () => boolean | Promise<boolean>;
type Ask = (leave: Leave) => void;

const guards: Ask[] = [];

/**
 * Names who asks the person before unsaved work on the screen is lost by something that is no navigation, such as
 * logging out; of several one asks after the other. @returns takes it back
 */
export function guardWork(guard: Ask): () => void {
  guards.push(guard);
  return () => {
    const at = guards.indexOf(guard);
    if (at >= 0) guards.splice(at, 1);
  };
}

/**
 * Goes on with `leave` at once, or after the person has said so when there is unsaved work.
 * @returns whether the person is asked first
 */
export function leaveWork(leave: Leave): boolean {
  const ask = guards.reduce<Leave>(
    (next, guard) => () => {
      guard(next);
      return false;
    },
    leave,
  );
  void ask();
  return guards.length > 0;
}
