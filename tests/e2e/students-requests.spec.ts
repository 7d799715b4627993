import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, refused, test, toast } from "./fixtures";
import { tabTo } from "./keys";
import { refuseOnce } from "./profile-page";
import { ask, card, dialog, inDatabase, newJoinPath, openStudents, taught } from "./students-page";

test.beforeEach(({ teacher }) => expect(teacher.email).toContain("@"));

test.describe("requests", () => {
  test.beforeEach(async ({ page }) => {
    const path = await newJoinPath(page);
    await ask(page, path, "Anna Belova", "Grade 7");
    await ask(page, path, "Тим Окафор", "11 «Б»");
    await openStudents(page);
  });

  test("approved at once, told by the server, and the person is among the students", async ({ page }) => {
    const requests = card(page, "Requests");
    await expect(requests).toContainText("2 waiting");
    await expect(requests.getByRole("listitem")).toHaveText([/Тим Окафор.*11 «Б»/, /Anna Belova.*Grade 7/]);
    await expectAccessible(page);

    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route("**/approve", async (route) => {
      await held;
      await route.fallback();
    });
    await requests.getByRole("button", { name: "Approve Тим Окафор" }).click();
    const approved = requests.getByRole("listitem").filter({ hasText: "Тим Окафор" });
    await expect(approved.getByRole("img", { name: "Approved" })).toBeVisible();
    await expect(approved.getByRole("button")).toHaveCount(0);
    await expect(requests).toContainText("1 waiting");
    answer();
    await expect(toast(page, "Request approved successfully.")).toBeVisible();
    await expect(taught(page)).toContainText("Тим Окафор");
    await expect(requests.getByRole("listitem").first()).toContainText("Тим Окафор");

    await page.reload();
    await hydrated(page);
    await expect(requests.getByText("1 approved before")).toBeVisible();
    await requests.getByText("1 approved before").click();
    await expect(requests.getByRole("img", { name: "Approved" })).toBeVisible();
  });

  test("rejected, the row goes and nobody joins", async ({ page }) => {
    const requests = card(page, "Requests");
    await requests.getByRole("button", { name: "Reject Anna Belova" }).click();
    await expect(toast(page, "Request rejected.")).toBeVisible();
    await expect(requests.getByRole("listitem")).toHaveText([/Тим Окафор/]);
    await page.reload();
    await expect(requests.getByRole("listitem")).toHaveText([/Тим Окафор/]);
    await expect(card(page, "Students")).toContainText("Nobody is on your list yet.");
  });

  for (const [name, call, fallback] of [
    ["Approve", "approve", "Failed to approve request."],
    ["Reject", "reject", "Failed to reject request."],
  ] as const)
    test(`${name}: a failure puts the row back and says so`, async ({ page, allow }) => {
      allow(refused(500));
      allow(refused(409));
      const requests = card(page, "Requests");
      const button = requests.getByRole("button", { name: `${name} Anna Belova` });
      await refuseOnce(page, "POST", `**/${call}`, 500, {});
      await button.click();
      await expect(toast(page, fallback)).toBeVisible();
      await expect(button).toBeVisible();
      await expect(requests).toContainText("2 waiting");

      await refuseOnce(page, "POST", `**/${call}`, 409, {
        code: "conflict",
        message: "The server says why.",
      });
      await button.click();
      await expect(toast(page, "The server says why.")).toBeVisible();
      await expect(button).toBeVisible();
    });

  test("without a network the row comes back too", async ({ page, allow }) => {
    allow(/ERR_FAILED/);
    await page.route("**/approve", (route) => route.abort());
    await card(page, "Requests").getByRole("button", { name: "Approve Anna Belova" }).click();
    await expect(toast(page, "Failed to approve request.")).toBeVisible();
    await expect(card(page, "Requests")).toContainText("2 waiting");
  });

  test("by keyboard only", async ({ page }) => {
    await tabTo(page, "Approve Тим Окафор");
    await page.keyboard.press("Enter");
    await expect(toast(page, "Request approved successfully.")).toBeVisible();
    await tabTo(page, "Reject Anna Belova");
    await page.keyboard.press("Space");
    await expect(toast(page, "Request rejected.")).toBeVisible();
    await expect(card(page, "Requests").getByRole("listitem")).toHaveCount(1);
  });
});

