import { execFileSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

/** Returns the build context: the files of this checkout that .dockerignore does not exclude. */
export function buildContext(): string[] {
  const git = ["ls-files", "--cached", "--others", "--exclude-standard", "-z"];
  const files = execFileSync("git", git, { encoding: "utf8" }).split("\0").filter(existsSync);
  const rules = readFileSync(".dockerignore", "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => ({ keeps: line.startsWith("!"), matches: matcher(line.replace(/^!/, "")) }));
  return files.filter((file) => rules.findLast(({ matches }) => matches.test(file))?.keeps ?? true);
}

/** Matches as Docker does: from the root of the context, including everything under a named folder. */
function matcher(pattern: string): RegExp {
  const source = pattern
    .replace(/[.+^${}()|[\]\\]/g, "\\$&")
    .replaceAll("**/", "\0")
    .replaceAll("*", "[^/]*")
    .replaceAll("\0", "(?:.*/)?");
  return new RegExp(`^${source}(?:/|$)`);
}

/** COPY: copies files of the context, given by names or `.`, into a folder. */
export function copyFromContext(context: string[], sources: string[], target: string): void {
  for (const source of sources) {
    const chosen = context.filter(
      (file) => source === "." || file === source || file.startsWith(`${source}/`),
    );
    if (chosen.length === 0) throw new Error(`COPY: the context has no ${source}`);
    for (const file of chosen) cpSync(file, path.join(target, file));
  }
}

/** COPY --from: copies one file of another stage. */
export function copyFromStage(root: string, source: string, targetRoot: string, target: string): void {
  cpSync(path.join(root, source), path.join(targetRoot, target));
  if (!statSync(path.join(targetRoot, target)).isFile()) throw new Error(`COPY: ${source} is no file`);
}
