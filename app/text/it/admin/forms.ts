/** Words that the owner's two forms share. */
export const ownerFormText = {
  describe: (label: string) => `Che cosa si vede nella foto ${label}, per chi non vede`,
  describeShort: "Che cosa si vede",
  leave: "Quello che hai scritto non è ancora stato inviato. Vuoi uscire lo stesso?",
  draftPhoto: "Foto già caricata",
  chosen: "Foto scelte dalle storie",
  remove: "Togli",
  removeNamed: (label: string) => `Togli ${label}`,
  ofOtherStory: "Di un’altra storia",
  removeOthers: (count: number) =>
    count === 1 ? "Togli la foto dell’altra storia" : `Togli le ${count} foto di altre storie`,
  removeAll: "Togli tutte le foto scelte",
  usePhotoDate: (day: string) => `Usa la data della foto: ${day}`,
  cover: "Copertina",
  coverShort: "★ copertina",
  earlierShort: "↑ più su",
  laterShort: "↓ più giù",
  makeCover: (label: string) => `Fai di ${label} la copertina`,
  earlier: (label: string) => `Sposta ${label} più su`,
  later: (label: string) => `Sposta ${label} più giù`,
  drag: (label: string) => `Trascina ${label}`,
  photos: "Foto",
  photosOrder: "La prima è la copertina: ★ ne porta in cima un’altra.",
  versions: "Due versioni",
  versionsHint:
    "Qui sotto c’è la tua: se salvi, prende il posto dell’altra. Puoi copiare da qui quello che ti serve.",
  versionsAlike:
    "I testi sono gli stessi: forse sono cambiate le foto o la visibilità. Se salvi, vale il modulo qui sotto.",
  versionSaved: "Salvata nel frattempo:",
  versionYours: "La tua:",
  versionTake: "Lascia perdere la mia e apri quella salvata",
};

/** The texts of the page for an owner's form that could not be stored: its session had ended or could not be read. */
export const unsentFormText = {
  title: "Il sito non riesce a salvare",
  help: "Quello che hai scritto è ancora in questa pagina (la foto nuova no): non chiuderla. Il disco è pieno, oppure il database non risponde. Fai spazio sul server o aspetta un momento, poi premi Riprova; se la tua sessione è scaduta, il sito ti chiederà la password.",
  retry: "Riprova",
};

/** The words of the article form, "Articoli Diario". */
export const blogPostFormText = {
  title: "Titolo",
  author: "Autore",
  city: "Città",
  country: "Paese",
  date: "Data",
  narrowConsent: (words: string[]) =>
    `Il consenso di questa storia parla solo di storia e foto, non di nome e città: prima di pubblicare chiedi a chi l’ha mandata, o togli «${words.join("» e «")}» da titolo, autore e città.`,
  dateHint: "Il giorno in cui è successo: il diario va in ordine di data.",
  dateEditHint: "Il giorno in cui è successo. Se la sua tappa ha la stessa data, cambia anche quella.",
  correctStop: "Se correggi città o Paese, correggi anche la sua tappa",
  content: "Contenuto",
  photo: "Foto",
  photoHint: "JPG, PNG fino a 10MB",
  addPhotos: "Aggiungi foto",
  morePhotos: "Aggiungi foto",
  morePhotosHint: "JPG, PNG fino a 10MB; un articolo ha al massimo 10 foto",
  editHeading: (title: string) => `Modifica «${title}»`,
  save: { label: "Salva le modifiche", pending: "Salvataggio..." },
  saveHidden: "Salva nascosto",
  savePublished: "Salva e pubblica",
  preview: "Anteprima",
  view: "Vedi l’articolo",
  publishOnMap: "Pubblica e metti sulla mappa",
  submit: { label: "Crea Articolo", pending: "Creazione..." },
};

/** The first title of an article from a story. */
export const promotedTitle = (city: string | null, name: string | null) =>
  `Storia da ${city ?? "un viaggiatore"}: ${name ?? "Anonimo"}`;

/** The words of the location form, "Nuova Location". */
export const locationFormText = {
  correctArticle: "Se correggi città o Paese, correggi anche il suo articolo",
  name: "Nome",
  nameHint: "Se lo lasci vuoto, «Trova il luogo» ci mette la città.",
  city: "Città",
  country: "Paese",
  date: "Data",
  dateHint: "Il giorno della tappa: la rotta va in ordine di data.",
  where: "Il punto",
  otherWays: "Altri modi: una foto, un link, due numeri",
  whereHint:
    "Il punto c’è già, se hai premuto «Trova il luogo» o la mappa. La foto si vede anche nella tappa.",
  photo: "Foto con GPS",
  photoHint:
    "JPG, PNG fino a 10MB. Se la foto dice dove è stata scattata, le coordinate si compilano da sole.",
  extract: "Estrai GPS dalla foto",
  extracting: "Lettura della foto...",
  paste: "Incolla qui il link di una mappa o le coordinate",
  pasteHint: "Da Google Maps, OpenStreetMap o Mappe di Apple; oppure «45.4642, 9.19».",
  pasteUse: "Usa questo punto",
  pasteDone: (latitude: string, longitude: string) => `Coordinate compilate: ${latitude}, ${longitude}`,
  latitude: "Latitudine",
  latitudeHint: "Fra -90 e 90, con il punto: 45.4642",
  longitude: "Longitudine",
  longitudeHint: "Fra -180 e 180, con il punto: 9.19",
  precision: "Chi legge vede",
  precisions: {
    exact: "il punto esatto",
    "1km": "un punto entro circa 1 km",
    "10km": "un punto entro circa 10 km",
  },
  precisionHints: {
    exact: "Lo vedono tutti: sulla mappa, nelle pagine e nei file del viaggio.",
    "1km": "Sulla mappa e altrove appare arrotondato: quello esatto lo vedi solo tu.",
    "10km": "Si capisce solo la zona: quello esatto lo vedi solo tu.",
  },
  drawnMap: "Il punto sulla mappa",
  drawnMapLabel: "Mappa: un clic ingrandisce o mette il punto",
  mapClicks: { zoom: "Ingrandisci", put: "Metti qui" },
  mapOut: "Rimpicciolisci",
  map: "Scegli sulla mappa",
  mapLabel: "Mappa su cui scegliere il punto",
  mapFailed: "La mappa non si apre: usa un altro modo, oppure riprova più tardi.",
  mapHint: "Tocca la mappa nel punto della tappa: le coordinate si compilano da sole.",
  description: "Descrizione",
  blogPost: "Articolo collegato",
  noBlogPost: "Nessun articolo",
  editHeading: (name: string) => `Modifica «${name}»`,
  save: { label: "Salva le modifiche", pending: "Salvataggio..." },
  submit: { label: "Crea Location", pending: "Creazione..." },
};
