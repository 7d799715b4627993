/** What the student is asked to do, above the exercise; nothing where the teacher has written nothing. */
export function ExerciseTitle({ children }: { children: string }) {
  if (children.trim() === "") return null;
  return <p className="font-read text-md font-medium whitespace-pre-wrap wrap-break-word">{children}</p>;
}
