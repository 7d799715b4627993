import { RemixBrowser } from "@remix-run/react";
import { setNonce } from "get-nonce";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import * as z from "zod/mini";

// The policy forbids `new Function`: zod must not even try, and Radix gets the nonce for the styles that it adds.
z.config({ jitless: true });
const nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce;
if (nonce) setNonce(nonce);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RemixBrowser />
    </StrictMode>,
  );
});
