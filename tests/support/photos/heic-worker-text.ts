import path from "node:path";
import { build } from "esbuild";

/** The text of the HEIC worker as the build makes it, so that no test needs a build first. */
export async function heicWorkerText(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.resolve("app/images/heic/heic-worker.ts")],
    bundle: true,
    platform: "node",
    format: "cjs",
    write: false,
    logLevel: "error",
  });
  return outputFiles[0]?.text ?? "";
}
