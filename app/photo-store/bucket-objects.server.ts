import type { BucketTimeouts, BucketSettings } from "./bucket-settings";
import { bucketRequests, faultOf } from "./bucket-requests.server";

const types: Record<string, string> = { jpg: "image/jpeg", webp: "image/webp" };

/** Makes the objects of one site, by names without its prefix. All methods throw BucketFault. */
export async function bucketObjects(settings: BucketSettings, timeouts: BucketTimeouts) {
  const { ask, askForText } = await bucketRequests(settings, timeouts);
  const keyOf = (name: string) => settings.prefix + name;

  return {
    async put(name: string, body: Uint8Array<ArrayBuffer>) {
      const type = types[name.slice(name.lastIndexOf(".") + 1)] ?? "application/octet-stream";
      await askForText({ method: "PUT", key: keyOf(name), body, headers: { "Content-Type": type } });
    },
    /** Returns the bytes as a stream, which the caller reads or cancels. Null when the object does not exist. */
    async read(name: string) {
      const found = await ask({ method: "GET", key: keyOf(name) });
      if (!found?.answer.body) return null;
      const bytes = Number(found.answer.headers.get("Content-Length"));
      return { stream: streamOf(found.answer.body.getReader(), found.stop, timeouts.idleMs), bytes };
    },
    /** Removes an object. A missing object is no error. */
    async remove(name: string) {
      const removed = await ask({ method: "DELETE", key: keyOf(name) });
      await removed?.answer.body?.cancel();
    },
    /** Lists the objects that begin so, with sizes, and ages by the store's clock; with a further slash, their `folders`. */
    async list(beginning = "") {
      const objects: { name: string; bytes: number; ageMs: number }[] = [];
      const folders: string[] = [];
      let next: string | null = null;
      do {
        const query: Record<string, string> = { "list-type": "2", delimiter: "/", prefix: keyOf(beginning) };
        if (next !== null) query["continuation-token"] = next;
        const { text, answer } = await askForText({ method: "GET", key: "", query });
        const now = timeOf(answer).getTime();
        for (const [, object = ""] of text.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
          const name = textIn(object, "Key").slice(settings.prefix.length);
          const ageMs = now - Date.parse(textIn(object, "LastModified"));
          objects.push({ name, bytes: Number(textIn(object, "Size")), ageMs });
        }
        for (const [, one = ""] of text.matchAll(/<CommonPrefixes>(.*?)<\/CommonPrefixes>/gs)) {
          folders.push(textIn(one, "Prefix").slice(settings.prefix.length));
        }
        next = textIn(text, "NextContinuationToken") || null;
      } while (next !== null);
      return { objects, folders };
    },
    async time() {
      const query = { "list-type": "2", "max-keys": "1", prefix: settings.prefix };
      return timeOf((await askForText({ method: "GET", key: "", query })).answer);
    },
  };
}

function timeOf({ headers }: Response): Date {
  return new Date(headers.get("Date") ?? Date.now());
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** Returns the text of the first XML element with this name, which contains only text. */
function textIn(xml: string, element: string): string {
  const text = new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1] ?? "";
  return text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => entities[name] ?? "");
}

/** Passes on a body. Calls `stop` when nothing arrives for `idleMs`, and when the reader leaves or does not begin. */
function streamOf(
  body: ReadableStreamDefaultReader<Uint8Array>,
  stop: () => void,
  idleMs: number,
): ReadableStream<Uint8Array> {
  let isIdle = false;
  const giveUp = () => {
    isIdle = true;
    stop();
  };
  const unread = setTimeout(giveUp, idleMs).unref();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        clearTimeout(unread);
        const guard = setTimeout(giveUp, idleMs);
        try {
          const { done, value } = await body.read().finally(() => clearTimeout(guard));
          if (done) controller.close();
          else controller.enqueue(value);
        } catch (error) {
          throw faultOf(error, "GET", isIdle);
        }
      },
      cancel() {
        clearTimeout(unread);
        stop();
      },
    },
    { highWaterMark: 0 },
  );
}
