import { Link } from "@remix-run/react";
import type { ChannelSetting, ChannelSettingName } from "~/domain/notifications/channels/channel-settings";
import { notificationsText as text } from "~/text/it/admin/notifications/notifications";

/** The settings of mail and messages, each with the source of its value, without secrets. */
export function ChannelSummary({ channels }: { channels: ChannelSetting[] }) {
  const find = (name: ChannelSettingName) => channels.find((one) => one.name === name) as ChannelSetting;
  const [email, smtp, message] = [find("notifyEmail"), find("smtpUrl"), find("notifyUrl")];
  return (
    <section className="list-item" aria-labelledby="channels-title">
      <h3 id="channels-title">{text.channels}</h3>
      <dl className="channel-list">
        <dt>{text.mail}</dt>
        <dd>{mailText(email, smtp)}</dd>
        <dt>{text.message}</dt>
        <dd>{message.value === null ? text.notSet : withSource(message.value, message)}</dd>
      </dl>
      <p className="button-note">{find("notifyDetail").value === "full" ? text.full : text.brief}</p>
      <div className="button-row">
        <Link className="button button-quiet button-small" to="/admin/impostazioni/avvisi">
          {text.change}
        </Link>
      </div>
    </section>
  );
}

function mailText(email: ChannelSetting, smtp: ChannelSetting): string {
  if (email.value === null) return smtp.value === null ? text.notSet : text.mailWithoutAddress;
  if (smtp.value === null) return text.mailWithoutServer;
  return `${email.value}, ${withSource(text.through(smtp.value), smtp)}`;
}

const withSource = (words: string, { source }: ChannelSetting) =>
  source === "default" ? words : `${words} (${text.source[source]})`;
