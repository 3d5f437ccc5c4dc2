import { beforeAll, expect, it } from "vitest";
import { type Gazetteer, openGazetteer } from "~/gazetteer/gazetteer.server";
import { packedPlaces } from "../../../scripts/places/pack-places.mjs";
import { findPlacesByName, resolvePlace } from "./find-places.server";

let gazetteer: Gazetteer;
beforeAll(() => {
  gazetteer = openGazetteer(packedPlaces);
});

const label = (place: { name: string; province: string | null; countryCode: string }) =>
  `${place.name} ${place.province ?? place.countryCode}`;
const rowsOf = (list: string) => list.split(";").map((row) => row.trim().split(" = ") as [string, string]);
const resolve = (name: string, language = "it") =>
  resolvePlace({ gazetteer }, { name, language, country: "", position: null });
const search = (name: string, country = "Italia") => findPlacesByName({ gazetteer }, name, country);

it.each(
  rowsOf(`
    Parigi (Francia) = Parigi FR; NYC = New York NY; LA = Los Angeles CA; Vaticano = Città del Vaticano VA;
    s. Giovanni Rotondo = San Giovanni Rotondo FG; St. Etienne = Saint-Étienne FR; Manarola = Manarola IT;
    Stromboli = Stromboli ME; Isola d'Elba = Isola d'Elba IT; Elba = Isola d'Elba IT; Santorini = Santorini GR;
    Hallstatt = Hallstatt AT; Etna = Etna IT; Lago di Como = Lago di Como IT; Lago di Garda = Lago di Garda IT;
    Cinque Terre = Cinque Terre IT; Cervinia = Breuil-Cervinia AO; Москва = Mosca RU; 東京 = Tokyo JP;
    京都 = Kyoto JP; Roma, Italia = Roma RM; Roma (RM) = Roma RM; Bolzano/Bozen = Bolzano BZ;
    Washington DC = Washington DC; Washington D.C. = Washington DC; London UK = Londra GB;
    Roma Italia = Roma RM; Boston, MA = Boston MA; Boston MA = Boston MA;
    Via Garibaldi 12, 73100 Lecce LE = Lecce LE; Camogli (GE) = Camogli GE; Lago di Braies = Lago di Braies IT;
    Monte Bianco = Monte Bianco IT; Capri = Capri NA; Ischia = Ischia NA; Isola di Capri = Isola di Capri IT;
    Monte Rosa = Monte Rosa IT; Vulcano = Vulcano IT; Panarea = Panarea IT; Tremiti = Tremiti IT;
    Isole Tremiti = Isole Tremiti FG; Corniglia = Corniglia IT; Matterhorn = Cervino IT;
    Lake Como = Lago di Como IT; Gardasee = Lago di Garda IT; Vesuvio = Vesuvio IT; Pompei = Pompei NA;
    Paestum = Paestum IT; Castelluccio di Norcia = Castelluccio di Norcia IT;
    Civita di Bagnoregio = Civita di Bagnoregio IT; Marzamemi = Marzamemi IT; Mondello = Mondello IT;
    Sanremo = Sanremo IM; San Remo = Sanremo IM; S. Remo = Sanremo IM; S.Remo = Sanremo IM;
    s agata de goti = Sant'Agata de' Goti BN; Monte S. Angelo = Monte Sant'Angelo FG;
    Castel S. Pietro Terme = Castel San Pietro Terme BO; Porto S. Giorgio = Porto San Giorgio FM;
    St. Moritz = St. Moritz CH; Sankt Moritz = St. Moritz CH; Saint-Moritz = St. Moritz CH;
    St Louis = St. Louis MO; St. Petersburg = San Pietroburgo RU; Saint-Malo = Saint-Malo FR;
    St Malo = Saint-Malo FR; Alba = Alba CN; Alessandria = Alessandria AL; Porto = Porto PT;
    Las Palmas = Las Palmas de Gran Canaria ES; Desenzano = Desenzano del Garda BS;
    Salsomaggiore = Salsomaggiore Terme PR; Montecatini = Montecatini-Terme PT; Cortina = Cortina d'Ampezzo BL;
    Francoforte = Francoforte sul Meno DE; Frankfurt = Francoforte sul Meno DE; Ascoli = Ascoli Piceno AP;
    Bassano = Bassano del Grappa VI; 北京 = Pechino CN; 上海 = Shanghai CN; パリ = Parigi FR; Париж = Parigi FR;
    Рим = Roma RM; Αθήνα = Atene GR; القاهرة = Il Cairo EG; Венеция = Venezia VE; フィレンツェ = Firenze FI;
    ナポリ = Napoli NA; 서울 = Seul KR; Grado = Grado GO; Barcellona = Barcellona ES; Paris, France = Parigi FR;
    Köln, Deutschland = Colonia DE; London, England = Londra GB; Amsterdam, Olanda = Amsterdam NL;
    Edinburgh, Scotland = Edimburgo GB; Porto Cervo = Porto Cervo SS; Alassio (SV) = Alassio SV;
    Alassio SV = Alassio SV; Val Gardena = Val Gardena IT; Selva di Val Gardena = Selva di Val Gardena BZ;
    Madonna di Campiglio = Madonna di Campiglio TN; Machu Picchu = Machu Picchu PE; Uluru = Uluru AU;
    Stonehenge = Stonehenge GB; Mont Saint Michel = Mont-Saint-Michel FR;
    Mont-Saint-Michel = Mont-Saint-Michel FR; Loch Ness = Loch Ness GB; Mallorca = Maiorca ES;
    Maiorca = Maiorca ES; Tenerife = Tenerife ES; Creta = Creta GR; Dolomiti = Dolomiti IT; Nervi = Nervi IT;
    Milano Malpensa = Malpensa IT; Malpensa = Malpensa IT; Orio al Serio = Orio al Serio BG;
    Ostia = Lido di Ostia RM; Lido di Ostia = Lido di Ostia RM; Mestre = Mestre VE; Burano = Burano VE;
    Torcello = Torcello IT; Murano = Murano VE; Isola Bella = Isola Bella IT; Stresa (VB) = Stresa VB;
    Lago Maggiore = Lago Maggiore IT; Vernazza (SP) - Cinque Terre = Vernazza SP; Bozen = Bolzano BZ;
    Brixen = Bressanone BZ; Meran = Merano BZ; Lugano, Svizzera = Lugano CH; San Marino = San Marino SM;
    Città del Vaticano = Città del Vaticano VA; Los Angeles = Los Angeles CA; SF = San Francisco CA;
    San Francisco = San Francisco CA; Firenze (FI), Toscana = Firenze FI; Bra = Bra CN;
    Forte dei Marmi = Forte dei Marmi LU; F.te dei Marmi = Forte dei Marmi LU;
    P.to Santo Stefano = Porto Santo Stefano GR; L'Aquila = L'Aquila AQ; Aquila = L'Aquila AQ;
    Reggio Emilia = Reggio Emilia RE; Reggio nell Emilia = Reggio Emilia RE;
    Reggio Calabria = Reggio Calabria RC; Lido di Venezia = Lido di Venezia VE; Lugano (CH) = Lugano CH`),
)("%s is %s, told in Italian", (name, place) => {
  const { clear } = resolve(name);
  expect(clear && label(clear)).toBe(place);
  const [first] = search(name);
  expect([first && label(first), first?.isBest]).toEqual([place, true]);
});

