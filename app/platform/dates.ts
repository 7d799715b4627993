const DATE_FORM = /^(2[01]\d\d)-(\d\d)-(\d\d)$/;

/** Whether the calendar has this day: `YYYY-MM-DD`, from 2000 to 2199. */
export function isDate(text: string): boolean {
  const [, year, month, day] = DATE_FORM.exec(text)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return false;
  const at = new Date(Date.UTC(year, month - 1, day));
  return at.getUTCMonth() === month - 1 && at.getUTCDate() === day;
}
