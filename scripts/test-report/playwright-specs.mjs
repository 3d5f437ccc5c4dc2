import path from "node:path";

/** Returns the specs of a Playwright report, also those in groups, each with the path of its file. */
export function playwrightSpecs({ config, suites }) {
  const specsIn = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsIn)];
  return suites.flatMap((suite) => {
    const file = path.relative(process.cwd(), path.join(config.rootDir, suite.file));
    return specsIn(suite).map((spec) => ({ ...spec, file }));
  });
}
