import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { testCertificate } from "./test-certificate";

/** A mail as it arrived. */
export interface ReceivedMail {
  raw: string;
  /** The headers by lower-case names. Folded lines and encoded words are decoded. */
  headers: Record<string, string>;
  text: string;
  html: string;
  recipients: string[];
  /** True when the mail arrived over TLS. */
  secure: boolean;
}

/** A mail server on a free port of 127.0.0.1. */
export interface MailSink {
  port: number;
  mails: ReceivedMail[];
  /** The status that refuses the next mails. Null accepts them. */
  refuseWith: number | null;
  /** Is called when a mail has arrived, before the server confirms it. The server waits for it. */
  onMail: () => Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts it. With `secure` it speaks TLS from the first byte. `account` is the only one that may send; without it
 * everybody may.
 */
export async function startMailSink({
  secure = false,
  account,
}: { secure?: boolean; account?: { user: string; password: string } } = {}): Promise<MailSink> {
  const server = new SMTPServer({
    secure,
    ...testCertificate,
    authOptional: account === undefined,
    authMethods: ["PLAIN", "LOGIN"],
    onAuth({ username, password }, _session, done) {
      if (username === account?.user && password === account?.password) done(null, { user: username });
      else done(new Error("Authentication failed"));
    },
    onRcptTo(_address, _session, done) {
      if (sink.refuseWith === null) return done();
      done(Object.assign(new Error("not now"), { responseCode: sink.refuseWith }));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        sink.mails.push({
          ...parseMail(Buffer.concat(chunks).toString("utf8")),
          recipients,
          secure: session.secure,
        });
        void sink.onMail().then(() => done());
      });
    },
  });
  // A client that refuses the certificate, or is killed, causes an error here.
  server.on("error", () => undefined);
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const sink: MailSink = {
    port: (server.server.address() as AddressInfo).port,
    mails: [],
    refuseWith: null,
    onMail: () => Promise.resolve(),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return sink;
}

function parseMail(raw: string): Omit<ReceivedMail, "recipients" | "secure"> {
  const { headers, body } = splitPart(raw);
  const boundary = /boundary="?([^";]+)/.exec(headers["content-type"] ?? "")?.[1];
  const parts = boundary === undefined ? [] : body.split(`--${boundary}`).slice(1, -1).map(splitPart);
  const bodyOf = (type: string) => {
    const part = parts.find((one) => one.headers["content-type"]?.startsWith(type));
    return part ? decodeBody(part.body, part.headers["content-transfer-encoding"] ?? "") : "";
  };
  return { raw, headers, text: bodyOf("text/plain"), html: bodyOf("text/html") };
}

function splitPart(part: string): { headers: Record<string, string>; body: string } {
  const [head = "", ...body] = part.replace(/^\r\n/, "").split("\r\n\r\n");
  const lines = head.replaceAll(/\r\n[ \t]+/g, " ").split("\r\n");
  const headers = lines.map((line) => {
    const [name = "", ...value] = line.split(": ");
    return [name.toLowerCase(), decodeWords(value.join(": "))];
  });
  return { headers: Object.fromEntries(headers) as Record<string, string>, body: body.join("\r\n\r\n") };
}

function decodeBody(body: string, encoding: string): string {
  const decoded =
    encoding === "base64"
      ? Buffer.from(body, "base64").toString("utf8")
      : encoding === "quoted-printable"
        ? decodeQuoted(body.replaceAll("=\r\n", ""))
        : body;
  return decoded.replaceAll("\r\n", "\n").trimEnd();
}

function decodeWords(value: string): string {
  return value
    .replaceAll(/\?=\s+=\?/g, "?==?")
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toLowerCase() === "b"
        ? Buffer.from(text, "base64").toString("utf8")
        : decodeQuoted(text.replaceAll("_", " ")),
    );
}

const decodeQuoted = (text: string) =>
  Buffer.from(
    text.replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    "latin1",
  ).toString("utf8");
