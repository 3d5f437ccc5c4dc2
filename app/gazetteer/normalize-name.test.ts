import { expect, it } from "vitest";
import { normalizeName } from "./normalize-name";

it.each([
  ["Forlì", "forli"],
  ["  L’Aquila ", "l aquila"],
  ["L'Aquila", "l aquila"],
  ["Forlì", "forli"],
  ["Łódź", "lodz"],
  ["Weißenfels", "weissenfels"],
  ["İzmir", "izmir"],
  ["Cavallino-Treporti", "cavallino treporti"],
  ["6th of October City", "6th of october city"],
  ["Jardines (Las)", "jardines las"],
  ["Xi’an", "xi an"],
  ["…", ""],
])("%s is compared as «%s»", (name, normal) => {
  expect(normalizeName(name)).toBe(normal);
});
