/** One instruction of a Dockerfile. `COPY --from=build a b` is COPY with the flag `from` and the text `a b`. */
export interface Instruction {
  keyword: string;
  flags: Record<string, string>;
  /** The text after the flags. Continued lines are joined. */
  text: string;
}

/** Returns the instructions of a Dockerfile. It supports no heredocs, and no escapes except at the end of a line. */
export function readDockerfile(source: string): Instruction[] {
  const lines = source.split("\n").filter((line) => !/^\s*(?:#.*)?$/.test(line));
  const joined = lines.join("\n").replaceAll(/\s*\\\n\s*/g, " ");
  return joined.split("\n").map((line) => {
    const [keyword = "", ...words] = line.split(" ");
    const first = words.findIndex((word) => !word.startsWith("--"));
    const flags = words.slice(0, first).map((flag) => flag.slice(2).split("=") as [string, string]);
    return { keyword, flags: Object.fromEntries(flags), text: words.slice(first).join(" ") };
  });
}
