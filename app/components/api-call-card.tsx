interface ApiCallCardProps {
  method: string;
  path: string;
  summary: string;
  /** The command line that tries the call. */
  curl: string;
}

/** One JSON call on the page /api. */
export function ApiCallCard({ method, path, summary, curl }: ApiCallCardProps) {
  return (
    <article className="api-call">
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
  );
}
