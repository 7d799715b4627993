import type { ActionFunction, AppLoadContext, LoaderFunction, ServerBuild } from "@remix-run/cloudflare";

type Params = Record<string, string>;
type Answer = (request: Request, context: AppLoadContext) => Promise<Response>;
type Endpoint = LoaderFunction & ActionFunction;

const API = "/api/";
/** How paths begin that are answered without Remix: calls, and files for other programs, which are answered like them. */
export const OWN_PATHS = [API, "/calendar/"] as const;

const isOwn = (pathname: string) => OWN_PATHS.some((start) => pathname.startsWith(start));

interface Pattern {
  form: RegExp;
  endpoint: Endpoint;
}

/**
 * The calls of the map (app/routes.ts) by path. They are the map's own resource routes and need nothing that Remix
 * does for pages, so they are called directly: Remix would rank all of its routes anew, twice, for every one.
 */
export function callsOf(build: ServerBuild): (pathname: string) => Answer | null {
  const fixed = new Map<string, Endpoint>();
  const patterns: Pattern[] = [];
  let unknown: Endpoint | undefined;
  for (const { path: written = "", module } of Object.values(build.routes).flatMap((route) => route ?? [])) {
    const path = `/${written}`;
    if (!isOwn(path)) continue;
    const endpoint = module.loader as Endpoint;
    if (path === `${API}*`) unknown = endpoint;
    else if (path.includes(":"))
      patterns.push({ form: new RegExp(`^${path.replace(/:(\w+)/g, "(?<$1>[^/]+)")}$`), endpoint });
    else fixed.set(path, endpoint);
  }

  return (pathname) => {
    if (!isOwn(pathname)) return null;
    const exact = fixed.get(pathname);
    if (exact) return answerOf(exact, {});
    for (const { form, endpoint } of patterns) {
      const found = form.exec(pathname)?.groups;
      if (found) return answerOf(endpoint, decoded(found));
    }
    return unknown && pathname.startsWith(API) ? answerOf(unknown, {}) : null;
  };
}

const decoded = (groups: Params): Params =>
  Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]));

/** An endpoint is the same function as loader and as action: it looks at the method itself. */
const answerOf =
  (endpoint: Endpoint, params: Params): Answer =>
  async (request, context) =>
    (await endpoint({ request, context, params })) as Response;
