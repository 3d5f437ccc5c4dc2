import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import { ItemHead } from "~/components/admin/admin-list";
import { Button, ButtonLink, SubmitButton } from "~/components/admin/buttons";
import { PushBrowsers } from "~/components/admin/notifications/push-browsers";
import { AdminPage, adminRoute } from "~/components/admin/panel/admin-page";
import { SettingsPages } from "~/components/admin/settings/settings-pages";
import { styleSheets } from "~/components/layout/page-head";
import { browserKind } from "~/domain/auth/browser-kind";
import type { ChannelSetting, ChannelSettingName } from "~/domain/notifications/channels/channel-settings";
import type { Delivery } from "~/domain/notifications/outbox/deliveries-queries.server";
import { removeBrowser } from "~/domain/notifications/channels/targets.server";
import { addBrowser, readSubscription, sendTrial } from "~/domain/notifications/outbox/add-browser.server";
import { resumeNotifications } from "~/domain/notifications/pause.server";
import { type Result, done, ignoreRefusal, refused } from "~/domain/result";
import { pageAction } from "~/http/answer/page-action.server";
import type { ProblemCode } from "~/http/answer/problem.server";
import { readNotifications } from "~/domain/notifications/outbox/deliveries-queries.server";
import type { RouteHandle } from "~/http/route-handle";
import styles from "~/styles/admin/admin-notifications.css";
import { deliveryFailure, deliveryName, deliveryOutcome } from "~/text/owner/deliveries";
import { fill } from "~/text/fill";
import type { OwnerTexts } from "~/text/words";
import { useOwnerWords } from "~/components/languages/use-owner-words";
import { browserName } from "~/text/owner/browser-name";

export const handle: RouteHandle = {
  owner: true,
  pageName: ({ text }) => text.notifications.title,
  body: { maxKilobytes: 8 },
};

export const links = styleSheets(styles);

export async function loader({ context }: LoaderFunctionArgs) {
  const { site } = context;
  return { ...(await readNotifications(site)), https: context.client.https };
}

/** Answers `act` (trial, resume), `browser` (to remove) and `subscription`, by which a browser is added. */
export const action = (args: ActionFunctionArgs) =>
  pageAction(args, {
    async run({
      site,
      request,
      fields: { act, browser, subscription },
    }): Promise<Result<unknown, ProblemCode>> {
      if (subscription !== undefined) {
        const read = readSubscription(subscription);
        const kind = browserKind(request.headers.get("User-Agent"));
        return read ? addBrowser(site, read, kind) : refused("invalid");
      }
      if (browser !== undefined) return ignoreRefusal(await removeBrowser(site, browser), "unknown-browser");
      if (act === "resume") return done(await resumeNotifications(site));
      const sent = await sendTrial(site);
      return sent.ok && sent.value.every(({ result }) => result.ok) ? done(null) : refused("failed");
    },
    done: (_, { fields }) => ({ notice: noticesOf(fields).done }),
    again: (_, { fields, unread }) => ({ notice: unread ? "update-failed" : noticesOf(fields).failed }),
    list: "/admin/avvisi",
  });

/** Returns the notices after success and failure of the pressed button. */
function noticesOf({ act, browser, subscription }: Partial<Record<string, string>>) {
  if (subscription !== undefined) return { done: "push-enabled", failed: "push-failed" } as const;
  if (browser !== undefined) return { done: "push-removed", failed: "update-failed" } as const;
  if (act === "resume") return { done: "notifications-resumed", failed: "update-failed" } as const;
  return { done: "trial-sent", failed: "trial-failed" } as const;
}

export const { clientAction, meta, shouldRevalidate } = adminRoute(
  "update-failed",
  ({ notifications }) => notifications.unsure,
);

