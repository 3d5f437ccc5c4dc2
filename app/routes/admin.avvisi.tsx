import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { AdminPage } from "~/components/admin/panel/admin-page";
import { adminMeta } from "~/components/admin/panel/page-name";
import { notSentHandlers } from "~/components/admin/when-not-sent";
import { ChannelSummary } from "~/components/admin/notifications/channel-summary";
import { DeliveryList } from "~/components/admin/notifications/delivery-list";
import { PushBrowsers } from "~/components/admin/notifications/push-browsers";
import { SettingsPages } from "~/components/admin/settings/settings-pages";
import { usePending } from "~/components/admin/use-pending";
import type { NotSent } from "~/components/forms/not-sent";
import { styleSheets } from "~/components/layout/style-sheets";
import { pageAction } from "~/http/answer/page-action.server";
import { pressedButton } from "~/http/notifications/notification-buttons.server";
import { readNotifications } from "~/http/notifications/read-notifications.server";
import type { RouteHandle } from "~/http/route-handle";
import styles from "~/styles/admin/admin-notifications.css";
import { notificationsText as text } from "~/text/it/admin/notifications/notifications";

export const handle: RouteHandle = { owner: true, pageName: () => text.title, body: { maxKilobytes: 8 } };

export const meta = adminMeta;

export const links = styleSheets(styles);

export async function loader({ context }: LoaderFunctionArgs) {
  const { site } = context;
  return { ...(await readNotifications(site)), https: context.client.https };
}

export const action = (args: ActionFunctionArgs) =>
  pageAction(args, {
    input: pressedButton,
    run: ({ command }) => command(),
    done: (_, { done }) => ({ notice: done }),
    again: (_, { failed }) => ({ notice: failed }),
    list: "/admin/avvisi",
  });

export const { clientAction, shouldRevalidate } = notSentHandlers("update-failed");

/** The page 'Avvisi': the owner's channels, a trial, and the results of the last messages. */
export default function Notifications() {
  const { paused, channels, browsers, pushKey, deliveries, hasTarget, https } =
    useLoaderData<typeof loader>();
  const answer = useActionData<NotSent>();
  const pending = usePending("/admin/avvisi", { name: "act", value: "trial" });
  return (
    <AdminPage before={<SettingsPages />} lead={text.lead} notice={answer?.notice}>
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
    </AdminPage>
  );
}
