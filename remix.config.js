/**
 * Options of Remix's Vite plugin. The plugin does not read this file by itself: `vite.config.ts` imports it
 * (docs/decisions/002-vite-and-remix-config.md).
 * @type {import("@remix-run/dev").VitePluginConfig}
 */
export default {
  ignoredRouteFiles: ["**/*"],
  serverModuleFormat: "esm",
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_singleFetch: true,
    v3_routeConfig: true,
    v3_lazyRouteDiscovery: false,
  },
};
