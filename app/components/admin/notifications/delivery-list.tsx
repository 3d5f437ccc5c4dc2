import type { Delivery } from "~/domain/notifications/notification";
import {
  deliveryFailure,
  deliveryName,
  deliveryOutcome,
  notificationsText as text,
} from "~/text/it/admin/notifications/notifications";
import { browserText } from "~/text/it/admin/settings-pages";
import { dateAndTime } from "~/text/it/admin/dates";

/** The last notifications with their results, and advice about failures. */
export function DeliveryList({ deliveries }: { deliveries: Delivery[] }) {
  if (deliveries.length === 0) return <p className="list-count">{text.noDeliveries}</p>;
  return (
    <ul className="list deliveries">
      {deliveries.map((delivery) => (
        <li className="list-item" key={delivery.id}>
          <div className="list-item-head">
            <div>
              <h4>{deliveryName(delivery.trial, delivery.events)}</h4>
              <p className="card-meta">
                <span>{dateAndTime(delivery.createdAt)}</span>
                <span>{targetOf(delivery)}</span>
              </p>
            </div>
            <span className={delivery.outcome === "sent" ? "badge badge-on" : "badge badge-off"}>
              {deliveryOutcome(delivery, delivery.nextAt && dateAndTime(delivery.nextAt))}
            </span>
          </div>
          {delivery.error === null ? null : (
            <p className="list-item-text">{deliveryFailure(delivery.error)}</p>
          )}
        </li>
      ))}
    </ul>
  );
}

function targetOf({ channel, to }: Delivery): string {
  if (channel === "mail") return `${text.mail}: ${to}`;
  return channel === "message" ? text.message : browserText(to);
}
