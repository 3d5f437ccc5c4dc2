import { runCommandLine } from "./command-line/run-command-line";

void runCommandLine(process.argv.slice(2));
