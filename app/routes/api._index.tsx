import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageMeta, productNameIn, styleSheets } from "~/components/layout/page-head";
import { usePublicSettings } from "~/components/layout/use-public-settings";
import type { RouteHandle } from "~/http/route-handle";
import styles from "~/styles/api.css";
import { apiCallText, apiText } from "~/text/it/api";

export const handle: RouteHandle = { cache: {}, namesTheSite: true, prefetch: false };

export const links = styleSheets(styles);

export const meta: MetaFunction = (args) => pageMeta(args, apiText(productNameIn(args)));

export async function loader({ context }: LoaderFunctionArgs) {
  const { publicSettings } = context.site;
  const { apiCalls, curlLine } = await import("~/http/api-document/api-calls.server");
  // Without a public address, this is the address that the client has used. The server then does not cache the page.
  const address = publicSettings.publicUrl ?? context.client.origin;
  const calls = (await apiCalls()).map((call) => {
    const { id, method, path, owner: forOwner = false } = call;
    const curl = curlLine(call, { site: address, product: publicSettings.productName });
    return { method, path, forOwner, summary: apiCallText[id], curl };
  });
  return { calls };
}

/** The page about the JSON calls, for programmers: a description of each, and a command line to try it. */
export default function Api() {
  const { calls } = useLoaderData<typeof loader>();
  const { productName } = usePublicSettings();
  const text = apiText(productName);
  const groups = [
    { title: text.forAll, calls: calls.filter(({ forOwner }) => !forOwner) },
    { title: text.forOwner, calls: calls.filter(({ forOwner }) => forOwner) },
  ];
  return (
    <main className="page page-narrow" id="content">
      <h1 className="page-title">{text.title}</h1>
      <p className="page-lead">{text.lead}</p>
      <div className="prose">
        <ul>
          {text.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
        <p>
          {text.document} <a href="/api/openapi.json">{text.documentLink}</a>
        </p>
      </div>
      {groups.map((group) => (
        <section className="api-calls" key={group.title}>
          <h2 className="section-title">{group.title}</h2>
          {group.calls.map(({ method, path, summary, curl }) => (
            <article className="api-call" key={method + path}>
              <h3>
                <code>
                  {method} {path}
                </code>
              </h3>
              <p>{summary}</p>
              <pre>
                <code>{curl}</code>
              </pre>
            </article>
          ))}
        </section>
      ))}
    </main>
  );
}
