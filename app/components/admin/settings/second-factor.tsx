import { Form, Link } from "@remix-run/react";
import { CodeField } from "~/components/admin/panel/code-field";
import { usePending } from "~/components/admin/use-pending";
import { QrDrawing } from "~/components/tags/printed-tag";
import type { QrCode } from "~/domain/tags/printed-tag";
import { secondFactorText as text } from "~/text/it/admin/settings-pages";
import { Confirmation } from "./confirmation";

const address = "/admin/impostazioni/accesso";

interface ConfirmedForm {
  /** The mistakes of the repeated password. Null when it need not be repeated. */
  confirmation: string[] | null;
}

interface EnableSecondFactorProps extends ConfirmedForm {
  secret: string;
  /** The address that opens the app on this phone. */
  address: string;
  qr: QrCode;
  codeErrors: string[];
}

/** Shows the secret as a QR code and as letters, and asks for the code that the app makes of it. */
export function EnableSecondFactor({
  secret,
  address: ofApp,
  qr,
  codeErrors,
  confirmation,
}: EnableSecondFactorProps) {
  const pending = usePending(address);
  return (
    <Form className="form form-sheet" method="post" action={address} noValidate>
      <p>{text.off}</p>
      <ol className="factor-steps">
        {text.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className="factor-secret">
        <QrDrawing {...qr} label={text.qr} />
        <p>
          {text.secret}: <code>{secret.replaceAll(/.{4}(?=.)/g, "$& ")}</code>
        </p>
        <p>
          <a href={ofApp}>{text.openApp}</a>
        </p>
      </div>
      <input type="hidden" name="secret" value={secret} />
      <CodeField name="code" hint={text.codeHint} errors={codeErrors} />
      {confirmation ? <Confirmation errors={confirmation} /> : null}
      <button className="button" aria-disabled={pending || undefined}>
        {text.turnOn}
      </button>
    </Form>
  );
}

/** Says that the second factor is on, and turns it off or makes new recovery codes. */
export function TurnFactorOff({ left, confirmation }: ConfirmedForm & { left: number }) {
  const pending = usePending(address);
  return (
    <Form className="form form-sheet" method="post" action={address} noValidate>
      <p>{text.on(left)}</p>
      {confirmation ? <Confirmation errors={confirmation} /> : null}
      <div className="button-row">
        <button className="button" name="act" value="renew" aria-disabled={pending || undefined}>
          {text.renew}
        </button>
        <button
          className="button button-quiet button-danger"
          name="act"
          value="off"
          aria-disabled={pending || undefined}
        >
          {text.turnOff}
        </button>
      </div>
      <p className="field-hint">{text.renewHint}</p>
    </Form>
  );
}

/** The new recovery codes, once. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  return (
    <div className="form form-sheet">
      <h3>{text.codes}</h3>
      <p>{text.codesLead}</p>
      <ul className="factor-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p>
        <Link className="button" to="/admin/impostazioni">
          {text.done}
        </Link>
      </p>
    </div>
  );
}
