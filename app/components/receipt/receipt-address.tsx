import { useWords } from "~/components/languages/use-words";

interface ReceiptAddressProps {
  address: string;
}

/** The address to keep; the script of the page shows the buttons that the browser can do. */
export function ReceiptAddress({ address }: ReceiptAddressProps) {
  const text = useWords().text.receipt;
  return (
    <section className="receipt-address" aria-labelledby="keep-title">
      <h2 id="keep-title">{text.keepTitle}</h2>
      <p>{text.keep}</p>
      <p>
        <a className="receipt-link" href={address}>
          {address}
        </a>
      </p>
      <div className="button-row">
        <button type="button" className="button" data-copied={text.copied} id="copy" hidden>
          {text.copy}
        </button>
        <button type="button" className="button button-quiet" data-title={text.shareTitle} id="share" hidden>
          {text.share}
        </button>
        <button type="button" className="button button-quiet" id="print" hidden>
          {text.print}
        </button>
      </div>
    </section>
  );
}
