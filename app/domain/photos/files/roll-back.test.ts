import { afterEach, beforeEach, expect, it } from "vitest";
import { jpegPhoto } from "../../../../tests/support/test-photos";
import { type TestSite, testSite } from "../../../../tests/support/test-site";
import { findDraft } from "~/domain/photos/drafts/drafts.server";
import { keepInDraft, rollBack } from "~/domain/photos/drafts/keep-in-draft.server";
import { storedNames } from "../../../../tests/support/photos/stored-names";

let test: TestSite;
beforeEach(async () => {
  test = await testSite();
});
afterEach(() => test.close());

const kept = async (name: string, draftId: string | null = null) => {
  const received = [await test.receive(name, await jpegPhoto({ width: 64, height: 48 }))];
  return keepInDraft(test.site, { draftId, removed: [], received }, { max: 3 });
};

it("leaves the draft that was there before as it was", async () => {
  const { draft: before } = await kept("prima.jpg");
  const draftId = before?.id ?? null;
  const refused = await kept("dopo.jpg", draftId);
  expect(refused.draft?.photos).toHaveLength(2);
  await rollBack(test.site, { draftId }, refused);
  expect(await findDraft(test.site, draftId ?? "")).toEqual(before);
  expect(await storedNames(test.site.photos)).toEqual(before?.photos.map(({ name }) => name));
});

it("leaves nothing of a draft that is new", async () => {
  const refused = await kept("sola.jpg");
  await rollBack(test.site, { draftId: null }, refused);
  expect(await findDraft(test.site, refused.draft?.id ?? "")).toBeNull();
  expect(await storedNames(test.site.photos)).toEqual([]);
});
