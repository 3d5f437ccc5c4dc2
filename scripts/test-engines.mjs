import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { enginePackages, ensurePrograms } from "./setup/debian-packages.mjs";
import { installIfNeeded } from "./setup/install.mjs";
import { isBuildStale } from "./bundling/is-build-stale.mjs";
import { onPinnedNode } from "./setup/pinned-node.mjs";
import { countedAsOne, countedByVitest, printSum } from "./test-report/test-counts.mjs";
import { printSlowestFiles, printStages, stageTimer } from "./test-report/test-times.mjs";

/**
 * `npm run test:engines` runs the HTTP tests on a PostgreSQL server and an S3 store of its own, and the tests of
 * failures: of an instance, of the database server, of the object store. It fails without Debian's packages for them.
 */
process.chdir(fileURLToPath(new URL("..", import.meta.url)));
const stages = stageTimer();
await installIfNeeded();
if (onPinnedNode()) {
  ensurePrograms(enginePackages);
  stages.end("install");
  const isBuilt = !isBuildStale() || run("build", "scripts/build.mjs");
  const report = "test-results/engines.json";
  rmSync(report, { force: true });
  const vitest = run(
    "tests of the engines",
    "node_modules/vitest/vitest.mjs",
    "run",
    "--config=tests/engines/vitest.config.ts",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
  );
  const counts = [countedAsOne("build", isBuilt), countedByVitest(vitest, report)];
  printSlowestFiles(report);
  printStages(stages.all(), []);
  printSum(counts);

  function run(stage, script, ...args) {
    const { status } = spawnSync(process.execPath, [script, ...args], { stdio: "inherit" });
    stages.end(stage);
    return status === 0;
  }
}
