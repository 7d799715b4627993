import { useRevalidator } from "@remix-run/react";
import { Check, Copy } from "lucide-react";
import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { useCall } from "~/platform/use-call";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { TextField } from "~/ui/field";
import { lazyPart } from "~/ui/lazy-part";
import { useToast } from "~/ui/toast";
import { JOIN_LINK, JOIN_LINK_MESSAGES, STUDENTS } from "./labels";
import type { QrCode } from "./qr-code.server";

const loadConfirm = () => import("~/ui/confirm-dialog");
const ConfirmDialog = lazyPart(loadConfirm);

const COPIED_MS = 2_500;
/** The light border that a reader of QR codes needs, in modules. */
const QUIET = 4;

interface JoinCardProps {
  link: string;
  qr: QrCode;
}

/** The link that students join by: to copy, to show as a QR code, and to renew (product §3). */
export function JoinCard({ link, qr }: JoinCardProps) {
  const { call, busy } = useCall();
  const { revalidate } = useRevalidator();
  const [asking, setAsking] = useState(false);

  async function renew() {
    const answer = await call({
      method: "POST",
      path: "/api/students/join-code",
      success: JOIN_LINK_MESSAGES.renewed,
      failure: JOIN_LINK.renewFailed,
    });
    setAsking(false);
    if (answer.ok) revalidate();
  }

  return (
    <Card title={JOIN_LINK.title} className="students-join">
      <p className="text-sm text-muted">{JOIN_LINK.lead}</p>
      <LinkToCopy key={link} link={link}>
        <Button
          onClick={() => setAsking(true)}
          onPointerEnter={loadConfirm}
          onFocus={loadConfirm}
          aria-haspopup="dialog"
        >
          {JOIN_LINK.renew}
        </Button>
      </LinkToCopy>
      <Qr qr={qr} />
      <p className="text-center text-xs text-muted">{JOIN_LINK.qrHint}</p>
      {asking && (
        <Suspense>
          <ConfirmDialog
            title={JOIN_LINK.renewTitle}
            text={JOIN_LINK.renewText}
            confirm={JOIN_LINK.renew}
            cancel={STUDENTS.cancel}
            busy={busy}
            onConfirm={renew}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </Card>
  );
}

/** The link itself, the button that copies it, and what else can be done with it. */
function LinkToCopy({ link, children }: { link: string; children: ReactNode }) {
  const toast = useToast();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      field.current?.select();
      toast.error(JOIN_LINK.copyFailed);
    }
  }

  return (
    <div className="grid gap-2">
      <TextField
        ref={field}
        label={<span className="sr-only">{JOIN_LINK.link}</span>}
        readOnly
        value={link}
        onFocus={(event) => event.target.select()}
      />
      <div className="flex gap-2">
        <Button icon={copied ? Check : Copy} onClick={copy} className="grow">
          {copied ? JOIN_LINK.copied : JOIN_LINK.copy}
        </Button>
        <span role="status" className="sr-only">
          {copied && JOIN_LINK.copied}
        </span>
        {children}
      </div>
    </div>
  );
}

/** Dark on light in both themes: many readers know nothing else. */
function Qr({ qr: { path, size } }: { qr: QrCode }) {
  const side = size + 2 * QUIET;
  return (
    <svg
      role="img"
      aria-label={JOIN_LINK.qr}
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      shapeRendering="crispEdges"
      className="w-full max-w-[220px] scheme-light justify-self-center rounded-control bg-surface text-ink"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
