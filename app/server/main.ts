import { runCommandLine } from "./command-line/run-command-line";
import { photoProcessWord } from "./start-photo-process";

const words = process.argv.slice(2);
if (process.connected && words[0] === photoProcessWord) void import("./photo-process");
else void runCommandLine(words);
