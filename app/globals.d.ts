import "@remix-run/cloudflare";

declare module "@remix-run/cloudflare" {
  /** Single fetch: loaders' data arrive as they were, not as JSON would have made them. */
  interface Future {
    v3_singleFetch: true;
  }
}

declare global {
  interface ImportMetaEnv {
    /** The version in package.json, put in by the build. */
    readonly APP_VERSION: string;
  }
}
