/** The oldest browsers that get scripts, as targets of esbuild. `getsScripts` in the pages tests for them. */
export const scriptFloor = ["chrome86", "firefox79", "safari14.1"];

/** Names that those browsers lack, and that no library calls without a test. The linter knows more, for our own code. */
const newer =
  /\.(?:findLast|findLastIndex|toReversed|toSpliced|hasOwn|groupBy|fromAsync|withResolvers|randomUUID)\b/;

/** Throws when a script calls what the oldest browsers lack. `name` names the script in the error. */
export function checkFloor(name, text) {
  const [found] = newer.exec(text) ?? [];
  if (found) throw new Error(`${name} uses ${found}, which the oldest browsers with scripts lack`);
}
