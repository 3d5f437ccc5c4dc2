import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import { type ReactNode, useState } from "react";
import { Button, ButtonLink, PlainLink, SubmitButton } from "~/components/admin/buttons";
import { AdminPage, adminRoute } from "~/components/admin/panel/admin-page";
import { useAnswer } from "~/components/form-parts/answers";
import { CodeField } from "~/components/admin/panel/login";
import { Confirmation, SettingsPages } from "~/components/admin/settings/settings-pages";
import { QrDrawing } from "~/components/tags/qr-drawing";
import { useIsHydrated } from "~/components/use-is-hydrated";
import {
  countRecoveryCodes,
  newFactorSecret,
  renewRecoveryCodes,
  turnFactorOff,
  enableSecondFactor,
} from "~/domain/auth/second-factor.server";
import { confirmOwner, isTrusted } from "~/domain/auth/sign-in.server";
import { totpAddress } from "~/domain/auth/totp";
import { done } from "~/domain/result";
import type { Site } from "~/domain/site";
import { qrCodeOf } from "~/domain/tags/print-tag.server";
import { type PageAnswer, isFault, pageAction } from "~/http/answer/page-action.server";
import type { RouteHandle } from "~/http/route-handle";
import { ownerSender } from "~/http/session.server";
import { ownerWordsIn } from "~/text/owner/languages.server";
import { type OwnerNotice, ownerNotice } from "~/text/owner/notices.server";
import { useOwnerWords } from "~/components/languages/use-owner-words";
import { fill } from "~/text/fill";

export const handle: RouteHandle = {
  owner: true,
  pageName: ({ text }) => text.secondFactor.title,
  body: { maxKilobytes: 4 },
};

const to = "/admin/impostazioni/accesso";

/** A new secret at each visit. It counts only when its code comes back with it. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { site } = context;
  return {
    ...shownSecret(site, newFactorSecret()),
    left: await countRecoveryCodes(site.db),
    isTrusted: isTrusted(site, (await ownerSender(context)).begun),
  };
}

function shownSecret({ publicSettings }: Site, secret: string) {
  const address = totpAddress(secret, publicSettings.productName);
  return { secret, address, qr: qrCodeOf(address) };
}

/** The page shown again: the new recovery codes, or what was wrong, with the secret that the app may have already. */
interface Shown {
  notice?: OwnerNotice | null;
  codes?: string[];
  secret?: ReturnType<typeof shownSecret> | null;
  codeErrors?: string[];
  passwordErrors?: string[] | null;
}

export const action = (args: ActionFunctionArgs) =>
  pageAction(args, {
    async run({ site, context, fields }) {
      const { secret = "", code = "", act, currentPassword: password } = fields;
      const confirmed = await confirmOwner(site, { password, ...(await ownerSender(context)) });
      if (!confirmed.ok) return confirmed;
      if (act === "renew") return done(await renewRecoveryCodes(site));
      if (act !== "off") return enableSecondFactor(site, { secret, code });
      await turnFactorOff(site);
      return done(null);
    },
    done: (codes): PageAnswer<Shown> => (codes ? { shows: { codes } } : { to, notice: "factor-off" }),
    again({ code }, { site, language, unread, fields: { secret } }, sentence): PageAnswer<Shown> {
      const isCode = code === "code-wrong";
      return {
        status: isCode ? 400 : undefined,
        shows: {
          notice: isFault(code) || unread ? ownerNotice(language, "update-failed") : null,
          secret: secret === undefined ? null : shownSecret(site, secret),
          codeErrors: isCode ? [ownerWordsIn(language, "").text.secondFactor.wrongCode] : [],
          passwordErrors: isCode ? null : [sentence],
        },
      };
    },
  });

export const { clientAction, meta, shouldRevalidate } = adminRoute("update-failed");

/** The page of the second factor. Recovery codes are in the answer that makes them, and nowhere else. */
export default function SecondFactor() {
  const loaded = useLoaderData<typeof loader>();
  const { left, isTrusted, ...fresh } = loaded;
  const answer: Shown = useAnswer<typeof action>(loaded) ?? {};
  const { codes, secret, codeErrors = [], passwordErrors = null } = answer;
  const confirmation =
    isTrusted && passwordErrors === null ? null : <Confirmation errors={passwordErrors ?? []} />;
  return (
    <AdminPage before={<SettingsPages />}>
      {codes ? (
        <RecoveryCodes codes={codes} />
      ) : left === null ? (
        <EnableSecondFactor {...(secret ?? fresh)} codeErrors={codeErrors} confirmation={confirmation} />
      ) : (
        <TurnFactorOff left={left} confirmation={confirmation} />
      )}
    </AdminPage>
  );
}

interface EnableSecondFactorProps extends ReturnType<typeof shownSecret> {
  codeErrors: string[];
  confirmation: ReactNode;
}

/** Shows the secret as a QR code and as letters, and asks for the code that the app makes of it. */
function EnableSecondFactor(props: EnableSecondFactorProps) {
  const text = useOwnerWords().text.secondFactor;
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
      {confirmation}
      <SubmitButton to={to} label={text.turnOn} />
    </Form>
  );
}

/** Says that the second factor is on, and turns it off or makes new recovery codes. */
function TurnFactorOff({ left, confirmation }: { left: number; confirmation: ReactNode }) {
  const {
    text: { secondFactor: text },
    plural,
  } = useOwnerWords();
  return (
    <Form className="form form-sheet" method="post" action={to} noValidate>
      <p>{plural(text.on, left)}</p>
      {confirmation}
      <div className="button-row">
        <SubmitButton name="act" value="renew" to={to} label={text.renew} />{" "}
        <SubmitButton look="danger" name="act" value="off" to={to} label={text.turnOff} />
      </div>
      <p className="field-hint">{text.renewHint}</p>
    </Form>
  );
}

/** The new recovery codes, once. Two of the buttons need scripts; the page itself can be printed without. */
function RecoveryCodes({ codes }: { codes: string[] }) {
  const text = useOwnerWords().text.secondFactor;
  const lines = codes.join("\r\n");
  const isHydrated = useIsHydrated();
  const [isCopied, setCopied] = useState(false);
  const onCopied = () => setCopied(true);
  const copy = () => void navigator.clipboard.writeText(lines).then(onCopied, () => undefined);
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(fill(text.file, { codes: lines }))}`;
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
      <div className="button-row">
        {isHydrated && "clipboard" in navigator ? (
          <Button type="button" onClick={copy} label={isCopied ? text.copied : text.copy} />
        ) : null}{" "}
        {isHydrated ? <Button type="button" onClick={() => print()} label={text.print} /> : null}{" "}
        <PlainLink href={file} download={text.fileName} label={text.saveFile} />
      </div>
      <p>
        <ButtonLink look="main" to="/admin/impostazioni" label={text.done} />
      </p>
    </div>
  );
}
