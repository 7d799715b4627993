import type { LinksFunction } from "@remix-run/cloudflare";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
} from "@remix-run/react";
import type { ReactNode } from "react";
import { publicLoader } from "~/platform/screen.server";
import { ErrorPanel } from "~/shell/error-panel";
import { readPreference } from "~/shell/preference";
import styles from "~/styles/app.css?url";
import { interfaceFont } from "~/styles/preload";
import { useNonce } from "~/ui/nonce";
import { ToastProvider } from "~/ui/toast";

export const links: LinksFunction = () => [
  interfaceFont,
  { rel: "stylesheet", href: styles },
  { rel: "icon", type: "image/svg+xml", href: "/favicon.svg" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/manifest.webmanifest" },
];

export const loader = publicLoader(({ request }) => ({
  theme: readPreference(request.headers.get("Cookie"), "theme"),
}));

/** The theme is the browser's from then on: it is read once, with the document. */
export const shouldRevalidate = () => false;

interface RouteHandle {
  /** False for a page that is links only: it is sent without any script. */
  scripts?: boolean;
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  const theme = useRouteLoaderData<typeof loader>("root")?.theme;
  const scripts = useMatches().every(({ handle }) => (handle as RouteHandle | undefined)?.scripts !== false);
  return (
    <html lang="en" data-theme={theme ?? undefined} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <Links />
      </head>
      <body>
        {scripts ? <ToastProvider>{children}</ToastProvider> : children}
        {scripts && <ScrollRestoration nonce={nonce} />}
        {scripts && <Scripts nonce={nonce} />}
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return (
    <main>
      <ErrorPanel />
    </main>
  );
}
