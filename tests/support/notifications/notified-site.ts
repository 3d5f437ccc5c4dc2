import type { Site } from "~/domain/site";
import type { ChannelValues } from "~/domain/notifications/channels/channel-settings";
import { currentChannels } from "~/domain/notifications/channels/current-channels.server";
import { sendMessages } from "~/domain/notifications/outbox/send-messages.server";
import { submitStory } from "~/domain/stories/submit-story.server";
import { createMessenger } from "~/server/notifications/create-messenger";
import { type TestSite, testSite } from "../test-site";

const minute = 60_000;

/** An open site with notification channels from the environment, and a clock that the test moves. */
export interface NotifiedSite extends Pick<TestSite, "dataDir" | "close"> {
  site: Site;
  /** Moves the clock, forward or back. */
  passes(minutes: number): void;
  /** Runs the server's timer once. */
  send(): Promise<void>;
  /** Sends a finder's story. Returns its id. */
  story(fields?: Record<string, string>): Promise<string>;
}

/** Opens the site. Its push services may be on this machine. */
export async function notifiedSite(channels: Partial<ChannelValues> = {}): Promise<NotifiedSite> {
  const clock = { now: Date.parse("2026-05-03T10:00:00.000Z") };
  const now = () => new Date(clock.now);
  const opened = await testSite({ now });
  const none = { notifyEmail: null, smtpUrl: null, notifyUrl: null, notifyDetail: null };
  const sources = Object.fromEntries(Object.keys(channels).map((name) => [name, "environment" as const]));
  const current = currentChannels({ values: { ...none, ...channels }, sources });
  const publicSettings = { ...opened.site.publicSettings, publicUrl: "https://capi.example" };
  const site: Site = {
    ...opened.site,
    publicSettings,
    limits: { ...opened.site.limits, storiesPerHour: 0 },
    channels: current,
    messenger: createMessenger({ publicSettings, channels: current, db: opened.site.db }, () => true),
  };
  return {
    site,
    dataDir: opened.dataDir,
    close: opened.close,
    passes: (minutes) => void (clock.now += minutes * minute),
    send: () => sendMessages(site),
    async story(fields = {}) {
      const sent = await submitStory(site, {
        fields: { story: "Era seduto sul molo.", consent: "true", ...fields },
        honeypot: "",
        received: [],
        draftId: null,
        removed: [],
        token: null,
        language: "it",
      });
      if (!sent.ok) throw new Error(sent.code);
      return sent.value.id;
    },
  };
}
