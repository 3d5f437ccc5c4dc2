import type { CompiledQuery } from "kysely";
import type { Site } from "~/domain/site";

/** Every statement that this site runs from now on, in order; transactions are not looked into. */
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
