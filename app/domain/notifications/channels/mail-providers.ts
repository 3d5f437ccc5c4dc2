/** The mail servers that the owner can choose by name, with host and port. */
export const mailProviders = {
  gmail: { host: "smtp.gmail.com", port: 465 },
  icloud: { host: "smtp.mail.me.com", port: 587 },
  yahoo: { host: "smtp.mail.yahoo.com", port: 465 },
  libero: { host: "smtp.libero.it", port: 465 },
  virgilio: { host: "out.virgilio.it", port: 465 },
  aruba: { host: "smtps.aruba.it", port: 465 },
} as const;

/** The fields of a mail server in the owner's form. The password is never shown again. */
export const mailServerFields = ["smtpProvider", "smtpHost", "smtpPort", "smtpUser", "smtpPassword"] as const;
