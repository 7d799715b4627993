import { useEffect, useState } from "react";
import { measure } from "./measure";
import {
  CARD_NAMES,
  type Card,
  type CardName,
  type Cards,
  measuredCards,
  REFRESH_MS,
  simulatedCard,
  simulatedDelay,
} from "./rules";

const LOADING: Card = { state: "loading", latencyMs: null };
const ALL_LOADING: Cards = { api: LOADING, database: LOADING, socket: LOADING, authentication: LOADING };

/** Starts a refresh that reports cards as they come, and answers how to break it off. */
type Refresh = (report: (cards: Partial<Cards>) => void) => () => void;

const simulate: Refresh = (report) => {
  const answerOf = (name: CardName) =>
    setTimeout(() => report({ [name]: simulatedCard(name, Math.random()) }), simulatedDelay(Math.random()));
  const timers = CARD_NAMES.map(answerOf);
  return () => timers.forEach(clearTimeout);
};

const lookLive: Refresh = (report) => {
  let wanted = true;
  void measure().then((measurement) => {
    if (wanted) report(measuredCards(measurement));
  });
  return () => {
    wanted = false;
  };
};

/**
 * The four cards, simulated or measured, looked at again every 10 s. A card keeps its last values until the next
 * ones arrive; all of them load afresh when `live` changes.
 */
export function useHealth(live: boolean): Cards {
  const [cards, setCards] = useState<Cards>(ALL_LOADING);

  useEffect(() => {
    const refresh = live ? lookLive : simulate;
    const report = (news: Partial<Cards>) => setCards((before) => ({ ...before, ...news }));
    setCards(ALL_LOADING);
    let stop = refresh(report);
    const timer = setInterval(() => {
      stop();
      stop = refresh(report);
    }, REFRESH_MS);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [live]);

  return cards;
}
