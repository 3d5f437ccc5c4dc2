import path from "node:path";
import { build } from "esbuild";

/** Returns the text of the HEIC worker as the build makes it, so that tests need no build. */
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
