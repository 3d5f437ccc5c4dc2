import { ESLint } from "eslint";
import { describe, expect, it } from "vitest";

const forbidden: [file: string, statement: string][] = [
  ["app/text/x.ts", 'import { done } from "~/domain/result";'],
  ["app/images/x.server.ts", 'import { newId } from "~/domain/new-id";'],
  ["db/x.ts", 'import type { Site } from "~/domain/site";'],
  ["app/domain/stories/x.server.ts", 'import { migrate } from "~db/migrate";'],
  ["app/domain/stories/x.server.ts", 'import { isOwner } from "~/http/session.server";'],
  ["app/domain/stories/x.server.ts", 'import { done } from "../result";'],
  ["app/http/x.server.ts", 'import { photoFiles } from "~/images/photo-files";'],
  ["app/http/x.server.ts", 'import { Field } from "~/components/field";'],
  ["app/components/x.tsx", 'import { listStories } from "~/domain/stories/stories-queries.server";'],
  ["app/components/x.tsx", 'import { siteOf } from "~/http/site-of.server";'],
  ["app/routes/x.tsx", 'import { migrate } from "~db/migrate";'],
  ["app/routes/x.tsx", 'import { openSite } from "~/server/open-site";'],
  ["app/server/x.ts", 'import { siteOf } from "~/http/site-of.server";'],
];

const allowed: [file: string, statement: string][] = [
  ["app/domain/stories/x.server.ts", 'import type { Database } from "~db/schema";'],
  ["app/components/x.tsx", 'import { storyMaxLength } from "~/domain/stories/story";'],
  ["app/routes/x.tsx", 'import { listStories } from "~/domain/stories/stories-queries.server";'],
  ["app/server/x.ts", 'import { migrate } from "~db/migrate";'],
];

const linter = new ESLint();

async function complaints(file: string, statement: string): Promise<(string | null)[]> {
  const [result] = await linter.lintText(statement, { filePath: file });
  return (result?.messages ?? []).map(({ ruleId }) => ruleId);
}

describe("imports run one way", () => {
  it.each(forbidden)("%s may not say %s", async (file, statement) => {
    expect(await complaints(file, statement)).toContain("@typescript-eslint/no-restricted-imports");
  });

  it.each(allowed)("%s may say %s", async (file, statement) => {
    expect(await complaints(file, statement)).not.toContain("@typescript-eslint/no-restricted-imports");
  });
});
