/** @type {import("@remix-run/dev").AppConfig} */
export default {
  ignoredRouteFiles: ["**/.*", "**/*.test.ts"],
  serverModuleFormat: "esm",
  serverPlatform: "node",
  serverMinify: false,
  // Plain Node imports no JSON without being told so in the import itself, which this compiler does not know.
  serverDependenciesToBundle: [/^world-atlas\//],
  future: {
    v3_fetcherPersist: true,
    v3_lazyRouteDiscovery: true,
    v3_relativeSplatPath: true,
    v3_singleFetch: true,
    v3_throwAbortReason: true,
  },
};
