import { defineConfig, type ViteUserConfig } from "vitest/config";
import everyDay from "../../vitest.config";

/** Returns the configuration of a suite beside `npm test`: that of `npm test` without its projects, two files at a time. */
export function suiteConfig(test: ViteUserConfig["test"]): ViteUserConfig {
  return defineConfig({
    ...everyDay,
    test: { ...everyDay.test, projects: undefined, maxWorkers: 2, ...test },
  });
}
