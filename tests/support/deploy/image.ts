import { mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { buildContext, copyFromContext, copyFromStage } from "./build-context";
import { debianRoot, runInRoot, withNode } from "./debian-root";
import { type Instruction, readDockerfile } from "./read-dockerfile";

/** A built stage of our Dockerfile: its root directory, and the start command of its container. */
export interface Stage {
  name: string | null;
  root: string;
  environment: Record<string, string>;
  buildArguments: Record<string, string>;
  workingDirectory: string;
  user: string;
  volume: string;
  healthCheck: string[];
  entryPoint: string[];
  command: string[];
}

/** Follows the Dockerfile and returns its last stage. An unknown instruction is an error. */
export function buildImage(folder: string, given: Record<string, string> = {}): Stage {
  const stages: Stage[] = [];
  for (const instruction of readDockerfile(readFileSync("Dockerfile", "utf8"))) {
    const stage = stages.at(-1);
    if (instruction.keyword === "FROM") stages.push(newStage(instruction, folder, stages.length));
    else if (stage) obey(instruction, stage, stages, given);
  }
  const last = stages.at(-1);
  if (!last) throw new Error("the Dockerfile has no stage");
  return last;
}

function newStage({ text }: Instruction, folder: string, number: number): Stage {
  const [image = "", , name = null] = text.split(" ");
  const root = path.join(folder, `stage-${number}`);
  if (!/^(?:debian|node:\d+)[:-]bookworm-slim$/.test(image)) throw new Error(`no stand-in for ${image}`);
  debianRoot(folder, root);
  if (image.startsWith("node:")) withNode(root);
  const nothing = {
    environment: {},
    buildArguments: {},
    user: "0:0",
    volume: "",
    healthCheck: [],
    entryPoint: [],
    command: [],
  };
  return { ...nothing, name, root, workingDirectory: "/" };
}

function obey(instruction: Instruction, stage: Stage, stages: Stage[], given: Record<string, string>): void {
  const { keyword, flags, text } = instruction;
  const words = text.split(/\s+/);
  const acts: Record<string, () => void> = {
    WORKDIR() {
      stage.workingDirectory = String(words[0]);
      mkdirSync(path.join(stage.root, stage.workingDirectory), { recursive: true });
    },
    ARG: () => void (stage.buildArguments[text] = given[text] ?? ""),
    RUN: () => runInRoot(stage.root, stage.workingDirectory, text, stage.buildArguments),
    COPY: () => copy(flags.from ?? null, words, stage, stages),
    ENV() {
      for (const [name = "", value = ""] of words.map((word) => word.split("="))) {
        stage.environment[name] = value;
      }
    },
    USER: () => void (stage.user = String(words[0])),
    VOLUME: () => void (stage.volume = String(words[0])),
    EXPOSE: () => undefined,
    HEALTHCHECK: () => void (stage.healthCheck = JSON.parse(text.replace(/^CMD /, "")) as string[]),
    ENTRYPOINT: () => void (stage.entryPoint = JSON.parse(text) as string[]),
    CMD: () => void (stage.command = JSON.parse(text) as string[]),
  };
  const act = acts[keyword];
  if (!act) throw new Error(`nobody taught this test what ${keyword} does`);
  act();
}

function copy(from: string | null, words: string[], stage: Stage, stages: Stage[]): void {
  const [sources, target] = [words.slice(0, -1), String(words.at(-1))];
  if (from === null)
    return copyFromContext(buildContext(), sources, path.join(stage.root, stage.workingDirectory, target));
  const other = stages.find(({ name }) => name === from);
  if (!other) throw new Error(`COPY: there is no stage ${from}`);
  for (const source of sources) copyFromStage(other.root, source, stage.root, target);
}
