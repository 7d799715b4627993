type Ask = (leave: () => void) => void;

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

/** Goes on with `leave` at once, or after the person has said so when there is unsaved work. */
export function leaveWork(leave: () => void): void {
  if (ask) ask(leave);
  else leave();
}
