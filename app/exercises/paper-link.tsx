import { renderSVG } from "uqr";
import { isOwnFile } from "./typed-address";

/** A longer address makes a code too fine for paper. */
const MAX_CODE_LENGTH = 300;

/** An address on paper: to be typed, or to be pointed a phone at. A file of ours is its owner's alone. */
export function PaperLink({ text, address }: { text: string; address: string }) {
  if (address === "" || isOwnFile(address)) return null;
  const { href } = new URL(address);
  return (
    <div className="flex items-center gap-4 break-inside-avoid">
      {href.length <= MAX_CODE_LENGTH && <img src={codeOf(href)} alt="" className="size-[20mm] shrink-0" />}
      <p className="min-w-0 text-sm">
        {text}
        <br />
        <span className="break-all">{address}</span>
      </p>
    </div>
  );
}

const codeOf = (text: string) =>
  `data:image/svg+xml,${encodeURIComponent(renderSVG(text, { border: 0, ecc: "L" }))}`;
