import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The folders of tests, those with the longest files first: at the end no worker waits for the other. */
const folders = ["/tests/program/", "/tests/http/", "/"];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => folders.findIndex((one) => moduleId.includes(one));
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  resolve: {
    alias: [
      { find: /^~\//, replacement: folder("./app/") },
      { find: /^~db\//, replacement: folder("./db/") },
    ],
  },
  test: {
    setupFiles: ["tests/support/fail-on-console-error.ts"],
    // On a busy machine the photo worker of a program, which yields to pages, gets little of the processor.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // Long enough for a busy machine, and shorter than every time limit of the program, which could end what it awaits.
    expect: { poll: { timeout: 5000 } },
    // One more than the processors of a small machine: a test often waits for another process.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["app/**/*.test.ts", "app/**/*.test.tsx", "db/**/*.test.ts", "scripts/**/*.test.ts"],
          // None of them leaves anything in the process: what they all import is imported once.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "sites",
          include: ["tests/http/**/*.test.ts", "tests/program/**/*.test.ts"],
          // They share the compiled pages, the photo worker and the prepared data of their process.
          isolate: false,
        },
      },
    ],
  },
});
