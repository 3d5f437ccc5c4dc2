import { type MessageWords, mailText } from "~/text/it/admin/notifications/notification-messages";

/**
 * Returns the two parts of a mail: the plain text, and the same words in the site's look. `url` is the mail's link,
 * null when unknown.
 */
export function mailParts(
  words: MessageWords,
  url: string | null,
  product: string,
): { text: string; html: string } {
  const quotes = words.quotes.map(({ name, story }) => ({ by: mailText.quoted(name), story }));
  const text = [
    words.lines.join("\n"),
    ...quotes.map(({ by, story }) => `${by}\n\n${indented(story)}`),
    url ?? mailText.withoutAddress,
    `-- \n${mailText.why(product)}`,
  ].join("\n\n");
  const link = url === null ? `<p>${html(mailText.withoutAddress)}</p>` : button(url);
  const quoted = quotes.map(
    ({ by, story }) =>
      `<p style="margin:16px 0 4px">${html(by)}</p><blockquote style="margin:0;padding:8px 14px;border-left:3px solid #8a5a36">${html(story).replaceAll("\n", "<br>")}</blockquote>`,
  );
  return {
    text: `${text}\n`,
    html: `<!doctype html><html lang="it"><head><meta charset="utf-8"><meta name="color-scheme" content="light"><title>${html(words.title)}</title></head><body style="margin:0;padding:24px 12px;background:#fbf6ec;color:#2b2118;font:16px/1.5 system-ui,sans-serif"><div style="max-width:34em;margin:0 auto"><h1 style="font:bold 24px/1.25 Georgia,serif;margin:0 0 12px">${html(words.title)}</h1>${words.lines.map((line) => `<p style="margin:0 0 8px">${html(line)}</p>`).join("")}${quoted.join("")}${link}<p style="margin:24px 0 0;padding-top:12px;border-top:2px dashed #8a5a36;font-size:13px">${html(mailText.why(product))}</p></div></body></html>\n`,
  };
}

const button = (url: string) =>
  `<p style="margin:20px 0"><a href="${html(url)}" style="display:inline-block;padding:10px 18px;border-radius:8px;background:#0f6e70;color:#ffffff;text-decoration:none">${html(mailText.open)}</a></p>`;

const indented = (text: string) => text.replaceAll(/^/gm, "> ");

const html = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