/** The page 'Avvisi': the owner's channels, a trial, and the results of the last messages. */
export default function Notifications() {
  const text = useOwnerWords().text.notifications;
  const { paused, channels, browsers, pushKey, deliveries, hasTarget, https } =
    useLoaderData<typeof loader>();
  return (
    <AdminPage before={<SettingsPages />} lead={text.lead}>
      {paused ? (
        <div className="notice notice-error">
          <p className="notice-title">{text.paused.title}</p>
          <p>{text.paused.text}</p>
          <Form method="post" className="button-row">
            <Button look="small-main" name="act" value="resume" label={text.paused.resume} />
          </Form>
        </div>
      ) : null}
      <div className="notification-ways">
        <ChannelSummary channels={channels} />
        <PushBrowsers browsers={browsers} pushKey={pushKey} https={https} />
      </div>
      {hasTarget ? (
        <Form method="post" className="button-row">
          <SubmitButton
            to="/admin/avvisi"
            name="act"
            value="trial"
            sent={{ act: "trial" }}
            label={text.trial}
            pending={text.trialPending}
          />
        </Form>
      ) : null}
      <h3 className="deliveries-title">{text.deliveries}</h3>
      <DeliveryList deliveries={deliveries} />
    </AdminPage>
  );
}

/** The settings of mail and messages, each with the source of its value, without secrets. */
function ChannelSummary({ channels }: { channels: ChannelSetting[] }) {
  const text = useOwnerWords().text.notifications;
  const find = (name: ChannelSettingName) => channels.find((one) => one.name === name) as ChannelSetting;
  const [email, smtp, message] = [find("notifyEmail"), find("smtpUrl"), find("notifyUrl")];
  return (
    <section className="list-item" aria-labelledby="channels-title">
      <h3 id="channels-title">{text.channels}</h3>
      <dl className="channel-list">
        <dt>{text.mail}</dt>
        <dd>{mailText(text, email, smtp)}</dd>
        <dt>{text.message}</dt>
        <dd>{message.value === null ? text.notSet : withSource(text, message.value, message)}</dd>
      </dl>
      <p className="button-note">{find("notifyDetail").value === "full" ? text.full : text.brief}</p>
      <div className="button-row">
        <ButtonLink to="/admin/impostazioni/avvisi" label={text.change} />
      </div>
    </section>
  );
}

const withSource = (text: OwnerTexts["notifications"], words: string, { source }: ChannelSetting) =>
  source === "default" ? words : `${words} (${text.source[source]})`;

function mailText(text: OwnerTexts["notifications"], email: ChannelSetting, smtp: ChannelSetting): string {
  if (email.value === null) return smtp.value === null ? text.notSet : text.mailWithoutAddress;
  if (smtp.value === null) return text.mailWithoutServer;
  return `${email.value}, ${withSource(text, fill(text.through, { server: smtp.value }), smtp)}`;
}

/** The last notifications with their results, and advice about failures. */
function DeliveryList({ deliveries }: { deliveries: Delivery[] }) {
  const words = useOwnerWords();
  const { dateAndTime } = words;
  const text = words.text.notifications;
  if (deliveries.length === 0) return <p className="list-count">{text.noDeliveries}</p>;
  return (
    <ul className="list deliveries">
      {deliveries.map((delivery) => (
        <li className="list-item" key={delivery.id}>
          <ItemHead
            heading="h4"
            title={deliveryName(words, delivery.trial, delivery.events)}
            badge={deliveryOutcome(words, delivery, delivery.nextAt && dateAndTime(delivery.nextAt))}
            isOn={delivery.outcome === "sent"}
          >
            <span>{dateAndTime(delivery.createdAt)}</span>
            <span>{targetOf(words.text, delivery)}</span>
          </ItemHead>
          {delivery.error === null ? null : (
            <p className="list-item-text">{deliveryFailure(text, delivery.error)}</p>
          )}
        </li>
      ))}
    </ul>
  );
}

function targetOf(texts: OwnerTexts, { channel, to }: Delivery): string {
  const text = texts.notifications;
  if (channel === "mail") return `${text.mail}: ${to}`;
  return channel === "message" ? text.message : browserName(texts, to);
}
