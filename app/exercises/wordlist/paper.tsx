import type { ViewProps } from "../kind";
import { WORDLIST } from "./labels";

export const Worksheet = ({ exercise }: ViewProps<"wordlist">) => (
  <table className="w-full table-fixed border-collapse font-read text-base">
    <thead>
      <tr className="border-b border-line-strong text-left">
        <th className="w-[34%] py-1 pr-3 font-medium">{WORDLIST.word}</th>
        <th className="py-1 font-medium">{WORDLIST.definition}</th>
      </tr>
    </thead>
    <tbody>
      {exercise.wordlist_exercise_data.items.map(({ word, definition }, place) => (
        <tr key={place} className="border-b border-line align-top">
          <td className="py-1 pr-3 font-medium wrap-break-word">{word}</td>
          <td className="py-1 wrap-break-word">{definition}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

export const answerKey = (): string[] => [];
