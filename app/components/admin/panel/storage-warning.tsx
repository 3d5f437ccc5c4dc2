import { storageText } from "~/text/it/admin/panel";
import { NoticeBanner } from "~/components/forms/notice-banner";

interface Props {
  state: { code: "fine" | "unwritable" } | { code: "little-space"; bytes: number };
}

/** A warning to the owner that the disk is full, or nearly. */
export function StorageWarning({ state }: Props) {
  if (state.code === "fine") return null;
  const words = "bytes" in state ? storageText.littleSpace(state.bytes) : storageText.unwritable;
  return <NoticeBanner notice={{ ...words, failed: true }} />;
}
