import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { clientActionWithNotice } from "~/components/admin/client-action-with-notice";
import { ChannelSummary } from "~/components/admin/notifications/channel-summary";
import { DeliveryList } from "~/components/admin/notifications/delivery-list";
import { PushBrowsers } from "~/components/admin/notifications/push-browsers";
import { PageNotice } from "~/components/admin/page-notice";
import { SettingsPages } from "~/components/admin/settings/settings-pages";
import { usePending } from "~/components/admin/use-pending";
import { type NotSent, unlessNotSent } from "~/components/forms/not-sent";
import { styleSheets } from "~/components/layout/style-sheets";
import { answerNotificationsForm } from "~/http/notifications/answer-notifications-form.server";
import { readNotifications } from "~/http/notifications/read-notifications.server";
import type { RouteHandle } from "~/http/route-handle";
import { requireOwner } from "~/http/session.server";
import { siteOf } from "~/http/site-of.server";
import styles from "~/styles/admin/admin-notifications.css";
import { notificationsText as text } from "~/text/it/admin/notifications/notifications";

export const handle: RouteHandle = { body: { from: "owner", maxKilobytes: 8 } };

export const links = styleSheets(styles);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const site = await siteOf(context);
  await requireOwner(site, request);
  return { ...(await readNotifications(site)), https: context.https ?? false };
}

export const action = (args: ActionFunctionArgs) => answerNotificationsForm(args, "/admin/avvisi");

export const clientAction = clientActionWithNotice("update-failed");

export const shouldRevalidate = unlessNotSent;

/** 'Avvisi': how the owner is told of things, a trial, and what became of the last messages. */
export default function Notifications() {
  const { paused, channels, browsers, pushKey, deliveries, hasTarget, https } =
    useLoaderData<typeof loader>();
  const answer = useActionData<NotSent>();
  const pending = usePending("/admin/avvisi", { name: "act", value: "trial" });
  return (
    <section aria-labelledby="notifications-title">
      <SettingsPages />
      <h2 className="section-title" id="notifications-title">
        {text.title}
      </h2>
      <p className="list-item-text">{text.lead}</p>
      <PageNotice notice={answer?.notice ?? null} />
      {paused ? (
        <div className="notice notice-error">
          <p className="notice-title">{text.paused.title}</p>
          <p>{text.paused.text}</p>
          <Form method="post" className="button-row">
            <button className="button button-small" name="act" value="resume">
              {text.paused.resume}
            </button>
          </Form>
        </div>
      ) : null}
      <div className="notification-ways">
        <ChannelSummary channels={channels} />
        <PushBrowsers browsers={browsers} pushKey={pushKey} https={https} />
      </div>
      {hasTarget ? (
        <Form method="post" className="button-row">
          <button className="button" name="act" value="trial" aria-disabled={pending || undefined}>
            {pending ? text.trialPending : text.trial}
          </button>
        </Form>
      ) : null}
      <h3 className="deliveries-title">{text.deliveries}</h3>
      <DeliveryList deliveries={deliveries} />
    </section>
  );
}
