import * as build from "~/server/site-build";
import { programFiles } from "~/server/program-files";
import { staticFiles } from "~/server/http-server/static-files";
import { runServer } from "~/server/command-line/run-server";

/** Runs `giramondo serve`: serves the site, with the pages that are built into the program. */
export async function serveSite(): Promise<void> {
  await runServer({ build, files: staticFiles(programFiles("static")) });
}
