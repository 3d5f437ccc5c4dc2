import { loadPostgres } from "~/server/native-packages";
import { CannotStart } from "~/server/user-errors";
import { inspectDatabaseServer } from "~/server/database-server/inspect-database-server";
import { contentsText } from "~/text/it/commands/backup";
import { doctorText } from "~/text/it/commands/doctor";
import type { ServerAddress } from "~db/postgres/server-address";
import { type Finding, note, problem, well } from "./finding";

/** Checks that the database server answers, and that its database is of this version or of the one before. */
export async function checkDatabaseServer(address: ServerAddress): Promise<Finding[]> {
  try {
    const contents = await inspectDatabaseServer({ pg: await loadPostgres(), address });
    return [
      contents ? well(doctorText.databaseAnswers(contentsText(contents))) : note(doctorText.noDatabase),
    ];
  } catch (error) {
    if (!(error instanceof CannotStart)) throw error;
    return [problem(error.message)];
  }
}
