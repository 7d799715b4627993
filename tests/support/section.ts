import type { Section } from "~/documents/schema";

/** A section as the extraction makes it. */
export const section = (id: string, content: string, branches: Section[] = []): Section => ({
  section_id: id,
  content_type: "text",
  tag: "p",
  content,
  external_reference: null,
  box: null,
  branches,
});
