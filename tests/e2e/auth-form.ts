import type { Page } from "@playwright/test";
import { hydrated } from "./fixtures";

/* The fields and buttons of the auth screen, by their labels. */

export const email = (page: Page) => page.getByLabel("Email", { exact: true });
export const password = (page: Page) => page.getByLabel("Password", { exact: true });
export const confirmation = (page: Page) => page.getByLabel("Confirm Password", { exact: true });
export const submit = (page: Page, name: "Login" | "Register") =>
  page.getByRole("button", { name, exact: true });

const QUESTIONS = { Register: "Don't have an account?", Login: "Already have an account?" };

/** The link that leads to the other mode. */
export const switchTo = (page: Page, mode: "Login" | "Register") =>
  page.getByRole("link", { name: QUESTIONS[mode] });

/** Opens an auth screen and waits until its scripts have taken over. */
export async function openAuth(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
}
