import { randomBytes } from "node:crypto";
import AxeBuilder from "@axe-core/playwright";
import {
  type APIRequestContext,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Locator,
  type Page,
} from "@playwright/test";
import { newAddress } from "../support/addresses.mjs";

export { expect };

export const PASSWORD = "correct horse battery";

export interface Account {
  email: string;
  password: string;
  /** What the product makes of the email, until the teacher changes it. */
  name: string;
}

interface Fixtures {
  /** Lets console lines through that the test expects, such as the browser's own about a refused request. */
  allow: (line: RegExp) => void;
  /** A fresh account, signed in in the test's own context. */
  teacher: Account;
  /** Another browser: no cookies in common, watched as the first one is. */
  anotherBrowser: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  /** Fails the test on whatever the console, an uncaught error or the content policy complains about. */
  watch: (context: BrowserContext) => Promise<void>;
}

export const test = base.extend<Fixtures & { allowed: RegExp[] }>({
  // rate limits count per address: each test is somebody else
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the dependencies out of this pattern
  extraHTTPHeaders: async ({}, use) => {
    await use({ "CF-Connecting-IP": newAddress() });
  },

  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the dependencies out of this pattern
  allowed: async ({}, use) => {
    await use([]);
  },

  allow: async ({ allowed }, use) => {
    await use((line) => allowed.push(line));
  },

  watch: [
    async ({ context, allowed }, use) => {
      const complaints: string[] = [];
      const watch = async (watched: BrowserContext) => {
        watched.on("console", (message) => {
          if (message.type() === "error") complaints.push(message.text());
        });
        watched.on("weberror", (error) => complaints.push(String(error.error())));
        await watched.addInitScript(() => {
          addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
            console.error(`content policy: ${effectiveDirective} ${blockedURI}`),
          );
        });
      };
      await watch(context);
      await use(watch);
      expect(complaints.filter((line) => !allowed.some((expected) => expected.test(line)))).toEqual([]);
    },
    { auto: true },
  ],

  teacher: async ({ context }, use) => {
    const account = newAccount();
    await register(context.request, account);
    await signIn(context.request, account);
    await use(account);
  },

  anotherBrowser: async ({ browser, watch }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      opened.push(context);
      await watch(context);
      return context;
    });
    for (const context of opened) await context.close();
  },
});

/** The browser's own line about a request that was refused with this status. */
export const refused = (status: number) => new RegExp(`responded with a status of ${status}`);

/**
 * What a browser says of a call that a page of ours makes, needed beside a session cookie; and, as a browser does, a
 * connection that breaks before any answer is opened again.
 */
export const FROM_OUR_PAGE = {
  headers: { "Sec-Fetch-Site": "same-origin", Connection: "close" },
  maxRetries: 2,
};

/** An account that is not registered yet. */
export function newAccount(): Account {
  const word = randomBytes(5).toString("hex");
  return {
    email: `vera.${word}@school.test`,
    password: PASSWORD,
    name: `Vera ${word.charAt(0).toUpperCase()}${word.slice(1)}`,
  };
}

export async function register(request: APIRequestContext, { email, password }: Account): Promise<void> {
  const answer = await request.post("/api/auth/register", {
    data: { email, password },
    ...FROM_OUR_PAGE,
  });
  expect(answer.status()).toBe(201);
}

export async function signIn(request: APIRequestContext, { email, password }: Account): Promise<void> {
  const answer = await request.post("/api/auth/login", {
    data: { email, password },
    ...FROM_OUR_PAGE,
  });
  expect(answer.status()).toBe(200);
}

/** A message in passing, by its words. */
export const toast = (page: Page, text: string) => page.getByRole("listitem").filter({ hasText: text });

/** What a screen asks for that is gone to inside of the product. */
const SCREEN_DATA = /\.data(\?|$)/;

/** Puts the pointer on a message, which stays as long as that is there; for those that are used later. */
export const keep = (message: Locator) => message.hover();

/** What of axe's rules can differ between two themes of the same page. */
const RULES_OF_COLOUR = ["color-contrast", "link-in-text-block"];

/** Axe finds nothing in what is on the screen, in light and in dark. Leaves the page light. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme });
    await settled(page);
    const axe = new AxeBuilder({ page });
    const { violations } = await (colorScheme === "dark" ? axe.withRules(RULES_OF_COLOUR) : axe).analyze();
    expect(
      violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) })),
      `axe, ${colorScheme}`,
    ).toEqual([]);
  }
}

/** Brings every transition and every animation that ends to its end. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const end = animation.effect?.getComputedTiming().endTime;
      if (Number.isFinite(Number(end))) animation.finish();
    }
  });
}

/** The page itself never scrolls sideways, whatever inside of it does. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const tooWide = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(tooWide, "how much wider than its window the page is").toBeLessThanOrEqual(0);
}

/** Scripts have taken over: what is typed and pressed from now on is theirs, whatever listens to it. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const key = Object.keys(document).find((name) => name.startsWith("__reactContainer"));
    const root = key && (document as unknown as Record<string, ReactRoot>)[key];
    if (!root || root.stateNode.current.memoizedState.isDehydrated) return false;
    // effects, which listen to the window, come in a task after what is drawn
    for (let task = 0; task < 2; task += 1)
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
    return true;
  });
}

/** What React keeps at the document: whether it has taken over what the server drew. */
interface ReactRoot {
  stateNode: { current: { memoizedState: { isDehydrated: boolean } } };
}

/** Presses so often before the page can do anything about it. */
export const pressAtOnce = (button: Locator, times: number) =>
  button.evaluate((element, count) => {
    for (let i = 0; i < count; i += 1) (element as HTMLElement).click();
  }, times);

/** Lets nothing of what screens load arrive. @returns what lets it all through, now and from then on */
export async function holdScreens(page: Page): Promise<() => void> {
  let letThrough = () => {};
  const released = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(SCREEN_DATA, (route) => released.then(() => route.fallback()));
  return letThrough;
}
