import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { TagAddressFault } from "~/domain/tags/tag";
import { printText, tagsText } from "~/text/it/admin/tags";
import { AddressWarning } from "./address-warning";

interface PrintPageProps {
  title: string;
  /** The instructions for printing and cutting, in order. */
  steps: readonly string[];
  fault: TagAddressFault | null;
  /** True for an address that works everywhere, or that the owner has confirmed. */
  isPrinted: boolean;
  /** The code in the page's address, when the sheet has only one tag. */
  code?: string | null;
  children: ReactNode;
}

/** A page to print, with instructions that only the screen shows. */
export function PrintPage({ title, steps, fault, isPrinted, code = null, children }: PrintPageProps) {
  return (
    <main className="print-page" id="content">
      <div className="print-help">
        <h1 className="page-title">{title}</h1>
        {fault === null ? null : <AddressWarning fault={fault} />}
        {isPrinted ? (
          <>
            <ol>
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            <button className="button" type="button" id="print" hidden>
              {printText.print}
            </button>
          </>
        ) : null}
        {isPrinted || fault === "missing" ? null : (
          <form method="get">
            {code === null ? null : <input type="hidden" name="codice" value={code} />}
            <button className="button button-quiet button-danger" name="comunque" value="true">
              {tagsText.printAnyway}
            </button>
          </form>
        )}
        <Link className="button button-quiet" to="/admin/cartellini">
          {printText.back}
        </Link>
      </div>
      {isPrinted ? children : null}
    </main>
  );
}
