import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AdminPage } from "~/components/admin/panel/admin-page";
import { adminRoute } from "~/components/admin/panel/admin-route";
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
import type { QrCode } from "~/domain/tags/tag";
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
  const secret = newFactorSecret();
  const address = totpAddress(secret, site.publicSettings.productName);
  return {
    left: await countRecoveryCodes(site.db),
    secret,
    address,
    qr: qrCodeOf(address),
    isTrusted: isTrusted(site, (await ownerSender(context)).begun),
  };
}

/** The page shown again: the new recovery codes, or what was wrong, with the secret that the app may have already. */
interface Shown {
  notice: OwnerNotice | null;
  codes: string[] | null;
  secret: { secret: string; address: string; qr: QrCode } | null;
  wrong: "code" | "password" | null;
  errors: string[];
}

export const action = (args: ActionFunctionArgs) =>
  pageAction(args, {
    async run({ site, context, fields }) {
      const { secret = "", code = "", act, currentPassword: password } = fields;
      const confirmed = await confirmOwner(site, { password, ...(await ownerSender(context)) });
      if (!confirmed.ok) return confirmed;
      if (act === "off") {
        await turnFactorOff(site);
        return done(null);
      }
      return act === "renew"
        ? done(await renewRecoveryCodes(site))
        : enableSecondFactor(site, { secret, code });
    },
    done: (codes): PageAnswer<Shown> =>
      codes === null
        ? { to: "/admin/impostazioni/accesso", notice: "factor-off" }
        : { shows: { notice: null, codes, secret: null, wrong: null, errors: [] } },
    again({ code }, { site, fields: { secret = null } }, sentence): PageAnswer<Shown> {
      const address = secret === null ? null : totpAddress(secret, site.publicSettings.productName);
      const isCode = code === "code-wrong";
      return {
        status: isCode ? 400 : undefined,
        shows: {
          notice: isFault(code) ? notice("update-failed") : null,
          codes: null,
          secret: secret === null || address === null ? null : { secret, address, qr: qrCodeOf(address) },
          wrong: isCode ? "code" : "password",
          errors: [sentence],
        },
      };
    },
  });

export const { clientAction, meta, shouldRevalidate } = adminRoute("update-failed");

/** The page of the second factor. Recovery codes are in the answer that makes them, and nowhere else. */
export default function SecondFactor() {
  const { left, isTrusted, ...fresh } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const errors = answer?.errors ?? [];
  const passwordErrors = answer?.wrong === "password" ? errors : null;
  const confirmation = isTrusted && passwordErrors === null ? null : (passwordErrors ?? []);
  return (
    <AdminPage before={<SettingsPages />}>
      {answer?.codes ? (
        <RecoveryCodes codes={answer.codes} />
      ) : left === null ? (
        <EnableSecondFactor
          {...(answer?.secret ?? fresh)}
          codeErrors={answer?.wrong === "code" ? errors : []}
          confirmation={confirmation}
        />
      ) : (
        <TurnFactorOff left={left} confirmation={confirmation} />
      )}
    </AdminPage>
  );
}
