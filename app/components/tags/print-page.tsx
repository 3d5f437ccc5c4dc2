import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { printText } from "~/text/it/admin/tags";

interface PrintPageProps {
  title: string;
  /** What to do with the sheet, in order. */
  steps: readonly string[];
  children: ReactNode;
}

/** A page to print: on the screen with what to do, on paper only what it shows. */
export function PrintPage({ title, steps, children }: PrintPageProps) {
  return (
    <main className="print-page" id="content">
      <div className="print-help">
        <h1 className="page-title">{title}</h1>
        <ol>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <Link className="button button-quiet" to="/admin/cartellini">
          {printText.back}
        </Link>
      </div>
      {children}
    </main>
  );
}
