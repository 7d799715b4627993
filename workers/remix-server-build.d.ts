/** What `remix vite:build` makes; wrangler.toml says where it stands. */
declare module "remix-server-build" {
  const build: import("@remix-run/cloudflare").ServerBuild;
  export = build;
}
