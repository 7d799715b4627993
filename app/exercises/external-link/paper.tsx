import type { ViewProps } from "../kind";
import { EXTERNAL_LINK } from "../labels";
import { PaperLink } from "../paper-link";

export const Worksheet = ({ exercise: { link } }: ViewProps<"external_link">) => (
  <PaperLink text={EXTERNAL_LINK.onPaper} address={link} />
);

export const answerKey = (): string[] => [];
