import type { DayKind } from "./limits";
import type { Language } from "./schema";
import type { Summary } from "./totals";

/** Messages of the error catalogue (spec §8), the same in both languages. */
export const MESSAGES = {
  saved: "Schedule saved successfully!",
  saveFailed: "Failed to save schedule.",
  loadFailed: "Failed to fetch schedule.",
} as const;

/** The switch between the two languages, named in both. */
export const LANGUAGE_SWITCH = {
  label: "Interface language / Язык интерфейса",
  options: [
    { value: "en", label: "EN" },
    { value: "ru", label: "RU" },
  ],
} as const;

/** One of the three inputs. */
export interface InputLabels {
  label: string;
  help: string;
}

/** Every text of the Schedule Builder in one language. Weekdays are Sunday first, months September first. */
export interface Labels {
  title: string;
  /** The title of an image and of a printed page. */
  sheetTitle: string;
  months: readonly string[];
  weekdays: readonly string[];
  weekdayLetters: readonly string[];
  settings: string;
  inputs: Record<DayKind, InputLabels>;
  placeholder: string;
  addToSchedule: string;
  saveSchedule: string;
  exportHeading: string;
  exportImage: string;
  exportFailed: string;
  print: string;
  addLessons: string;
  legendHeading: string;
  legend: Record<DayKind, string>;
  kinds: Record<DayKind, string>;
  dayKind: string;
  makeRecurring: string;
  clearDay: string;
  month: string;
  total: string;
  totalLessons: string;
  tableName: (year: string) => string;
  tableHelp: string;
  allMonths: string;
  includeMonth: (month: string) => string;
  noSuchDay: string;
  schoolYear: string;
  undo: string;
  redo: string;
  allSaved: string;
  unsaved: string;
  saving: string;
  conflict: { title: string; text: string; reload: string; overwrite: string };
  leave: { title: string; text: string; stay: string; leave: string; saveAndLeave: string };
  /** "Wednesday, 18 November" */
  date: (month: number, day: number, weekday: number) => string;
  /** "18 November, Wednesday, lesson day" */
  cell: (month: number, day: number, weekday: number, kind: DayKind | null) => string;
  /** "8 lessons" */
  lessons: (count: number) => string;
  /** "Not a day: abc, 45" */
  notADay: (entries: readonly string[]) => string;
  /** "Added: 1, 8, Monday" */
  added: (numbers: readonly number[], weekdays: readonly number[]) => string;
  noMonth: string;
  summary: (summary: Summary) => string;
}

const EN_MONTHS = "September October November December January February March April May".split(" ");
const EN_WEEKDAYS = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ");
const EN_NUMBERS = "No One Two Three Four Five Six Seven Eight Nine".split(" ");
const EN_KINDS = { lesson: "Lesson day", holiday: "Holiday", holidayLesson: "Lesson on holiday" };