it.each(
  rowsOf(`
    Milano Centrale = Milano MI; roma termini = Roma RM; Venezia Mestre = Mestre VE;
    Firenze centro = Firenze FI; Bergamo alta = Bergamo BG; München Hbf = Monaco di Baviera DE;
    S.ta Margherita = Santa Margherita Ligure GE; S. Agata = Sant'Agata de' Goti BN;
    Milano, Lombardia = Milano MI; Stazione di Bologna = Bologna BO; Stazione Centrale, Milano = Milano MI;
    Bologna Centrale = Bologna BO; Berlin Hbf = Berlino DE; Eurostar, somewhere near Lille = Lille FR;
    Aeroporto di Venezia = Venezia VE; Piazza Navona, Roma = Roma RM; Trastevere, Roma = Roma RM;
    Sant'Agata = Sant'Agata CE; Saint Louis = Saint-Louis FR; St Albans = St Albans GB; Paris Texas = Paris TX;
    Paris, Texas = Paris TX; Napoli centrale = Napoli NA; Torino Porta Nuova = Torino TO;
    Genova Nervi = Nervi IT; Roma Fiumicino = Fiumicino RM; Stresa - Lago Maggiore = Stresa VB;
    Bar Sport, Lecce = Lecce LE; nel parco a Ferrara = Ferrara FE; vicino a Lecce = Lecce LE;
    treno per Bari = Bari BA; Firenze SMN = Firenze FI; Firenze S.M.N. = Firenze FI;
    Paris Gare de Lyon = Parigi FR; Gare de Lyon = Lione FR; Zürich HB = Zurigo CH;
    Wien Hauptbahnhof = Vienna AT; Bari Palese = Bari BA; Ala = Ala TN; Pesaro Urbino = Pesaro PU;
    Genova (Liguria) = Genova GE; Monaco = Monaco di Baviera DE; San Benedetto = San Benedetto del Tronto AP;
    Reggio = Reggio Emilia RE; Santiago = Santiago de Compostela ES; Rio = Rio de Janeiro BR;
    Capraia = Capraia IT; Salina = Salina IT; Salento = Salento IT`),
)("%s may be %s: it is offered, and the owner chooses", (name, place) => {
  const { clear, towns } = resolve(name);
  expect([clear, towns.map(label)]).toEqual([null, expect.arrayContaining([place])]);
  expect(search(name).map(label)).toContain(place);
});

