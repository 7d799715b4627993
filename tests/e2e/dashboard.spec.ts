import {
  addLesson,
  addPayment,
  addStudent,
  askToJoin,
  card,
  dialog,
  event,
  grid,
  liveToday,
  openDashboard,
  refuseOnce,
  requests,
} from "./dashboard-page";
import { expect, expectAccessible, expectNoSidewaysScroll, refused, test, toast } from "./fixtures";

const HOME = "/admin/dashboard";

test.beforeEach(({ teacher }) => expect(teacher.email).toContain("@"));

test.describe("a new teacher", () => {
  test("sees what to do first above three zeros and an empty week", async ({ page }) => {
    await openDashboard(page, HOME);
    await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
    await expect(page.getByRole("region", { name: "First steps" }).getByRole("listitem")).toHaveCount(3);
    await expect(card(page, "Joined Students")).toContainText("0 new this month");
    await expect(card(page, "Total Sales")).toContainText("$0.00");
    await expect(card(page, "Total Lectures")).toContainText("0 this week");
    await expect(card(page, "Total Sales").locator("svg")).toHaveCount(0);
    await expect(requests(page)).toContainText("No requests are waiting.");
    await expectAccessible(page);
  });

  test("does one step after the other, each is ticked, and they go with a student and a lesson", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await openDashboard(page, HOME);
    const steps = page.getByRole("region", { name: "First steps" });
    await steps.getByRole("button", { name: "Copy link" }).click();
    await expect(toast(page, "Link copied.")).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(link).pathname).toMatch(/^\/join\/[0-9a-z]{12}$/);
    expect((await page.request.get(link)).status()).toBe(200);

    await steps.getByRole("button", { name: "Add lesson" }).click();
    const form = dialog(page, "New lesson");
    await form.getByLabel("Title").fill("Phonics");
    await form.getByLabel("Grade").fill("Grade 2");
    await form.getByLabel("Type").fill("Group");
    await form.getByRole("button", { name: "Add lesson" }).click();
    await expect(steps.getByRole("heading", { name: "Add your first lesson (done)" })).toBeVisible();
    await expect(card(page, "Total Lectures")).toContainText("1");

    await steps.getByRole("link", { name: "Open planner" }).click();
    await expect(page).toHaveURL("/admin/schedule-builder");
    await addStudent(page, "Anna Belova");
    await openDashboard(page, HOME);
    await expect(steps).toHaveCount(0);
  });
});

test("the cards tell totals, what is new, and draw what there is to draw", async ({ page, teacher }) => {
  const { today } = await liveToday(page, teacher);
  await addStudent(page, "Anna Belova");
  await addStudent(page, "Tim Okafor");
  await addPayment(page, 4_259.5, today);
  await addPayment(page, 0.5, "2020-01-31");
  await addLesson(page, { date: today });
  await addLesson(page, { date: "2020-01-31" });
  await openDashboard(page, HOME);
  await expect(card(page, "Joined Students")).toHaveText(/^Joined Students2\s*2 new this month$/);
  await expect(card(page, "Total Sales")).toHaveText(/^Total Sales\$4,260\.00\s*\$4,259\.50 this month$/);
  await expect(card(page, "Total Lectures")).toHaveText(/^Total Lectures2\s*1 this week$/);
  for (const label of ["Joined Students", "Total Sales", "Total Lectures"])
    await expect(card(page, label).locator("svg[aria-hidden]")).toBeVisible();
  await expectAccessible(page);
});

test("the first paint has everything: it needs no script", async ({
  page,
  anotherBrowser,
  context,
  teacher,
}) => {
  await addLesson(page, { date: (await liveToday(page, teacher)).today });
  await askToJoin(page, "Anna Belova");
  const scriptless = await anotherBrowser({
    javaScriptEnabled: false,
    storageState: await context.storageState(),
    baseURL: test.info().project.use.baseURL ?? "",
    extraHTTPHeaders: { "CF-Connecting-IP": "2001:db8:77:1::1" },
  });
  const still = await scriptless.newPage();
  await still.goto(HOME);
  await expect(event(still, "Past simple")).toBeVisible();
  await expect(requests(still)).toContainText("Anna Belova");
  await still.getByRole("link", { name: "Next week" }).click();
  await expect(grid(still)).toBeVisible();
  await expect(event(still, "Past simple")).toHaveCount(0);
});

