import { newAddress } from "../support/addresses.mjs";
import {
  card,
  dialog,
  event,
  field,
  freeSlot,
  MONDAY,
  openDashboard,
  requests,
  slot,
  TUESDAY,
  WEEK,
} from "./dashboard-page";
import { expect, hydrated, test, toast } from "./fixtures";

test("from the first step to a student, a lesson in the calendar feed, and a payment", async ({
  page,
  context,
  teacher,
  anotherBrowser,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openDashboard(page, "/admin/dashboard");

  await page.getByRole("region", { name: "First steps" }).getByRole("button", { name: "Copy link" }).click();
  await expect(toast(page, "Link copied.")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const stranger = await anotherBrowser({
    javaScriptEnabled: false,
    extraHTTPHeaders: { "CF-Connecting-IP": newAddress() },
  });
  const theirs = await stranger.newPage();
  await theirs.goto(link);
  await expect(theirs.getByRole("main")).toContainText(teacher.name);
  await theirs.getByLabel("Name").fill("Anna Belova");
  await theirs.getByLabel("Grade").fill("Grade 7");
  await theirs.getByRole("button").click();
  await expect(theirs.getByRole("status")).toBeVisible();

  await page.reload();
  await hydrated(page);
  await expect(requests(page).getByText("1 waiting")).toBeAttached();
  await expect(card(page, "Joined Students")).toContainText("0 new this month");
  await requests(page).getByRole("button", { name: "Approve Anna Belova" }).click();
  await expect(toast(page, "Request approved successfully.")).toBeVisible();
  await expect(card(page, "Joined Students")).toContainText("1 new this month");

  await openDashboard(page);
  await freeSlot(page, "Monday 8 March, 10:00").click();
  const form = dialog(page, "New lesson");
  await field(form, "Student").selectOption({ label: "Anna Belova · Grade 7" });
  await field(form, "Title").fill("Past simple");
  await field(form, "Type").fill("Single");
  await form.getByRole("button", { name: "Add lesson" }).click();
  await expect(slot(page, MONDAY, 10)).toContainText("Past simple");
  await expect(page.getByRole("region", { name: "First steps" })).toHaveCount(0);
  await event(page, "Past simple").dragTo(slot(page, TUESDAY, 14));
  await expect(toast(page, "Past simple moved to Tuesday 9 March, 14:00.")).toBeVisible();

  await openDashboard(page, "/admin/user-profile");
  const address = await page
    .getByRole("region", { name: "Calendar feed" })
    .getByLabel("Address")
    .inputValue();
  const feed = await (await stranger.request.get(address)).text();
  expect(feed).toContain("SUMMARY:Past simple");
  expect(feed).toContain("20270309T140000");

  await openDashboard(page, "/admin/students");
  await page.getByRole("button", { name: "Record payment" }).click();
  const payment = dialog(page, "Record payment");
  await payment.getByLabel("Amount").fill("520.50");
  const student = payment.getByLabel("Student");
  await expect(student).toContainText("Anna Belova");
  await student.selectOption({ index: 1 });
  await payment.getByRole("button", { name: "Record payment" }).click();
  await expect(toast(page, "Payment recorded.")).toBeVisible();

  await openDashboard(page, WEEK);
  await expect(card(page, "Total Sales")).toHaveText(/^Total Sales\$520\.50\s*\$520\.50 this month$/);
  await expect(card(page, "Total Lectures")).toContainText("1");
  await expect(slot(page, TUESDAY, 14)).toContainText("Past simple");
});
