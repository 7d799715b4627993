import { DAY_NUMBERS } from "./day-cells";

/** The widths of the table's columns; `picks` where months can be included and excluded. */
export function PlanColumns({ picks = false }: { picks?: boolean }) {
  return (
    <colgroup>
      {picks && <col className="pick-column" />}
      <col className="month-column" />
      {DAY_NUMBERS.map((day) => (
        <col key={day} />
      ))}
      <col className="total-column" />
    </colgroup>
  );
}
