import { Links, Meta, Outlet, Scripts } from "@remix-run/react";

/** The least that a Remix document can be. */
export default function Root() {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <Meta />
        <Links />
      </head>
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  );
}
