import type { CompiledQuery } from "kysely";
import type { Site } from "~/domain/site";

/**
 * Returns the list to which every statement of this site is added from now on. Statements in transactions are not
 * added.
 */
export function watchedQueries({ db }: Pick<Site, "db">): CompiledQuery[] {
  const seen: CompiledQuery[] = [];
  const executor = db.getExecutor();
  const execute = executor.executeQuery.bind(executor);
  executor.executeQuery = (query, ...more) => {
    seen.push(query);
    return execute(query, ...more);
  };
  return seen;
}