test.describe("Students Requests", () => {
  test("an approved one keeps a check mark only, the count falls and the students rise", async ({ page }) => {
    await askToJoin(page, "Anna Belova");
    await askToJoin(page, "Tim Okafor", "Grade 11");
    await openDashboard(page, HOME);
    const panel = requests(page);
    await expect(panel.getByText("2 waiting")).toBeAttached();
    await expect(panel.getByRole("listitem").first()).toContainText("Tim Okafor");
    await expectAccessible(page);
    await panel.getByRole("button", { name: "Approve Anna Belova" }).click();
    await expect(toast(page, "Request approved successfully.")).toBeVisible();
    const anna = panel.getByRole("listitem").filter({ hasText: "Anna Belova" });
    await expect(anna.getByRole("img", { name: "Approved" })).toBeVisible();
    await expect(anna.getByRole("button")).toHaveCount(0);
    await expect(panel.getByText("1 waiting")).toBeAttached();
    await expect(card(page, "Joined Students")).toContainText("1 new this month");
    await expect(panel.getByRole("list")).toBeFocused();
    await page.reload();
    await expect(anna.getByRole("img", { name: "Approved" })).toBeVisible();
    await expectAccessible(page);
  });

  test("a rejected one goes", async ({ page }) => {
    await askToJoin(page, "Anna Belova");
    await openDashboard(page, HOME);
    await requests(page).getByRole("button", { name: "Reject Anna Belova" }).click();
    await expect(toast(page, "Request rejected.")).toBeVisible();
    await expect(requests(page)).toContainText("No requests are waiting.");
    await expect(requests(page)).not.toContainText("Anna Belova");
  });

  for (const [action, name, fallback] of [
    ["approve", "Approve Anna Belova", "Failed to approve request."],
    ["reject", "Reject Anna Belova", "Failed to reject request."],
  ] as const)
    test(`what the server refuses to ${action} is as it was, with its message or ours`, async ({
      page,
      allow,
    }) => {
      allow(refused(503));
      await askToJoin(page, "Anna Belova");
      await openDashboard(page, HOME);
      const path = new RegExp(`/${action}$`);
      await refuseOnce(page, "POST", path, 503, {});
      await requests(page).getByRole("button", { name }).click();
      await expect(toast(page, fallback)).toBeVisible();
      await expect(requests(page).getByText("1 waiting")).toBeAttached();
      await refuseOnce(page, "POST", path, 503, { message: "Not now." });
      await requests(page).getByRole("button", { name }).click();
      await expect(toast(page, "Not now.")).toBeVisible();
      await requests(page).getByRole("button", { name }).click();
      await expect(requests(page).getByRole("button", { name })).toHaveCount(0);
    });

  test("eight rows at most, the count tells them all; View All leads to the students", async ({ page }) => {
    await askToJoin(
      page,
      Array.from({ length: 10 }, (_, i) => `Student ${i}`),
    );
    await openDashboard(page, HOME);
    await expect(requests(page).getByRole("listitem")).toHaveCount(8);
    await expect(requests(page).getByText("10 waiting")).toBeAttached();
    await expect(requests(page).getByRole("link", { name: "View All" })).toHaveAttribute(
      "href",
      "/admin/students",
    );
  });

  test("a link that cannot be copied is shown", async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error("denied"));
    });
    await openDashboard(page, HOME);
    await requests(page).getByRole("button", { name: "Copy link" }).click();
    await expect(page.getByRole("alert")).toHaveText(/\/join\/[0-9a-z]{12}$/);
  });
});

test("a dashboard that cannot be loaded says so", async ({ page, allow }) => {
  allow(refused(500));
  allow(/turbo-stream|SyntaxError/);
  await openDashboard(page, "/admin/user-profile");
  await page.route(/dashboard\.data/, (route) => route.fulfill({ status: 500, body: "" }));
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Dashboard" }).click();
  await expect(page.getByRole("main")).toContainText("Failed to fetch dashboard data.");
});

test("long names and large sums break nothing", async ({ page }) => {
  await askToJoin(page, "X".repeat(200), "G".repeat(100));
  for (let i = 0; i < 5; i += 1) await addPayment(page, 1_000_000, "2026-01-31");
  for (const width of [1280, 1000, 800, 390, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await openDashboard(page, HOME);
    await expect(card(page, "Total Sales")).toContainText("$5,000,000.00");
    await expectNoSidewaysScroll(page);
  }
});
