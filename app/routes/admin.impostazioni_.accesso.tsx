import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AdminPage, adminRoute } from "~/components/admin/panel/admin-page";
import { RecoveryCodes, TurnFactorOff, EnableSecondFactor } from "~/components/admin/settings/second-factor";
import { SettingsPages } from "~/components/admin/settings/settings-pages";
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
import { type OwnerNotice, notice } from "~/text/it/admin/notices/notices";
import { secondFactorText as text } from "~/text/it/admin/settings-pages";

export const handle: RouteHandle = { owner: true, pageName: () => text.title, body: { maxKilobytes: 4 } };

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
    done: (codes): PageAnswer<Shown> =>
      codes ? { shows: { codes } } : { to: "/admin/impostazioni/accesso", notice: "factor-off" },
    again({ code }, { site, fields: { secret } }, sentence): PageAnswer<Shown> {
      const isCode = code === "code-wrong";
      return {
        status: isCode ? 400 : undefined,
        shows: {
          notice: isFault(code) ? notice("update-failed") : null,
          secret: secret === undefined ? null : shownSecret(site, secret),
          codeErrors: isCode ? [sentence] : [],
          passwordErrors: isCode ? null : [sentence],
        },
      };
    },
  });

export const { clientAction, meta, shouldRevalidate } = adminRoute("update-failed");

/** The page of the second factor. Recovery codes are in the answer that makes them, and nowhere else. */
export default function SecondFactor() {
  const { left, isTrusted, ...fresh } = useLoaderData<typeof loader>();
  const answer: Shown = useActionData<typeof action>() ?? {};
  const { codes, secret, codeErrors = [], passwordErrors = null } = answer;
  const confirmation = passwordErrors ?? (isTrusted ? null : []);
  return (
    <AdminPage before={<SettingsPages />}>
      {codes ? <RecoveryCodes codes={codes} /> : null}
      {!codes && left === null ? (
        <EnableSecondFactor {...(secret ?? fresh)} codeErrors={codeErrors} confirmation={confirmation} />
      ) : null}
      {!codes && left !== null ? <TurnFactorOff left={left} confirmation={confirmation} /> : null}
    </AdminPage>
  );
}