const en: Labels = {
  title: "Schedule Builder",
  sheetTitle: "Lesson schedule",
  months: EN_MONTHS,
  weekdays: EN_WEEKDAYS,
  weekdayLetters: [..."SMTWTFS"],
  settings: "Lessons and holidays",
  inputs: {
    lesson: { label: "Lesson days", help: "Example: 1, 8, Monday, Wednesday" },
    holiday: { label: "Holidays or breaks", help: "Example: 5, 12, 19" },
    holidayLesson: { label: "Lessons on holidays", help: "Example: 3, 10, 17" },
  },
  placeholder: "Enter days (comma separated)",
  addToSchedule: "Add to schedule",
  saveSchedule: "Save schedule",
  exportHeading: "Export schedule",
  exportImage: "Export as image",
  exportFailed: "The image could not be made. Please try again.",
  print: "Print",
  addLessons: "Add lessons to calendar",
  legendHeading: "Legend",
  legend: { lesson: "Lesson days", holiday: "Holidays", holidayLesson: "Lessons on holidays" },
  kinds: EN_KINDS,
  dayKind: "What this day is",
  makeRecurring: "Make recurring",
  clearDay: "Clear this day",
  month: "Month",
  total: "Total",
  totalLessons: "Total lessons",
  tableName: (year) => `Schedule ${year}`,
  tableHelp: "Arrow keys move between the days, Enter sets a day.",
  allMonths: "All months",
  includeMonth: (month) => `Include ${month}`,
  noSuchDay: "no such day",
  schoolYear: "School year",
  undo: "Undo",
  redo: "Redo",
  allSaved: "All changes saved",
  unsaved: "Unsaved changes",
  saving: "Saving…",
  conflict: {
    title: "This schedule was changed elsewhere",
    text: "It was saved in another window or on another device after you opened it. Reload to see that version and drop your changes, or overwrite it with yours.",
    reload: "Reload",
    overwrite: "Overwrite",
  },
  leave: {
    title: "Unsaved changes",
    text: "Your changes to this schedule are not saved yet.",
    stay: "Stay",
    leave: "Leave",
    saveAndLeave: "Save and leave",
  },
  date: (month, day, weekday) => `${EN_WEEKDAYS[weekday]}, ${day} ${EN_MONTHS[month]}`,
  cell: (month, day, weekday, kind) =>
    `${day} ${EN_MONTHS[month]}, ${EN_WEEKDAYS[weekday]}${kind ? `, ${EN_KINDS[kind].toLowerCase()}` : ""}`,
  lessons: (count) => `${count} ${count === 1 ? "lesson" : "lessons"}`,
  notADay: (entries) => `Not a day: ${listed(entries)}`,
  added: (numbers, weekdays) => `Added: ${[...numbers, ...names(EN_WEEKDAYS, weekdays)].join(", ")}`,
  noMonth: "No month is selected: tick one in the table first.",
  summary: ({ months, weekdays, holidays, empty }) =>
    empty
      ? "Nothing is marked yet: click a day, or type days into the fields."
      : [
          `${EN_NUMBERS[months]} ${months === 1 ? "month" : "months"}`,
          ...joined(names(EN_WEEKDAYS, weekdays), "and"),
          `${holidays} ${holidays === 1 ? "holiday" : "holidays"}`,
        ].join(", "),
};

const RU_MONTHS = "Сентябрь Октябрь Ноябрь Декабрь Январь Февраль Март Апрель Май".split(" ");
const RU_OF_MONTHS = "сентября октября ноября декабря января февраля марта апреля мая".split(" ");
const RU_WEEKDAYS = "Воскресенье Понедельник Вторник Среда Четверг Пятница Суббота".split(" ");
const RU_NUMBERS = "Ни одного Один Два Три Четыре Пять Шесть Семь Восемь Девять".split(/ (?=[А-Я])/);
const RU_KINDS = { lesson: "День урока", holiday: "Праздник", holidayLesson: "Урок в праздник" };

