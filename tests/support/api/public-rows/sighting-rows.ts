import type { ApiRow } from "../api-row";
import { type ApiWorld, type Given, type Wire, idsAmong } from "../api-world";

const list = "GET /api/admin/sightings";
const remove = "DELETE /api/admin/sightings/{id}";

/** Sends a sighting with a new tag. Returns its id, the tag's code, and the secret of its receipt. */
export async function sighting(world: ApiWorld, city = "Torino"): Promise<Given> {
  const { code } = await world.asOwner<Wire>("POST /api/admin/tags", { name: "Zainetto" });
  const body = new URLSearchParams({ token: String(code), kind: "seen", city });
  const { headers } = await world.send(`POST /t/${String(code)}`, { body });
  const [newest] = await world.asOwner<Wire[]>(list);
  const receipt = headers.get("Location")?.split("/").at(-1) ?? "";
  return { id: newest?.id ?? "", code: String(code), receipt };
}

/** Sightings of the toy. */
export const sightingRows: ApiRow[] = [
  {
    call: list,
    when: "there are some: newest first, with their towns and tags",
    asOwner: true,
    async given(world) {
      const [first, second] = [await sighting(world), await sighting(world, " ")];
      return { first: first.id ?? "", second: second.id ?? "" };
    },
    status: 200,
    after: async (_, { first, second }, { json }) => [
      [idsAmong(json, [first, second]), (json as Wire[])[0]?.city, (json as Wire[])[1]?.city],
      [[second, first], null, "Torino"],
    ],
  },
  {
    call: list,
    when: "only what is older than one of them is wanted",
    asOwner: true,
    async given(world) {
      const [first, second] = [await sighting(world), await sighting(world)];
      return { first: first.id ?? "", second: second.id ?? "" };
    },
    query: ({ second }) => `?limit=1&before=${second}`,
    status: 200,
    after: async (_, { first }, { json }) => [(json as Wire[]).map(({ id }) => id), [first]],
  },
  { call: list, when: "nobody is signed in", status: 401 },
  {
    call: remove,
    when: "it is there: its receipt says that it is gone",
    asOwner: true,
    given: (world) => sighting(world),
    status: 200,
    after: async (world, { id, receipt }) => [
      [await world.has("sightings", id), (await world.send(`GET /ricevuta/${receipt}`)).status],
      [false, 410],
    ],
  },
  {
    call: remove,
    when: "it is gone",
    asOwner: true,
    status: 404,
    is: () => ({ error: "Questo avvistamento non c’è più." }),
  },
  {
    call: remove,
    when: "nobody is signed in",
    given: (world) => sighting(world),
    status: 401,
    after: async (world, { id }) => [await world.has("sightings", id), true],
  },
];
