import type { ApiRow } from "../api-row";

const places = "GET /api/admin/places";
const lecce = {
  name: "Lecce",
  province: "LE",
  country: "Italia",
  countryCode: "IT",
  latitude: "40.355",
  longitude: "18.172",
  best: true,
};
const asked = (query: Record<string, string>) => () => `?${new URLSearchParams(query).toString()}`;
const latitude = "lat è una latitudine fra -90 e 90, con il punto: 40.355";
const longitude = "lng è una longitudine fra -180 e 180, con il punto: 18.172";

/** Places by name and by point. */
export const placeRows: ApiRow[] = [
  {
    call: places,
    when: "the name is a town's",
    asOwner: true,
    query: asked({ q: " lecce " }),
    status: 200,
    answerHeaders: { "Cache-Control": "no-store" },
    async after(_, __, { json }) {
      const [first, ...others] = json as (typeof lecce)[];
      return [
        [
          first,
          others.length > 0 && others.every(({ name }) => name.includes("Lecce") || name.includes("Leccese")),
        ],
        [lecce, true],
      ];
    },
  },
  {
    call: places,
    when: "two towns have the name",
    asOwner: true,
    query: asked({ q: "Samone" }),
    status: 200,
    has: () => [
      { name: "Samone", province: "TO", best: false },
      { name: "Samone", province: "TN", best: false },
    ],
  },
  {
    call: places,
    when: "the town is abroad",
    asOwner: true,
    query: asked({ q: "Londra" }),
    status: 200,
    has: () => [{ name: "Londra", province: null, country: "Regno Unito", countryCode: "GB", best: true }],
  },
  {
    call: places,
    when: "it is written as people write it",
    asOwner: true,
    query: asked({ q: "Roma (RM)" }),
    status: 200,
    has: () => [{ name: "Roma", province: "RM", country: "Italia", best: true }],
  },
  {
    call: places,
    when: "it is written in another script",
    asOwner: true,
    query: asked({ q: "京都" }),
    status: 200,
    has: () => [{ name: "Kyoto", country: "Giappone", countryCode: "JP", best: true }],
  },
  {
    call: places,
    when: "a better known place begins with the name",
    asOwner: true,
    query: asked({ q: "Monaco" }),
    status: 200,
    has: () => [
      { name: "Monaco", countryCode: "MC", best: false },
      { name: "Monaco di Baviera", countryCode: "DE", best: false },
    ],
  },
  {
    call: places,
    when: "there is no such place",
    asOwner: true,
    query: asked({ q: "Qwxyz" }),
    status: 200,
    is: () => [],
  },
  {
    call: places,
    when: "it is a point in a town",
    asOwner: true,
    query: asked({ lat: "40.3515", lng: "18.1750" }),
    status: 200,
    is: () => [lecce],
  },
  {
    call: places,
    when: "it is a point in the sea",
    asOwner: true,
    query: asked({ lat: "40", lng: "6" }),
    status: 200,
    is: () => [],
  },
  ...["", "?q=", "?q=%20", "?lat=40.1", "?lng=18.1", "?lat=&lng="].map((query): ApiRow => ({
    call: places,
    when: `nothing is asked: «${query}»`,
    asOwner: true,
    query: () => query,
    status: 400,
    is: () => ({ error: "Scrivi il nome di un luogo (q), oppure un punto (lat e lng)." }),
  })),
  {
    call: places,
    when: "the name is too long",
    asOwner: true,
    query: asked({ q: "a".repeat(101) }),
    status: 400,
    is: () => ({ error: "Massimo 100 caratteri", fieldErrors: { q: ["Massimo 100 caratteri"] } }),
  },
  {
    call: places,
    when: "the point is nowhere",
    asOwner: true,
    query: asked({ lat: "91", lng: "nord" }),
    status: 400,
    is: () => ({ error: latitude, fieldErrors: { lat: [latitude], lng: [longitude] } }),
  },
  {
    call: places,
    when: "nobody is signed in",
    query: asked({ q: "Lecce" }),
    status: 401,
    hasNot: () => ["40.355"],
  },
];
