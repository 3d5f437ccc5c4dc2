import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isShortLink, parseCoordinates } from "./parse-coordinates";

const read = (pasted: string) => {
  const place = parseCoordinates(pasted);
  return place && [place.latitude, place.longitude];
};

describe("parseCoordinates", () => {
  it.each([
    ["45.4642, 9.19", "45.4642", "9.19"],
    ["45.4642,9.19", "45.4642", "9.19"],
    ["  45.4642 9.19  ", "45.4642", "9.19"],
    ["(45.4642, 9.19)", "45.4642", "9.19"],
    ["-33.8688; +151.2093", "-33.8688", "151.2093"],
    ["45, 9", "45.0", "9.0"],
    ["45,4642; 9,19", "45.4642", "9.19"],
    ["45,4642 9,19", "45.4642", "9.19"],
    ["45,4642, 9,19", "45.4642", "9.19"],
    [`45°27'51.1"N 9°11'24.0"E`, "45.464194", "9.190000"],
    [`33°52′08″S, 70°40′00″W`, "-33.868889", "-70.666667"],
    ["45.4642° N, 9.19° E", "45.464200", "9.190000"],
    ["90.0, -180.0", "90.0", "-180.0"],
  ])("reads the pair %s", (pasted, latitude, longitude) => {
    expect(read(pasted)).toEqual([latitude, longitude]);
  });

  it.each([
    [
      "Google's pin rather than its view",
      "https://www.google.com/maps/place/Duomo+di+Milano/@45.4640976,9.1893,17z/data=!3m1!4b1!4m6!3m5!1s0x4786c6:0x1!8m2!3d45.4640976!4d9.1919265!16zL20",
      "45.4640976",
      "9.1919265",
    ],
    ["Google's view", "https://www.google.it/maps/@45.4640976,9.1893,17z?entry=ttu", "45.4640976", "9.1893"],
    ["a Google search", "https://www.google.com/maps/search/?api=1&query=45.4642%2C9.19", "45.4642", "9.19"],
    ["a Google search of a pair", "https://www.google.com/maps/search/45.4642,+9.19", "45.4642", "9.19"],
    ["a dropped pin on a phone", "https://maps.google.com/?q=45.4642,9.19", "45.4642", "9.19"],
    ["an old Google link", "https://maps.google.com/maps?q=loc:45.4642,9.19&z=15", "45.4642", "9.19"],
    [
      "a way to a place",
      "https://www.google.com/maps/dir/?api=1&destination=-33.8688,151.2093",
      "-33.8688",
      "151.2093",
    ],
    [
      "OpenStreetMap's pin",
      "https://www.openstreetmap.org/?mlat=45.4642&mlon=9.1900#map=17/45.1/9.1",
      "45.4642",
      "9.1900",
    ],
    ["OpenStreetMap's view", "https://www.openstreetmap.org/#map=17/45.46420/9.19000", "45.46420", "9.19000"],
    ["Apple's place", "https://maps.apple.com/?ll=45.4642,9.19&q=Duomo&t=m", "45.4642", "9.19"],
    [
      "Apple's new place",
      "https://maps.apple.com/place?coordinate=45.4642,9.19&name=Duomo",
      "45.4642",
      "9.19",
    ],
    ["geo:", "geo:45.4642,9.19;u=35", "45.4642", "9.19"],
    ["Android's geo:", "geo:0,0?q=45.4642,9.19(Duomo)", "45.4642", "9.19"],
    [
      "a shared text around a link",
      "Guarda dove sono! https://maps.google.com/?q=45.4642,9.19 ciao",
      "45.4642",
      "9.19",
    ],
  ])("reads %s", (_, pasted, latitude, longitude) => {
    expect(read(pasted)).toEqual([latitude, longitude]);
  });

  it.each([
    [""],
    ["Milano"],
    ["45.4642"],
    ["91.0, 9.19"],
    ["45.4642, 180.5"],
    ["45.4642, 9.19, 12.0"],
    ["12/05/2026"],
    ["https://www.google.com/maps/place/Milano"],
    ["https://maps.app.goo.gl/AbCdEf123"],
    ["https://www.openstreetmap.org/way/12345"],
    ["https://example.org/%E0%A4%A"],
    ["geo:0,0"],
    ["0.0, 0.0"],
    ["1".repeat(100_000)],
  ])("finds nothing where there is nothing (%#)", (pasted) => {
    expect(read(pasted)).toBeNull();
  });

  it("reads back every pair that it is given, and nothing that is not on Earth", () => {
    fc.assert(
      fc.property(
        fc.double({ min: -90, max: 90, noNaN: true }),
        fc.double({ min: -180, max: 180, noNaN: true }),
        (latitude, longitude) => {
          const pair: [string, string] = [latitude.toFixed(6), longitude.toFixed(6)];
          fc.pre(pair.some((text) => Number(text) !== 0));
          expect(read(pair.join(", "))).toEqual(pair);
          expect(read(`https://maps.google.com/?q=${pair.join(",")}`)).toEqual(pair);
          expect(read(`geo:${pair.join(",")}`)).toEqual(pair);
        },
      ),
    );
    fc.assert(
      fc.property(fc.string(), (text) => {
        const place = parseCoordinates(text);
        if (!place) return;
        expect(place.latitude).toMatch(/^[+-]?\d{1,3}\.\d+$/);
        expect(Math.abs(Number(place.latitude))).toBeLessThanOrEqual(90);
        expect(Math.abs(Number(place.longitude))).toBeLessThanOrEqual(180);
      }),
    );
  });
});

it.each([
  ["https://maps.app.goo.gl/AbCdEf123", true],
  ["https://goo.gl/maps/AbC", true],
  ["https://maps.apple/p/AbC", true],
  ["https://osm.org/go/xcX0", true],
  ["https://www.google.com/maps/@45.4,9.1,17z", false],
  ["45.4, 9.1", false],
])("%s: short link is %s", (pasted, short) => {
  expect(isShortLink(pasted)).toBe(short);
});
