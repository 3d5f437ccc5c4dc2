import type { ApiRow } from "../api-row";
import {} from "../api-world";

const unknownBefore = "before non è l’id di un elemento di questa lista: riparti dall’inizio";

const stops = "GET /api/locations-with-posts";
const articles = "GET /api/blog-posts";

/** Rows for both public lists, about reading a part of a list. */
export const publicListRows: ApiRow[] = [
  ...[stops, articles].flatMap((call): ApiRow[] => [
    { call, when: "a parameter is unknown", query: () => "?pagina=7", status: 200 },
    ...["0", "101", "-1", "1.5", "dieci", ""].map((limit) => ({
      call,
      when: `the limit is "${limit}"`,
      query: () => `?limit=${limit}`,
      status: 400,
      is: () => ({
        error: "limit è un numero intero da 1 a 100",
        fieldErrors: { limit: ["limit è un numero intero da 1 a 100"] },
      }),
    })),
    ...["nessuno", "", "x'--"].map((before) => ({
      call,
      when: `the list is to begin behind "${before}"`,
      query: () => `?before=${encodeURIComponent(before)}`,
      status: 400,
      is: () => ({ error: unknownBefore, fieldErrors: { before: [unknownBefore] } }),
    })),
    {
      call,
      when: "only the headers are asked for",
      method: "HEAD",
      status: 200,
      answerHeaders: { ETag: /^"/ },
    },
  ]),
];
