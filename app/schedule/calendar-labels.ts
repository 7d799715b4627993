import type { Language } from "./schema";

/** The texts of the dialog "Add lessons to calendar", which come with it. */
export interface CalendarLabels {
  title: string;
  lead: string;
  unsavedTitle: string;
  unsaved: string;
  saveFirst: string;
  cancel: string;
  from: string;
  to: string;
  time: string;
  duration: string;
  lessonTitle: string;
  grade: string;
  type: string;
  color: string;
  /** In the order of the palette. */
  colors: readonly string[];
  preview: string;
  loading: string;
  previewFailed: string;
  noSpan: string;
  noDays: string;
  /** What will be made: how many, and between which days. */
  willAdd: (count: number, first: string, last: string) => string;
  allTaken: (count: number) => string;
  skipped: (count: number) => string;
  submit: (count: number) => string;
  added: (created: number, skipped: number) => string;
  failed: string;
  undo: string;
  undone: string;
  undoFailed: string;
  /** "7 September 2026" */
  day: (date: string) => string;
}

const OF_MONTHS = {
  en: "January February March April May June July August September October November December".split(" "),
  ru: "января февраля марта апреля мая июня июля августа сентября октября ноября декабря".split(" "),
};

const dayIn = (language: Language) => (date: string) => {
  const [year, month, day] = date.split("-").map(Number);
  return `${day} ${OF_MONTHS[language][(month ?? 1) - 1]} ${year}`;
};

const lessonsIn = (count: number) => `${count} ${count === 1 ? "lesson" : "lessons"}`;
const daysIn = (count: number) => `${count} ${count === 1 ? "day" : "days"}`;

const en: CalendarLabels = {
  title: "Add lessons to calendar",
  lead: "Makes a lesson on every lesson day of this schedule, all alike.",
  unsavedTitle: "Save the schedule first",
  unsaved: "Lessons are made from the saved schedule, and this one has unsaved changes.",
  saveFirst: "Save and continue",
  cancel: "Cancel",
  from: "From",
  to: "To",
  time: "Time",
  duration: "Minutes",
  lessonTitle: "Title",
  grade: "Grade",
  type: "Type",
  color: "Colour",
  colors: ["Blue", "Teal", "Green", "Amber", "Red", "Pink", "Violet", "Grey"],
  preview: "What will be added",
  loading: "Counting lesson days…",
  previewFailed: "The lesson days could not be counted. Please try again.",
  noSpan: "Choose a first and a last day inside the school year, and a time.",
  noDays: "There are no lesson days in this span.",
  willAdd: (count, first, last) =>
    count === 1 ? `1 lesson, on ${first}` : `${lessonsIn(count)}, from ${first} to ${last}`,
  allTaken: (count) =>
    `Nothing to add: on ${count === 1 ? "the only day" : `all ${count} days`} a lesson stands there already.`,
  skipped: (count) => `${daysIn(count)} left out: a lesson stands there already.`,
  submit: (count) => (count === 0 ? "Add lessons" : `Add ${lessonsIn(count)}`),
  added: (created, skipped) => {
    if (created + skipped === 0) return "No lessons added: there are no lesson days in this span.";
    if (created === 0) return "No lessons added: they stand in the calendar already.";
    const added = created === 1 ? "Lesson added." : `${created} lessons added.`;
    return skipped === 0 ? added : `${added} ${daysIn(skipped)} left out.`;
  },
  failed: "The lessons could not be added. Please try again.",
  undo: "Undo",
  undone: "The lessons are gone again.",
  undoFailed: "The lessons could not be taken back. Please try again.",
  day: dayIn("en"),
};

const RU_PLURALS = new Intl.PluralRules("ru");

function counted(count: number, one: string, few: string, many: string): string {
  const form = RU_PLURALS.select(count);
  return `${count} ${form === "one" ? one : form === "few" ? few : many}`;
}

const uroki = (count: number) => counted(count, "урок", "урока", "уроков");

const ru: CalendarLabels = {
  title: "Добавить уроки в календарь",
  lead: "На каждый день урока в расписании появится урок, все одинаковые.",
  unsavedTitle: "Сначала сохраните расписание",
  unsaved: "Уроки создаются по сохранённому расписанию, а в этом есть несохранённые изменения.",
  saveFirst: "Сохранить и продолжить",
  cancel: "Отмена",
  from: "С",
  to: "По",
  time: "Время",
  duration: "Минут",
  lessonTitle: "Название",
  grade: "Класс",
  type: "Тип",
  color: "Цвет",
  colors: ["Синий", "Бирюзовый", "Зелёный", "Янтарный", "Красный", "Розовый", "Фиолетовый", "Серый"],
  preview: "Что будет добавлено",
  loading: "Считаем дни уроков…",
  previewFailed: "Не удалось посчитать дни уроков. Попробуйте ещё раз.",
  noSpan: "Выберите первый и последний день внутри учебного года и время.",
  noDays: "В этом промежутке нет дней уроков.",
  willAdd: (count, first, last) =>
    count === 1 ? `1 урок, ${first}` : `${uroki(count)}, с ${first} по ${last}`,
  allTaken: () => "Добавлять нечего: во все эти дни урок уже стоит.",
  skipped: (count) =>
    `${counted(count, "день пропущен", "дня пропущено", "дней пропущено")}: урок там уже стоит.`,
  submit: (count) => (count === 0 ? "Добавить уроки" : `Добавить ${uroki(count)}`),
  added: (created, skipped) => {
    if (created + skipped === 0) return "Уроки не добавлены: в этом промежутке нет дней уроков.";
    if (created === 0) return "Уроки не добавлены: они уже стоят в календаре.";
    const added = `${counted(created, "урок добавлен", "урока добавлено", "уроков добавлено")}.`;
    return skipped === 0
      ? added
      : `${added} ${counted(skipped, "день пропущен", "дня пропущено", "дней пропущено")}.`;
  },
  failed: "Не удалось добавить уроки. Попробуйте ещё раз.",
  undo: "Отменить",
  undone: "Уроки снова убраны.",
  undoFailed: "Не удалось убрать уроки. Попробуйте ещё раз.",
  day: dayIn("ru"),
};

/** The dialog's texts in `language`. */
export const calendarLabelsIn = (language: Language): CalendarLabels => (language === "ru" ? ru : en);
