import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { PrintedAddress } from "~/domain/tags/printed-tag";
import { printText } from "~/text/it/admin/tags";
import { AddressWarning, PrintAnyway } from "./address-warning";

interface PrintPageProps {
  title: string;
  /** What to do with the sheet, in order. */
  steps: readonly string[];
  /** Whether the site's address can be printed, and whether the owner wants it all the same. */
  address: PrintedAddress;
  /** The code of the only tag of a sheet, as the page's address says it. */
  code?: string | null;
  children: ReactNode;
}

/**
 * A page to print: on the screen with what to do, on paper only what it shows. An address that works only at home is
 * printed once that is confirmed.
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