test("many requests are folded away, and unfolded beside the students", async ({ page, teacher }) => {
  await inDatabase(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 30)
     INSERT INTO student_requests (id, teacher_id, name, grade, approved, decided_at, created_at)
     SELECT printf('%010d', i) || substr(id, 11), id, 'Person ' || i, 'Grade 7', i > 15, 1, i
       FROM n JOIN users ON email = ?1`,
    teacher.email,
  );
  await openStudents(page);
  const requests = card(page, "Requests");
  await expect(requests).toContainText("15 waiting");
  await expect(requests.getByRole("listitem")).toHaveCount(6);
  await requests.getByRole("button", { name: "Show all 15" }).click();
  await expect(requests.getByRole("listitem")).toHaveCount(15);
  await requests.getByText("15 approved before").click();
  await expect(requests).toContainText("And 5 more: all of them are among your students.");
  await expectAccessible(page);
  const place = async (name: "Students" | "Requests") => (await card(page, name).boundingBox())?.y;
  expect(await place("Students")).toBe(await place("Requests"));
  await requests.getByRole("button", { name: "Show fewer" }).click();
  // six that wait, and ten of those approved before
  await expect(requests.getByRole("listitem")).toHaveCount(16);
});

test.describe("rejecting all requests", () => {
  const waiting = (count: number, { email }: { email: string }) =>
    inDatabase(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
       INSERT INTO student_requests (id, teacher_id, name, grade, created_at)
       SELECT printf('%010d', i) || substr(id, 11), id, 'Person ' || printf('%d', i), 'Grade 7', i
         FROM n JOIN users ON email = ?1`,
      email,
      count,
    );

  test("asks first, says how many it were, and leaves nobody waiting", async ({ page, teacher }) => {
    await waiting(40, teacher);
    await openStudents(page);
    const requests = card(page, "Requests");
    const button = requests.getByRole("button", { name: "Reject all" });
    await expect(requests.getByRole("button", { name: "Show all 40" })).toBeVisible();
    await button.click();
    const asking = dialog(page, "Reject all 40 requests?");
    await expect(asking.getByRole("button", { name: "Cancel" })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(asking).toBeHidden();
    await expect(button).toBeFocused();
    await expect(requests).toContainText("40 waiting");

    await page.keyboard.press("Enter");
    await expect(asking.getByRole("button", { name: "Cancel" })).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(toast(page, "40 requests rejected.")).toBeVisible();
    await expect(requests).toContainText("No requests wait for you.");
    await expect(requests.getByRole("listitem")).toHaveCount(0);
    await expect(button).toHaveCount(0);
    // the focus stays in the card, though its button has gone
    await expect(requests.locator(":focus")).toHaveCount(1);
    await page.reload();
    await expect(requests).toContainText("No requests wait for you.");
  });

  test("is offered for more than five that wait", async ({ page, teacher }) => {
    await waiting(6, teacher);
    await openStudents(page);
    const requests = card(page, "Requests");
    await expect(requests.getByRole("button", { name: "Reject all" })).toBeVisible();
    await requests.getByRole("button", { name: "Reject Person 3" }).click();
    await expect(requests).toContainText("5 waiting");
    await expect(requests.getByRole("button", { name: "Reject all" })).toHaveCount(0);
  });

  test("that fails leaves them all and says so; it fits a phone", async ({ page, teacher, allow }) => {
    allow(refused(503));
    await page.setViewportSize({ width: 390, height: 844 });
    await waiting(7, teacher);
    await openStudents(page);
    await expectNoSidewaysScroll(page);
    const requests = card(page, "Requests");
    const button = requests.getByRole("button", { name: "Reject all" });
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(40);
    await refuseOnce(page, "POST", "**/reject-all", 503, {});
    await button.click();
    await dialog(page, "Reject all 7 requests?").getByRole("button", { name: "Reject all" }).click();
    await expect(toast(page, "The requests could not be rejected. Please try again.")).toBeVisible();
    await expect(requests).toContainText("7 waiting");
    await expect(button).toBeFocused();
  });
});
