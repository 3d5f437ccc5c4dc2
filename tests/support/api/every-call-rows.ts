import type { ApiRow } from "./api-row";

/** Every address with its methods. */
const addresses: [path: string, methods: string, forOwner?: "owner"][] = [
  ["/api/submit-story", "POST"],
  ["/api/locations-with-posts", "GET, HEAD"],
  ["/api/blog-posts", "GET, HEAD"],
  ["/api/blog-posts/{id}", "GET, HEAD"],
  ["/api/admin/status", "GET, HEAD"],
  ["/api/admin/login", "POST"],
  ["/api/admin/logout", "POST"],
  ["/api/admin/blog-posts", "GET, POST, HEAD", "owner"],
  ["/api/admin/stories", "GET, HEAD", "owner"],
  ["/api/admin/locations", "GET, POST, HEAD", "owner"],
  ["/api/extract-gps", "POST", "owner"],
  ["/api/admin/places", "GET, HEAD", "owner"],
  ["/api/admin/stories/{id}", "GET, PATCH, DELETE, HEAD", "owner"],
  ["/api/admin/blog-posts/{id}", "PATCH, DELETE", "owner"],
  ["/api/admin/locations/{id}", "PATCH, DELETE", "owner"],
  ["/api/admin/blog-posts/{id}/order", "PATCH", "owner"],
  ["/api/admin/blog-posts/{id}/visibility", "PATCH", "owner"],
  ["/api/admin/locations/{id}/order", "PATCH", "owner"],
  ["/api/admin/locations/{id}/visibility", "PATCH", "owner"],
  ["/api/admin/sightings", "GET, HEAD", "owner"],
  ["/api/admin/sightings/{id}", "DELETE", "owner"],
  ["/api/admin/reports", "GET, HEAD", "owner"],
  ["/api/admin/reports/{id}/close", "POST", "owner"],
  ["/api/admin/tags", "GET, POST, HEAD", "owner"],
  ["/api/admin/tags/{id}", "PATCH", "owner"],
  ["/api/admin/settings", "GET, PATCH, HEAD", "owner"],
  ["/api/admin/book", "GET, PATCH, HEAD", "owner"],
  ["/api/admin/wishes", "GET, POST, PATCH, HEAD", "owner"],
  ["/api/admin/wishes/{id}", "PATCH, DELETE", "owner"],
  ["/api/admin/wishes/{id}/order", "PATCH", "owner"],
  ["/api/admin/press", "GET, PATCH, HEAD", "owner"],
  ["/api/admin/password", "POST", "owner"],
  ["/api/admin/sessions", "GET, DELETE, HEAD", "owner"],
  ["/api/admin/sessions/{id}", "DELETE", "owner"],
  ["/api/admin/notifications", "GET, PATCH, HEAD", "owner"],
  ["/api/admin/notifications/trial", "POST", "owner"],
  ["/api/admin/notifications/pause", "DELETE", "owner"],
  ["/api/admin/browsers", "POST", "owner"],
  ["/api/admin/browsers/{id}", "DELETE", "owner"],
  ["/api/admin/photos/{name}/edits", "POST", "owner"],
  ["/api/admin/bin", "GET, HEAD", "owner"],
  ["/api/admin/bin/{id}", "DELETE", "owner"],
  ["/api/admin/bin/{id}/restore", "POST", "owner"],
];

/** Headers that a browser sends for a page of another site. */
const crossSite: Record<string, string>[] = [
  { Origin: "https://altrove.example" },
  { "Sec-Fetch-Site": "cross-site" },
  { Origin: "null" },
];
const otherSite =
  "Questa richiesta arriva da un altro sito: per sicurezza non è stata eseguita. Apri la pagina di questo sito e riprova da lì.";

/** Every call as `METHOD path`. */
export const everyCall = addresses.flatMap(([path, methods]) =>
  methods
    .split(", ")
    .filter((method) => method !== "HEAD")
    .map((method) => `${method} ${path}`),
);

/** Rows that hold for every call (methods, owner, same site), and rows for addresses that are not calls. */
export const everyCallRows: ApiRow[] = [
  ...addresses.flatMap(([path, methods, forOwner]): ApiRow[] => {
    const Allow = `${methods}, OPTIONS`;
    const call = `${methods.split(", ")[0]} ${path}`;
    const wrong = ["DELETE", "GET", "POST"].find((method) => !methods.includes(method)) ?? "PUT";
    return [
      ...[wrong, "PUT"].map((method) => ({
        call,
        when: `the method is ${method}`,
        method,
        status: 405,
        is: () => ({
          error: "Questa chiamata esiste, ma non con questo metodo: l’elenco completo è su /api.",
        }),
        answerHeaders: { Allow },
      })),
      { call, when: "its methods are asked for", method: "OPTIONS", status: 204, answerHeaders: { Allow } },
      ...(forOwner
        ? [
            {
              call,
              when: "nobody is signed in and nothing is sent",
              status: 401,
              is: () => ({ error: "Devi accedere come amministratore." }),
              answerHeaders: { "Cache-Control": "no-store" },
            },
          ]
        : []),
    ];
  }),
  ...everyCall
    .filter((call) => !call.startsWith("GET"))
    .flatMap((call) =>
      crossSite.map((headers): ApiRow => ({
        call,
        when: `it comes from another site (${Object.entries(headers).join()})`,
        asOwner: true,
        headers: () => headers,
        status: 403,
        is: () => ({ error: otherSite }),
      })),
    ),
  ...[
    "/api/niente",
    "/api/blog-posts/x/y",
    "/api/admin",
    "/api/admin/x",
    "/api/admin/stories/x/visibility",
  ].flatMap((path) =>
    ["GET", "POST", "PUT", "DELETE"].map((method) => ({
      call: `${method} ${path}`,
      when: "there is no such call",
      asOwner: true,
      status: 404,
      is: () => ({ error: "Questa chiamata non esiste: l’elenco completo è su /api." }),
      answerHeaders: { "Content-Type": "application/json; charset=utf-8" },
    })),
  ),
];
