import { describe, expect, it } from "vitest";
import { storySchemaFor } from "./story-words.server";

const sent = { story: "Ciao", consent: "true" };
const schema = storySchemaFor(["2025-01-01", "2026-01-01"]);

describe("the consent of a story", () => {
  it.each(["2025-01-01", "2026-01-01"])(
    "is to the known version %s that the form showed",
    (consentVersion) => {
      expect(schema.parse({ ...sent, consentVersion })).toMatchObject({ consent: true, consentVersion });
    },
  );

  it.each([{}, { consentVersion: "" }])(
    "is to the newest version when the form names none: %j",
    (version) => {
      expect(schema.parse({ ...sent, ...version }).consentVersion).toBe("2026-01-01");
    },
  );

  it.each(["2024-01-01", "2026-01-01 ", "__proto__"])(
    "is none when it was to an unknown one: %j",
    (version) => {
      const { error } = schema.safeParse({ ...sent, consentVersion: version });
      expect(error?.issues).toMatchObject([{ path: ["consentVersion"], message: "outdated" }]);
    },
  );

  it.each(["on", "True", "1", "", "false", undefined])("is none when it says %j", (consent) => {
    const { error } = schema.safeParse({ ...sent, consent });
    expect(error?.issues).toMatchObject([{ path: ["consent"], message: "not-agreed" }]);
  });
});
