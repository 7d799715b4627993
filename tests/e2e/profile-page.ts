import type { Page } from "@playwright/test";
import { expect, hydrated } from "./fixtures";

/* The cards and fields of the User Profile, by their labels. */

export const card = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
export const newPassword = (page: Page) => page.getByLabel("New Password", { exact: true });
export const confirmation = (page: Page) => page.getByLabel("Confirm New Password", { exact: true });
export const currentPassword = (page: Page) => page.getByLabel("Current Password", { exact: true });

export async function openProfile(page: Page) {
  await page.goto("/admin/user-profile");
  await hydrated(page);
}

export async function openPasswordForm(page: Page) {
  await openProfile(page);
  await card(page, "Change Password").getByRole("button", { name: "Change Password" }).click();
  await expect(newPassword(page)).toBeFocused();
}

/** Answers the next call of this method and path with an error; those after it are the server's. */
export async function refuseOnce(page: Page, method: string, path: string, status: number, json: object) {
  let done = false;
  await page.route(path, (route) => {
    if (done || route.request().method() !== method) return route.fallback();
    done = true;
    return route.fulfill({ status, json });
  });
}

export const REAUTH = { code: "reauth_required", message: "Please enter your current password." };
