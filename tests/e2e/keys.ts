import type { Page } from "@playwright/test";

/** A person would give up after so many presses. */
const MOST_PRESSES = 60;

/** What a screen reader would call the element that has the focus, roughly. */
const focusedName = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (element === document.body) return "nothing";
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null;
    return (element?.getAttribute("aria-label") ?? label ?? element?.textContent ?? "").trim();
  });

/** Presses Tab until the control of this name has the focus. */
export async function tabTo(page: Page, name: string): Promise<void> {
  const passed: string[] = [];
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    await page.keyboard.press("Tab");
    const reached = await focusedName(page);
    if (reached === name) return;
    passed.push(reached);
  }
  throw new Error(`Tab never gets to ${name}; it went by ${passed.join(" | ")}`);
}
