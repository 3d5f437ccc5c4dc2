import { expect, it } from "vitest";
import { typedStoryWords } from "~/domain/stories/fields";
import { keepWords, keptWordsKey, readKeptWords } from "./kept-words";

function emptyStorage() {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

const nothing = { token: "0af3", wish: "", ...typedStoryWords(() => "") };
const words = { ...nothing, story: "Sul molo", city: "Camogli", wish: "5f0c" };
const day = 24 * 60 * 60 * 1000;

it("gives the words back for a day after the last one was typed, and then forgets them", () => {
  const storage = emptyStorage();
  keepWords(storage, words, 1000);
  expect(readKeptWords(storage, 1000 + day - 1)).toEqual(words);
  expect(readKeptWords(storage, 1000 + day)).toBeNull();
  expect(storage.items.size).toBe(0);
});

it("keeps nothing of an empty form, and believes nothing that it has not written", () => {
  const storage = emptyStorage();
  keepWords(storage, words);
  keepWords(storage, { ...nothing, story: "  " });
  expect(storage.items.size).toBe(0);
  for (const strange of ["", "null", "[]", "{", '{"token":"0af3","story":"Da domani","at":9e15}']) {
    storage.setItem(keptWordsKey, strange);
    expect(readKeptWords(storage)).toBeNull();
  }
});