it.each([
  "Albania",
  "Giamaica",
  "Libano",
  "Scozia",
  "America",
  "Marocco",
  "Colombia",
  "Perth",
  "Vienne",
  "Costanza",
])("«%s» may be another place than the town of this name, so the owner chooses", (name) => {
  for (const language of ["it", "en", "fr"]) {
    const clues = { name, language, country: "", position: null };
    expect(resolvePlace({ gazetteer }, clues).clear, language).toBeNull();
  }
});

it.each(["Singapore", "Lussemburgo", "San Marino", "Panama"])("«%s» is the town of its country", (name) => {
  expect(resolve(name).clear).not.toBeNull();
});

it.each(["Borgo Immaginario", "Qwxyz", "in volo", "casa mia", "a 12 km", "(", ", ,", "boh"])(
  "«%s» is no place",
  (name) => {
    expect(resolve(name)).toMatchObject({ towns: [], clear: null });
  },
);

it("the country beside a short name settles it", () => {
  const inCountry = (name: string, country: string) =>
    resolvePlace({ gazetteer }, { name, language: "it", country, position: null }).clear;
  expect(inCountry("Monaco", "Germania")).toMatchObject({ name: "Monaco di Baviera" });
  expect(inCountry("Monaco", "Monaco")).toMatchObject({ name: "Monaco", countryCode: "MC" });
  expect(inCountry("Boston", "Regno Unito")).toMatchObject({ name: "Boston", countryCode: "GB" });
  expect(inCountry("Reggio", "Francia")).toBeNull();
});

it("a photo nearby settles what the name leaves open", () => {
  const near = (name: string, latitude: number, longitude: number) =>
    resolvePlace({ gazetteer }, { name, language: "es", country: "", position: { latitude, longitude } })
      .clear;
  expect(near("Santiago", 42.8806, -8.5449)).toMatchObject({ name: "Santiago de Compostela" });
  expect(near("Milano Centrale", 45.486, 9.204)).toMatchObject({ name: "Milano" });
});

it("a story in another language means a large place abroad, and nothing else without a choice", () => {
  expect(resolve("Lyon", "de").clear).toMatchObject({ name: "Lione" });
  expect(resolve("Hallstatt", "de")).toMatchObject({ clear: null, towns: [{ name: "Hallstatt" }] });
  expect(resolve("Roma", "de")).toMatchObject({ clear: null, towns: [{ name: "Roma" }] });
  expect(resolve("Roma, Italia", "de").clear).toMatchObject({ name: "Roma" });
});

it("a text of a hundred characters is read at once", () => {
  const words = Array.from({ length: 50 }, (_, at) => String.fromCharCode(97 + (at % 26))).join(" ");
  const before = process.cpuUsage();
  resolve(words);
  resolve(words.replaceAll(" ", ","));
  const { user } = process.cpuUsage(before);
  expect(user).toBeLessThan(500_000);
});
