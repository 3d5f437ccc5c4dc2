/** The signed-in owner, for tests of requests and answers: keeps the cookies as a browser does. */
export interface Owner {
  cookie: string;
  /** GET of a page. */
  open(path: string): Promise<Response>;
  /** POST of a form; files make it multipart. Redirects are answered, not followed. */
  send(path: string, fields: Record<string, string | string[] | File>): Promise<Response>;
}

/** Signs in through the form of /admin. */
export async function signedIn(url: string, password: string): Promise<Owner> {
  const login = await fetch(`${url}/admin`, {
    method: "POST",
    body: new URLSearchParams({ password }),
    redirect: "manual",
  });
  if (login.status !== 302) throw new Error(`login answered ${login.status}`);
  const cookie = login.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .filter((one) => /^(?:__Host-)?giramondo=./.test(one ?? ""))
    .join("; ");
  return {
    cookie,
    open: (path) => fetch(url + path, { headers: { Cookie: cookie }, redirect: "manual" }),
    send: (path, fields) => {
      const body = formOf(fields);
      return fetch(url + path, { method: "POST", headers: { Cookie: cookie }, body, redirect: "manual" });
    },
  };
}

function formOf(fields: Record<string, string | string[] | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const one of Array.isArray(value) ? value : [value]) form.append(name, one);
  }
  return form;
}

/** The title of the notice that this answer's cookie makes the next page say. */
export async function nextNotice(url: string, answer: Response): Promise<string | null> {
  return (await nextNoticeInFull(url, answer))?.title ?? null;
}

/** The whole notice that this answer's cookie makes the next page say. */
export async function nextNoticeInFull(
  url: string,
  answer: Response,
): Promise<{ title: string; text: string } | null> {
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
  const html = await (await fetch(`${url}/submit`, { headers: { Cookie: cookie } })).text();
  const [, title, text] = /class="notice-title">([^<]*)<\/p><p>([^<]*)</.exec(html) ?? [];
  return title === undefined || text === undefined ? null : { title, text };
}
