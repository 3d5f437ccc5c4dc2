/** The signed-in owner, for tests of requests and answers. It keeps cookies as a browser does. */
export interface Owner {
  cookie: string;
  /** Requests a page. */
  open(path: string): Promise<Response>;
  /** Sends a form, as multipart when it has files. It does not follow redirects. */
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

/** Returns the title of the notice that the next page shows because of this answer's cookie. */
export async function nextNotice(url: string, answer: Response): Promise<string | null> {
  return (await nextNoticeInFull(url, answer))?.title ?? null;
}

/** Returns the whole notice that the next page shows because of this answer's cookie. */
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
