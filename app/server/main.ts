import { runCommandLine } from "./command-line/run-command-line";
import { photoWorkerCommand } from "./photo-worker/start-photo-worker";

const words = process.argv.slice(2);
if (process.connected && words[0] === photoWorkerCommand) void import("./photo-worker/photo-worker-main");
else void runCommandLine(words);
