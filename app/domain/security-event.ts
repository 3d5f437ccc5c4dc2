/** An event of the owner's access, as the log gets it. It contains no addresses and no typed text. */
export type SecurityEvent =
  | { event: "sign-in"; browser: string | null }
  | { event: "sign-in-refused" | "password-change-refused"; reason: string }
  | { event: "sessions-ended"; by: "logout" | "sign-in" | "owner" | "password"; count: number }
  | { event: "password-changed" }
  | { event: "second-factor"; is: "on" | "off" | "renewed" }
  | { event: "settings-changed"; settings: string[] }
  | { event: "restored"; at: string };