const ru: Labels = {
  title: "Расписание",
  sheetTitle: "Расписание уроков",
  months: RU_MONTHS,
  weekdays: RU_WEEKDAYS,
  weekdayLetters: [..."ВПВСЧПС"],
  settings: "Уроки и праздники",
  inputs: {
    lesson: { label: "Дни уроков", help: "Пример: 1, 8, понедельник, среда" },
    holiday: { label: "Праздники и каникулы", help: "Пример: 5, 12, 19" },
    holidayLesson: { label: "Уроки в праздники", help: "Пример: 3, 10, 17" },
  },
  placeholder: "Дни через запятую",
  addToSchedule: "В расписание",
  saveSchedule: "Сохранить расписание",
  exportHeading: "Экспорт расписания",
  exportImage: "Скачать картинку",
  exportFailed: "Не удалось сделать картинку. Попробуйте ещё раз.",
  print: "Печать",
  addLessons: "Добавить уроки в календарь",
  legendHeading: "Обозначения",
  legend: { lesson: "Дни уроков", holiday: "Праздники", holidayLesson: "Уроки в праздники" },
  kinds: RU_KINDS,
  dayKind: "Что это за день",
  makeRecurring: "Повторять каждую неделю",
  clearDay: "Очистить этот день",
  month: "Месяц",
  total: "Всего",
  totalLessons: "Всего уроков",
  tableName: (year) => `Расписание ${year}`,
  tableHelp: "Стрелки перемещают между днями, Enter задаёт день.",
  allMonths: "Все месяцы",
  includeMonth: (month) => `Включить ${month.toLowerCase()}`,
  noSuchDay: "нет такого дня",
  schoolYear: "Учебный год",
  undo: "Отменить",
  redo: "Вернуть",
  allSaved: "Всё сохранено",
  unsaved: "Не сохранено",
  saving: "Сохранение…",
  conflict: {
    title: "Расписание изменили в другом месте",
    text: "Его сохранили в другом окне или на другом устройстве, пока оно было открыто здесь. Загрузите ту версию, отказавшись от своих изменений, или замените её своей.",
    reload: "Загрузить",
    overwrite: "Заменить",
  },
  leave: {
    title: "Несохранённые изменения",
    text: "Изменения в этом расписании ещё не сохранены.",
    stay: "Остаться",
    leave: "Уйти",
    saveAndLeave: "Сохранить и уйти",
  },
  date: (month, day, weekday) => `${RU_WEEKDAYS[weekday]}, ${day} ${RU_OF_MONTHS[month]}`,
  cell: (month, day, weekday, kind) =>
    `${day} ${RU_OF_MONTHS[month]}, ${RU_WEEKDAYS[weekday]?.toLowerCase()}${kind ? `, ${RU_KINDS[kind].toLowerCase()}` : ""}`,
  lessons: (count) => `${count} ${plural(count, "урок", "урока", "уроков")}`,
  notADay: (entries) => `Не день: ${listed(entries)}`,
  added: (numbers, weekdays) =>
    `Добавлено: ${[...numbers, ...names(RU_WEEKDAYS, weekdays).map((name) => name.toLowerCase())].join(", ")}`,
  noMonth: "Не выбран ни один месяц: сначала отметьте его в таблице.",
  summary: ({ months, weekdays, holidays, empty }) =>
    empty
      ? "Пока ничего не отмечено: нажмите на день или впишите дни в поля."
      : [
          `${RU_NUMBERS[months]} ${months === 0 ? "месяца" : plural(months, "месяц", "месяца", "месяцев")}`,
          ...joined(
            names(RU_WEEKDAYS, weekdays).map((name) => name.toLowerCase()),
            "и",
          ),
          `${holidays} ${plural(holidays, "праздник", "праздника", "праздников")}`,
        ].join(", "),
};

const LABELS: Record<Language, Labels> = { en, ru };

/** The texts of the Schedule Builder in `language` (spec §3: both label sets are built in). */
export function labelsIn(language: Language): Labels {
  return LABELS[language];
}

const RU_PLURALS = new Intl.PluralRules("ru");

/** The Russian form for a count: 1 урок, 2 урока, 5 уроков. */
function plural(count: number, one: string, few: string, many: string): string {
  const form = RU_PLURALS.select(count);
  return form === "one" ? one : form === "few" ? few : many;
}

function names(weekdays: readonly string[], indices: readonly number[]): string[] {
  return indices.map((weekday) => weekdays[weekday] ?? "");
}

/** "Monday, Tuesday and Friday" as a list of one, or of none. */
function joined(words: readonly string[], and: string): string[] {
  if (words.length < 2) return [...words];
  return [`${words.slice(0, -1).join(", ")} ${and} ${words[words.length - 1]}`];
}

const LONGEST_ENTRY = 40;

function listed(entries: readonly string[]): string {
  return entries
    .map((entry) => (entry.length > LONGEST_ENTRY ? `${entry.slice(0, LONGEST_ENTRY)}…` : entry))
    .join(", ");
}
