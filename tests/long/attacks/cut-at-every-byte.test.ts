import { readdir } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type MultipartBody,
  answerOn,
  multipartOf,
  postHead,
  rawConnection,
} from "../../support/network/raw-connection";
import { type RunningProgram, runProgram } from "../../support/run-program";
import { sendStory } from "../../support/send-story";
import { signedIn } from "../../support/owner";
import { jpegPhoto } from "../../support/test-photos";

let program: RunningProgram;
let form: MultipartBody;
let cookie: string;

beforeAll(async () => {
  program = await runProgram({ environment: { SUBMIT_LIMIT: "0" } });
  ({ cookie } = await signedIn(program.url, program.password ?? ""));
  const fields = new FormData();
  fields.set("story", "Dal treno");
  fields.set("consent", "true");
  for (const field of ["photos", "photo"]) fields.append(field, new File(["x"], "a.jpg"));
  form = await multipartOf(fields);
});

afterAll(() => program.kill());

/** Two kinds of cuts: the phone loses its network, or the sender ends the form too early. */
const cuts: Record<string, (path: string, length: number) => Promise<void>> = {
  async "a connection that breaks"(path, length) {
    const socket = await rawConnection(program.url);
    const closed = answerOn(socket);
    const head = postHead(path, form.contentType, form.body.length, `Cookie: ${cookie}\r\n`);
    socket.write(Buffer.concat([Buffer.from(head), form.body.subarray(0, length)]), () =>
      // Waits a moment, in which the server can begin with the file.
      setImmediate(() => socket.destroy()),
    );
    await closed;
  },
  async "a form that ends too early"(path, length) {
    const socket = await rawConnection(program.url);
    const head = postHead(path, form.contentType, length, `Cookie: ${cookie}\r\n`);
    socket.write(Buffer.concat([Buffer.from(head), form.body.subarray(0, length)]));
    expect(await answerOn(socket)).toMatch(/^HTTP\/1\.1 4\d\d /);
  },
};

const paths = [
  "/submit",
  "/api/submit-story",
  "/admin/nuovo-articolo",
  "/api/admin/blog-posts",
  "/api/extract-gps",
];

describe.each(Object.keys(cuts))("%s", (kind) => {
  it.each(paths)("at any byte of the form for %s ends nothing but itself", async (address) => {
    const cut = cuts[kind] as (typeof cuts)[string];
    const lengths = Array.from({ length: form.body.length - 1 }, (_, at) => at + 1);
    while (lengths.length > 0) await Promise.all(lengths.splice(0, 40).map((at) => cut(address, at)));
    const photos: [string, Buffer][] = [["treno.jpg", await jpegPhoto()]];
    const honest = await sendStory(program.url, { story: `Dopo i tagli di ${address}, ${kind}`, photos });
    expect(honest.status).toBe(303);
    await expect.poll(() => readdir(path.join(program.dataDir, "incoming"))).toEqual([]);
    expect(program.output().log).not.toMatch(/Error|"level":(?:50|60)/);
  });
});
