import type { ViewProps } from "../kind";
import { PaperLink } from "../paper-link";
import { EXTERNAL_LINK } from "./labels";

export const Worksheet = ({ exercise: { link } }: ViewProps<"external_link">) => (
  <PaperLink text={EXTERNAL_LINK.onPaper} address={link} />
);

export const answerKey = (): string[] => [];
