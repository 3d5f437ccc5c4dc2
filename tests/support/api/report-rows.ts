import type { ApiRow } from "./api-row";
import { type Wire, form } from "./api-world";

const close = "POST /api/admin/reports/{id}/close";

async function reported(world: Parameters<NonNullable<ApiRow["given"]>>[0]) {
  const { id } = await world.article({ title: "Il faro" });
  await world.send(`POST /segnala?di=${id}`, { body: form({ what: "hurts", words: "Sono io" }) });
  const reports = await world.asOwner<Wire[]>("GET /api/admin/reports");
  return { id: String(reports.find(({ subjectId }) => subjectId === id)?.id), article: id };
}

/** Reports of visitors about something published. */
export const reportRows: ApiRow[] = [
  {
    call: "GET /api/admin/reports",
    when: "a visitor reported an article",
    asOwner: true,
    given: reported,
    status: 200,
    after: (_, { id }, { json }) => {
      const report = (json as Wire[]).find((one) => one.id === id);
      return Promise.resolve([
        [report?.what, report?.words, report?.name, report?.closedAt],
        ["hurts", "Sono io", "Il faro", null],
      ]);
    },
  },
  {
    call: close,
    when: "a report is open",
    asOwner: true,
    given: reported,
    status: 200,
    is: () => ({ success: true }),
    async after(world, { id }) {
      const reports = await world.asOwner<Wire[]>("GET /api/admin/reports");
      return [typeof reports.find((one) => one.id === id)?.closedAt, "string"];
    },
  },
  {
    call: close,
    when: "there is no such report",
    asOwner: true,
    given: () => Promise.resolve({ id: "nessuna" }),
    status: 404,
    is: () => ({ error: "Questa segnalazione non c’è più." }),
  },
];
