import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { PrintedAddress } from "~/domain/tags/printed-tag";
import { printText } from "~/text/it/admin/tags";
import { AddressWarning, PrintAnyway } from "./address-warning";

interface PrintPageProps {
  title: string;
  /** The instructions for printing and cutting, in order. */
  steps: readonly string[];
  /** The state of the site's address on the tags, and the owner's confirmation of it. */
  address: PrintedAddress;
  /** The code in the page's address, when the sheet has only one tag. */
  code?: string | null;
  children: ReactNode;
}

/**
 * A page to print, with instructions that only the screen shows. It shows the tags only with an address that works
 * everywhere, or after the owner's confirmation.
 */
export function PrintPage({ title, steps, address, code = null, children }: PrintPageProps) {
  const { isSet, fault, isConfirmed } = address;
  const isShown = isSet && (fault === null || isConfirmed);
  return (
    <main className="print-page" id="content">
      <div className="print-help">
        <h1 className="page-title">{title}</h1>
        {fault === null ? null : <AddressWarning fault={fault} />}
        {isSet ? null : <AddressWarning fault="missing" />}
        {isShown ? (
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
        {isSet && !isShown ? <PrintAnyway code={code} /> : null}
        <Link className="button button-quiet" to="/admin/cartellini">
          {printText.back}
        </Link>
      </div>
      {isShown ? children : null}
    </main>
  );
}
