import type { ReactNode } from "react";
import { Button, ButtonLink } from "~/components/admin/buttons";
import type { SettingSource } from "~/domain/settings/setting";
import type { TagAddressFault } from "~/domain/tags/tag";
import { useOwnerWords } from "~/components/languages/use-owner-words";
import { AddressWarning } from "./address-warning";

interface PrintPageProps {
  className: string;
  title: string;
  /** True when what is printed has the main heading of the page. */
  isTitled?: boolean;
  /** The instructions for printing, in order. Without them nothing can be printed. */
  steps: readonly string[] | null;
  /** The name of the button that opens the print dialogue. */
  print: string;
  /** Stands before the instructions, and after them. */
  before?: ReactNode;
  after?: ReactNode;
  back: { to: string; label: string };
  children: ReactNode;
}

/** A page to print, with instructions that only the screen shows. */
export function PrintPage(page: PrintPageProps) {
  const { className, title, isTitled, steps, print, before, after, back, children } = page;
  const Heading = isTitled ? "h2" : "h1";
  return (
    <main className={className} id="content">
      <div className="print-help">
        <Heading className="page-title">{title}</Heading>
        {before}
        {steps ? (
          <>
            <ol>
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            <Button look="main" type="button" id="print" hidden label={print} />{" "}
          </>
        ) : null}
        {after}
        <ButtonLink look="quiet" {...back} />
      </div>
      {children}
    </main>
  );
}

interface PrintTagsProps {
  title: string;
  steps: readonly string[];
  fault: TagAddressFault | null;
  source: SettingSource;
  /** True for an address that works everywhere, or that the owner has confirmed. */
  isPrinted: boolean;
  /** The code in the page's address, when the sheet has only one tag. */
  code?: string | null;
  children: ReactNode;
}

/** A page that prints tags, unless they would show an address that does not work. */
export function PrintTags({ title, steps, fault, source, isPrinted, code = null, children }: PrintTagsProps) {
  const { tags, printedTags } = useOwnerWords().text;
  return (
    <PrintPage
      className="print-page"
      title={title}
      steps={isPrinted ? steps : null}
      print={printedTags.print}
      before={fault === null ? null : <AddressWarning {...{ fault, source }} />}
      after={
        isPrinted || fault === "missing" ? null : (
          <form method="get">
            {code === null ? null : <input type="hidden" name="codice" value={code} />}
            <Button look="danger" name="comunque" value="true" label={tags.printAnyway} />
          </form>
        )
      }
      back={{ to: "/admin/cartellini", label: printedTags.back }}
    >
      {isPrinted ? children : null}
    </PrintPage>
  );
}
