import { Form, Link } from "@remix-run/react";
import { CodeField } from "~/components/admin/panel/login";
import { SubmitButton } from "~/components/admin/buttons";
import { QrDrawing } from "~/components/tags/printed-tag";
import type { QrCode } from "~/domain/tags/tag";
import { secondFactorText as text } from "~/text/it/admin/settings-pages";
import { Confirmation } from "./settings-pages";

const to = "/admin/impostazioni/accesso";

interface EnableSecondFactorProps {
  secret: string;
  address: string;
  qr: QrCode;
  codeErrors: string[];
  /** The mistakes of the repeated password. Null when it need not be repeated. */
  confirmation: string[] | null;
}

/** Shows the secret as a QR code and as letters, and asks for the code that the app makes of it. */
export function EnableSecondFactor(props: EnableSecondFactorProps) {
  const { secret, address, qr, codeErrors, confirmation } = props;
  return (
    <Form className="form form-sheet" method="post" action={to} noValidate>
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
          <a href={address}>{text.openApp}</a>
        </p>
      </div>
      <input type="hidden" name="secret" value={secret} />
      <CodeField name="code" hint={text.codeHint} errors={codeErrors} />
      {confirmation ? <Confirmation errors={confirmation} /> : null}
      <SubmitButton to={to} label={text.turnOn} />
    </Form>
  );
}

/** Says that the second factor is on, and turns it off or makes new recovery codes. */
export function TurnFactorOff({ left, confirmation }: { left: number; confirmation: string[] | null }) {
  return (
    <Form className="form form-sheet" method="post" action={to} noValidate>
      <p>{text.on(left)}</p>
      {confirmation ? <Confirmation errors={confirmation} /> : null}
      <div className="button-row">
        <SubmitButton name="act" value="renew" to={to} label={text.renew} />
        <SubmitButton
          className="button button-quiet button-danger"
          name="act"
          value="off"
          to={to}
          label={text.turnOff}
        />
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
