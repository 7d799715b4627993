/** What the student is asked to do, above an exercise; nothing where the teacher has left it empty. */
export function Instruction({ children }: { children: string }) {
  if (children.trim() === "") return null;
  return <p className="font-read text-md whitespace-pre-line wrap-break-word">{children}</p>;
}
