import { beforeAll, expect, it } from "vitest";
import { type Gazetteer, openGazetteer } from "~/gazetteer/gazetteer.server";
import { packedPlaces } from "../../../scripts/places/pack-places.mjs";
import { resolvePlace } from "./find-places.server";

/** Two hundred names as people say them in five languages, and what they mean. */
const meant: Record<string, string> = {
  it: `
    Santiago = Santiago de Compostela ES; Monaco = Monaco di Baviera DE;
    San Benedetto = San Benedetto del Tronto AP; Reggio = Reggio Emilia RE;
    Francoforte = Francoforte sul Meno DE; Parigi = Parigi FR; Londra = Londra GB; Barcellona = Barcellona ES;
    Lione = Lione FR; Nizza = Nizza FR; Siviglia = Siviglia ES; Porto = Porto PT; Vienna = Vienna AT;
    Salisburgo = Salisburgo AT; Ginevra = Ginevra CH; Lugano = Lugano CH; Atene = Atene GR;
    Salonicco = Salonicco GR; Rodi = Rodi GR; Santorini = Santorini GR; Corfù = Corfù GR;
    Edimburgo = Edimburgo GB; San Pietroburgo = San Pietroburgo RU; Il Cairo = Il Cairo EG;
    New York = New York NY; NYC = New York NY; San Francisco = San Francisco CA; Spezia = La Spezia SP;
    Aquila = L'Aquila AQ; Cortina = Cortina d'Ampezzo BL; Bassano = Bassano del Grappa VI;
    Ascoli = Ascoli Piceno AP; Salsomaggiore = Salsomaggiore Terme PR; Desenzano = Desenzano del Garda BS;
    Polignano = Polignano a Mare BA; Ostia = Lido di Ostia RM; Vaticano = Città del Vaticano VA;
    San Marino = San Marino SM; Ischia = Ischia NA; Capri = Capri NA; Alba = Alba CN; Spalato = Spalato HR;
    Zara = Zara HR; Fiume = Fiume HR; Lubiana = Lubiana SI; Rio = Rio de Janeiro BR; Malpensa = Malpensa IT;
    Capraia = Capraia IT; Sesto = Sesto San Giovanni MI; Castellammare = Castellammare di Stabia NA;
    Sestri = Sestri Levante GE; Finale = Finale Ligure SV`,
  en: `
    London = Londra GB; New York = New York NY; NYC = New York NY; LA = Los Angeles CA;
    San Francisco = San Francisco CA; Boston = Boston MA; Washington = Washington DC; Las Vegas = Las Vegas NV;
    Miami = Miami FL; Vancouver = Vancouver CA; Montreal = Montréal CA; Melbourne = Melbourne AU;
    Dublin = Dublino IE; Edinburgh = Edimburgo GB; Glasgow = Glasgow GB; Liverpool = Liverpool GB;
    Manchester = Manchester GB; Oxford = Oxford GB; York = York GB; Bath = Bath GB; Bristol = Bristol GB;
    Newcastle = Newcastle upon Tyne GB; Brighton = Brighton GB; Cologne = Colonia DE;
    Munich = Monaco di Baviera DE; Frankfurt = Francoforte sul Meno DE; Vienna = Vienna AT; Athens = Atene GR;
    Geneva = Ginevra CH; Bruges = Bruges BE; Copenhagen = Copenaghen DK; Gothenburg = Göteborg SE;
    Krakow = Cracovia PL; Moscow = Mosca RU; Beijing = Pechino CN; Cairo = Il Cairo EG;
    Singapore = Singapore SG; Cape Town = Città del Capo ZA; Rome = Roma RM; Nice = Nizza FR;
    Santorini = Santorini GR`,
  de: `
    Köln = Colonia DE; München = Monaco di Baviera DE; Frankfurt = Francoforte sul Meno DE;
    Hamburg = Amburgo DE; Berlin = Berlino DE; Wien = Vienna AT; Salzburg = Salisburgo AT; Zürich = Zurigo CH;
    Basel = Basilea CH; Bern = Berna CH; Genf = Ginevra CH; Luzern = Lucerna CH; Straßburg = Strasburgo FR;
    Nizza = Nizza FR; Brüssel = Bruxelles BE; Brügge = Bruges BE; Prag = Praga CZ; Warschau = Varsavia PL;
    Danzig = Danzica PL; Breslau = Breslavia PL; Kopenhagen = Copenaghen DK; Lissabon = Lisbona PT;
    Athen = Atene GR; Moskau = Mosca RU; Heidelberg = Heidelberg DE; Freiburg = Friburgo in Brisgovia DE;
    Halle = Halle (Saale) DE; Konstanz = Costanza DE; Garmisch = Garmisch-Partenkirchen DE;
    Hallstatt = Hallstatt AT; Rothenburg = Rothenburg ob der Tauber DE; Bozen = Bolzano BZ;
    Venedig = Venezia VE; Mailand = Milano MI`,
  fr: `
    Paris = Parigi FR; Lyon = Lione FR; Marseille = Marsiglia FR; Nice = Nizza FR; Bordeaux = Bordeaux FR;
    Lille = Lille FR; Strasbourg = Strasburgo FR; Brest = Brest FR; Tours = Tours FR; Nancy = Nancy FR;
    Saint-Étienne = Saint-Étienne FR; St Etienne = Saint-Étienne FR; Saint-Malo = Saint-Malo FR;
    Londres = Londra GB; Bruxelles = Bruxelles BE; Anvers = Anversa BE; Bruges = Bruges BE; Genève = Ginevra CH;
    Bâle = Basilea CH; Berne = Berna CH; Cologne = Colonia DE; Francfort = Francoforte sul Meno DE;
    Hambourg = Amburgo DE; Vienne = Vienna AT; Barcelone = Barcellona ES; Séville = Siviglia ES;
    Lisbonne = Lisbona PT; Athènes = Atene GR; Montréal = Montréal CA; Québec = Québec CA; Moscou = Mosca RU;
    Chamonix = Chamonix FR; Monaco = Monaco MC`,
  es: `
    Santiago = Santiago de Compostela ES; Madrid = Madrid ES; Barcelona = Barcellona ES; Valencia = Valencia ES;
    Sevilla = Siviglia ES; Zaragoza = Saragozza ES; Málaga = Malaga ES; Granada = Granada ES;
    Córdoba = Cordova ES; Toledo = Toledo ES; Salamanca = Salamanca ES; Vitoria = Vitoria ES;
    San Sebastián = San Sebastián ES; Las Palmas = Las Palmas de Gran Canaria ES; Palma = Palma di Maiorca ES;
    Jerez = Jerez de la Frontera ES; Alicante = Alicante ES; Cádiz = Cadiz ES; Oviedo = Oviedo ES;
    Vigo = Vigo ES; Pamplona = Pamplona ES; Burgos = Burgos ES; Buenos Aires = Buenos Aires AR; Lima = Lima PE;
    Bogotá = Bogotá CO; La Habana = L'Avana CU; Londres = Londra GB; París = Parigi FR; Oporto = Porto PT;
    Burdeos = Bordeaux FR; Marsella = Marsiglia FR; Bruselas = Bruxelles BE; Ginebra = Ginevra CH;
    Fráncfort = Francoforte sul Meno DE; Múnich = Monaco di Baviera DE; Viena = Vienna AT;
    Estocolmo = Stoccolma SE; Moscú = Mosca RU; Nueva York = New York NY; Roma = Roma RM`,
};

let gazetteer: Gazetteer;
beforeAll(() => {
  gazetteer = openGazetteer(packedPlaces);
});

const label = (place: { name: string; province: string | null; countryCode: string }) =>
  `${place.name} ${place.province ?? place.countryCode}`;

it("short names are never filled in wrongly, and most are filled in without a choice", () => {
  const rows = Object.entries(meant).flatMap(([language, names]) =>
    names.split(";").map((row) => [language, ...row.trim().split(" = ")] as [string, string, string]),
  );
  const answers = rows.map(([language, name, place]) => {
    const { clear, towns } = resolvePlace({ gazetteer }, { name, language, country: "", position: null });
    return { language, name, place, filled: clear && label(clear), offered: towns.map(label) };
  });
  expect(answers).toHaveLength(200);
  expect(answers.filter(({ filled, place }) => filled !== null && filled !== place)).toEqual([]);
  expect(answers.filter(({ filled }) => filled !== null).length).toBeGreaterThanOrEqual(160);
  expect(answers.filter(({ offered, place }) => !offered.includes(place))).toEqual([]);
});
