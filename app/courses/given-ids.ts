import type { Issue } from "~/platform/errors";
import { COURSE_MESSAGES } from "./labels";

/** An id that came with a body, and where it stands there. */
export interface GivenId {
  id: string;
  path: string;
}

/** The ids that members of a list came with. @param path of the list in the body, such as `pages.3.blocks` */
export function givenIds(list: readonly { id?: string | undefined }[], path: string): GivenId[] {
  return list.flatMap(({ id }, i) => (id === undefined ? [] : [{ id, path: `${path}.${i}.id` }]));
}

/** What is wrong with ids of which each may stand once. */
export function twiceGiven(ids: readonly GivenId[]): Issue[] {
  const seen = new Set<string>();
  return ids.flatMap(({ id, path }) => {
    if (!seen.has(id)) {
      seen.add(id);
      return [];
    }
    return [{ path, message: COURSE_MESSAGES.twice }];
  });
}

/** What is wrong with ids that name nothing there. */
export function unknownIds(ids: readonly GivenId[], known: ReadonlySet<string>, message: string): Issue[] {
  return ids.filter(({ id }) => !known.has(id)).map(({ path }) => ({ path, message }));
}
