import { useWords } from "~/components/languages/use-words";
import { reportAddress } from "~/domain/reports/report";
import { DocumentLink } from "./links";

/** The quiet link to the form for people who find something wrong with what they see. */
export function ReportLink({ id, photoId }: { id: string; photoId?: string }) {
  const { layout } = useWords().text;
  return (
    <p className="report">
      <DocumentLink to={reportAddress(id, photoId)} rel="nofollow">
        {layout.report}
      </DocumentLink>
    </p>
  );
}
