/** Who may import whom: the rooms of the house (CONTRIBUTING.md). */
const DOMAINS =
  "landing|auth|shell|dashboard|students|lessons|schedule|courses|exercises|documents|scraper|assistant|profile|integrations|bot|health";
const IN_A_DOMAIN = `^app/(${DOMAINS})/`;

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
    {
      name: "ui-and-platform-know-no-domain",
      severity: "error",
      from: { path: "^app/(ui|platform|styles)/" },
      to: { path: IN_A_DOMAIN },
    },
    {
      name: "another-domain-shows-only-shapes-rules-and-store",
      comment:
        "Parts that screens share: the shell's error panel, the import of a PDF, how a student's request is decided, the list of students, and what an exercise looks like.",
      severity: "error",
      from: { path: "^app/([^/]+)/", pathNot: "^app/(ui|platform|styles)/" },
      to: {
        path: IN_A_DOMAIN,
        pathNot: [
          "^app/$1/",
          "/(schema|rules|limits|colors)\\.ts$",
          "\\.server\\.ts$",
          "^app/shell/error-panel\\.tsx$",
          "^app/documents/import-dialog\\.tsx$",
          "^app/students/(decide-buttons\\.tsx|use-(decisions|every-student)\\.ts)$",
          "^app/exercises/[^/]+\\.tsx?$",
        ],
      },
    },
    {
      name: "shapes-know-only-shapes",
      severity: "error",
      from: { path: "^app/[^/]+/schema\\.ts$" },
      to: {
        pathNot: [
          "/(schema|limits)\\.ts$",
          "^app/exercises/(fields|[^/]+/shape)\\.ts$",
          "^app/platform/(text-shapes|plain-text|media-address|durations)\\.ts$",
          "^node_modules/zod/",
        ],
      },
    },
    {
      name: "rules-are-pure",
      severity: "error",
      from: { path: "^app/[^/]+/rules\\.ts$" },
      to: { pathNot: ["^app/[^/]+/[^./]+\\.ts$", "^node_modules/zod/"] },
    },
    {
      name: "pure-files-do-no-io",
      severity: "error",
      from: { path: "^app/[^/]+/(schema|rules)\\.ts$" },
      to: {
        path: ["\\.server\\.", "^app/(ui|platform)/", "^node_modules/(react|@remix-run)/"],
        pathNot: "^app/platform/(text-shapes|plain-text|media-address|durations)\\.ts$",
      },
    },
    {
      name: "browser-code-stays-in-the-browser",
      comment: "Route modules may: their loaders and actions are taken out of what the browser gets.",
      severity: "error",
      from: {
        path: "^app/.+\\.tsx?$",
        pathNot: [
          "\\.server\\.tsx?$",
          "/(screen|layout|not-found|forgot-password|reset-password|join|home|preview|worksheet)\\.tsx$",
          "/(api\\.[^/]+|moved|logout|home)\\.ts$",
          "^app/(root|entry\\.server)\\.tsx$",
          "\\.test\\.ts$",
        ],
      },
      to: { path: "\\.server\\.ts$", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "apis-show-nothing",
      severity: "error",
      from: { path: "/api\\.[^/]+\\.ts$" },
      to: { path: ["^app/ui/", "\\.tsx$"] },
    },
    {
      name: "the-worker-stands-on-platform-and-bot",
      severity: "error",
      from: { path: "^workers/" },
      to: { path: "^app/", pathNot: "^app/(bot|platform)/" },
    },
    {
      name: "only-the-map-knows-routes",
      severity: "error",
      from: { path: "^app/", pathNot: "^app/routes\\.ts$" },
      to: { path: "/api\\.[^/]+\\.ts$" },
    },
  ],
  options: {
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(build|dist)/" },
  },
};
