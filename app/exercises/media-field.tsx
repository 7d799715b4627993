import { AudioLines, Film, Trash2, Upload } from "lucide-react";
import { useRef } from "react";
import { acceptOf, type WantedFile, wantedText } from "~/platform/file-kinds";
import { useUpload } from "~/platform/use-upload";
import { IconButton } from "~/ui/button";
import { FileButton } from "~/ui/file-button";
import { UploadBar } from "~/ui/upload-bar";
import { useFileDrop } from "~/ui/use-file-drop";
import { useKeptFocus } from "~/ui/use-kept-focus";
import { AddressField } from "./address-field";
import { MEDIA_FIELD } from "./labels";
import { isOwnFile, isSample } from "./typed-address";

interface MediaFieldProps {
  label: string;
  kind: WantedFile;
  /** An address, empty where there is none. */
  value: string;
  onChange: (address: string) => void;
  error?: string;
}

/** A picture, sound or video: an `https://` address, or a file that is uploaded by button or dropped here. */
export function MediaField({ label, kind, value, onChange, error }: MediaFieldProps) {
  const box = useRef<HTMLFieldSetElement>(null);
  const { share, trouble, send, cancel, forgive } = useUpload();
  const { over, drop } = useFileDrop(take);
  // what is typed elsewhere while a file is on its way is newer than what stood there when it left
  const latest = useRef(onChange);
  latest.current = onChange;
  const state = share !== null ? "sending" : isOwnFile(value) ? "file" : "address";
  useKeptFocus(box, state);

  async function take(file: File) {
    const kept = await send(file, kind);
    if (kept) latest.current(kept.url);
  }

  const write = (address: string) => {
    forgive();
    onChange(address);
  };
  const problem = trouble ?? error;

  return (
    <fieldset
      ref={box}
      {...drop}
      className={`grid min-w-0 gap-2 rounded-control ${over ? "outline-2 outline-offset-4 outline-focus outline-dashed" : ""}`}
    >
      <legend className="sr-only">{label}</legend>
      {share !== null ? (
        <>
          <p className="text-sm font-medium">{label}</p>
          <UploadBar
            label={MEDIA_FIELD.uploading}
            share={share}
            cancel={MEDIA_FIELD.cancel}
            onCancel={cancel}
          />
        </>
      ) : isOwnFile(value) ? (
        <>
          <p className="text-sm font-medium">{label}</p>
          <div className="flex items-center gap-2">
            <OwnFile kind={kind} address={value} />
            <FileButton
              label={MEDIA_FIELD.replace}
              icon={Upload}
              size="small"
              accept={acceptOf(kind)}
              onFile={take}
            />
            <IconButton label={MEDIA_FIELD.remove} icon={Trash2} size="small" onClick={() => write("")} />
          </div>
          {problem && (
            <p role="alert" className="text-xs text-danger">
              {problem}
            </p>
          )}
        </>
      ) : (
        <div className="grid gap-2 sm:grid-cols-[minmax(0,1fr)_auto]">
          <AddressField
            label={label}
            hint={MEDIA_FIELD.hint(wantedText(kind))}
            badText={MEDIA_FIELD.bad}
            error={problem ?? undefined}
            value={value}
            onChange={write}
          />
          <div className="sm:pt-6">
            <FileButton label={MEDIA_FIELD.upload} icon={Upload} accept={acceptOf(kind)} onFile={take} />
          </div>
        </div>
      )}
    </fieldset>
  );
}

/** What has been uploaded, to be recognised. */
function OwnFile({ kind, address }: { kind: WantedFile; address: string }) {
  const Icon = kind === "audio" ? AudioLines : Film;
  return (
    <span className="flex min-w-0 grow items-center gap-2.5 text-sm text-muted">
      {kind === "image" || kind === "gif" ? (
        <img
          src={address}
          alt=""
          className="size-10 rounded-small border border-line bg-sunken object-contain"
        />
      ) : (
        <span className="grid size-10 place-items-center rounded-small border border-line bg-sunken">
          <Icon size={18} strokeWidth={1.75} aria-hidden />
        </span>
      )}
      <span className="min-w-0 truncate">
        {(isSample(address) ? MEDIA_FIELD.sample : MEDIA_FIELD.own)[kind]}
      </span>
    </span>
  );
}
