/** @type {import("@remix-run/dev").AppConfig} */
export default {
  server: "app/server/remix-serve.ts",
  ignoredRouteFiles: ["**/.*", "**/*.test.ts"],
  serverModuleFormat: "esm",
  serverPlatform: "node",
  serverMinify: false,
  future: {
    v3_fetcherPersist: true,
    v3_lazyRouteDiscovery: true,
    v3_relativeSplatPath: true,
    v3_singleFetch: true,
    v3_throwAbortReason: true,
  },
};
