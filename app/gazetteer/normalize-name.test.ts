import { expect, it } from "vitest";
import { normalizeName, normalizeNames } from "./search-places.server";

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
  ["…", ""],
])("%s is compared as «%s»", (name, normal) => {
  expect(normalizeName(name)).toBe(normal);
});

it("leaves what stands between many names", () => {
  expect(normalizeNames("Jardines (Las)\tÉvora\n(Xi’an)\n")).toBe("jardines las\tevora\nxi an\n");
});
