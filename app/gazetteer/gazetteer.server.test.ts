import { brotliDecompressSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import { packedPlaces } from "../../scripts/places/pack-places.mjs";
import { type Gazetteer, openGazetteer } from "./gazetteer.server";

let gazetteer: Gazetteer;
let packed: Uint8Array;
let reads = 0;
beforeAll(() => {
  packed = packedPlaces();
  gazetteer = openGazetteer(() => {
    reads += 1;
    return packed;
  });
});

const found = (name: string) =>
  gazetteer.search(name).map((place) => `${place.name} ${place.province ?? place.countryCode}`);

describe("the packed file", () => {
  it("is small enough for the executable", () => {
    expect(packed.length).toBeLessThan(570_000);
  });

  it("knows all of Italy and the towns of the world", () => {
    const { areas } = JSON.parse(brotliDecompressSync(packed).toString()) as { areas: string[] };
    const italian = areas.filter((area) => area.startsWith("IT-"));
    expect(new Set(italian).size).toBe(107);
    expect(italian.length).toBeGreaterThan(11_500);
    expect(areas.length).toBeGreaterThan(36_000);
  });

  it("is read when it is needed, and once", () => {
    const other = openGazetteer(() => {
      reads += 1;
      return packed;
    });
    reads = 0;
    other.search("Lecce");
    other.near({ latitude: 45, longitude: 9 });
    expect(reads).toBe(1);
  });
});

describe("a place by its name", () => {
  it("has its Italian name, its province and its point", () => {
    expect(gazetteer.search("Lecce")[0]).toEqual({
      name: "Lecce",
      province: "LE",
      countryCode: "IT",
      latitude: "40.355",
      longitude: "18.172",
      match: "whole",
      people: expect.closeTo(90_000, -4) as number,
    });
  });

  it.each([
    ["forli", "Forlì FC"],
    ["FORLÌ", "Forlì FC"],
    ["l’aquila", "L'Aquila AQ"],
    ["cortina d ampezzo", "Cortina d'Ampezzo BL"],
    ["Reggio Emilia", "Reggio Emilia RE"],
    ["Reggio nell'Emilia", "Reggio Emilia RE"],
    ["Reggio Calabria", "Reggio Calabria RC"],
    ["Presicce-Acquarica", "Presicce-Acquarica LE"],
    ["Rome", "Roma RM"],
    ["Venice", "Venezia VE"],
    ["Bozen", "Bolzano BZ"],
    ["Florenz", "Firenze FI"],
    ["Milán", "Milano MI"],
    ["Turin", "Torino TO"],
    ["Wien", "Vienna AT"],
    ["Geneva", "Ginevra CH"],
    ["Burano", "Burano VE"],
    ["Londra", "Londra GB"],
    ["London", "Londra GB"],
    ["Parigi", "Parigi FR"],
    ["monaco di baviera", "Monaco di Baviera DE"],
    ["München", "Monaco di Baviera DE"],
    ["Monaco", "Monaco MC"],
    ["Siviglia", "Siviglia ES"],
    ["new york", "New York NY"],
    ["Lodz", "Łódź PL"],
    ["San Marino", "San Marino SM"],
    ["Città del Vaticano", "Città del Vaticano VA"],
    ["Alberobel", "Alberobello BA"],
  ])("%s is %s", (name, place) => {
    expect(found(name)[0]).toBe(place);
  });

  it("is every place of that name, the largest first", () => {
    expect(found("Samone")).toEqual(["Samone TO", "Samone TN"]);
    expect(found("Castro").slice(0, 4)).toEqual(["Castro BR", "Castro CL", "Castro LE", "Castro BG"]);
    const whole = gazetteer.search("Castro").filter(({ match }) => match === "whole");
    expect(whole).toEqual(gazetteer.search("Castro", { isWhole: true }));
    expect(whole).toHaveLength(4);
  });

  it("comes before names that only begin so, and those before names in which a word does", () => {
    const places = found("Lecce");
    expect(places.slice(0, 3)).toEqual(["Lecce LE", "Lecce nei Marsi AQ", "Monteroni di Lecce LE"]);
    expect(places).toHaveLength(9);
  });

  it.each(["", "   ", "…", "zzzz", "Lecce!Lecce", "\t", "\n"])("%j is none", (name) => {
    expect(gazetteer.search(name)).toEqual([]);
  });

  it.each(["s", "san", "a".repeat(1000), "(", "\\", ".*"])(
    "of ten at most, whatever is asked: %j",
    (name) => {
      expect(gazetteer.search(name).length).toBeLessThanOrEqual(10);
    },
  );
});

describe("a place by its point", () => {
  it.each([
    ["Lecce", 40.3515, 18.175],
    ["Surbo", 40.3936, 18.1345],
    ["Matera", 40.6664, 16.6043],
    ["Forlì", 44.2227, 12.0407],
    ["Alberobello", 40.7845, 17.2375],
    ["Camogli", 44.348, 9.156],
    ["San Marino", 43.9356, 12.4473],
    ["Roma", 41.8902, 12.4922],
    ["Venezia", 45.438, 12.3359],
    ["Lampedusa e Linosa", 35.5, 12.609],
    ["Lugano", 46.005, 8.952],
    ["Tokyo", 35.6595, 139.7005],
    ["Monaco di Baviera", 48.137, 11.575],
    ["Bagnoregio", 42.6277, 12.1138],
    ["Parigi", 48.8584, 2.2945],
    ["Neuilly-sur-Seine", 48.8846, 2.2697],
    ["Portofino", 44.3034, 9.2098],
    ["Riomaggiore", 44.107, 9.727],
    ["Assago", 45.402, 9.129],
    ["Milano", 45.4719, 9.188],
    ["Londra", 51.505, -0.0754],
    ["New York", 40.6892, -74.0445],
    ["Sydney", -33.8568, 151.2153],
    ["Panarea", 38.6375, 15.0755],
    ["Etna", 37.7485, 14.9965],
    ["Lago di Garda", 45.625, 10.647],
    ["Vernazza", 44.1349, 9.6838],
    ["Galatina", 40.1755, 18.1695],
  ])("%s", (name, latitude, longitude) => {
    expect(gazetteer.near({ latitude, longitude })?.name).toBe(name);
  });

  it.each([
    ["the Amazon", -6.1631, -68.545],
    ["the middle of the sea", 40, 6],
    ["the sea off Montecristo", 42.3, 10.25],
    ["the North Pole", 90, 0],
  ])("is not guessed from far away: %s", (_, latitude, longitude) => {
    expect(gazetteer.near({ latitude, longitude })).toBeNull();
  });

  it("is found across the 180th meridian", () => {
    const taveuni = gazetteer.search("Labasa")[0];
    expect(taveuni?.countryCode).toBe("FJ");
    const near = { latitude: Number(taveuni?.latitude), longitude: Number(taveuni?.longitude) - 360 };
    expect(gazetteer.near(near)?.name).toBe("Labasa");
  });
});
