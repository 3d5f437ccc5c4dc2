import path from "node:path";

/** The specs of a Playwright report, those in groups included, each with the path of its file. */
export function playwrightSpecs({ config, suites }) {
  const specsIn = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsIn)];
  return suites.flatMap((suite) => {
    const file = path.relative(process.cwd(), path.join(config.rootDir, suite.file));
    return specsIn(suite).map((spec) => ({ ...spec, file }));
  });
}
