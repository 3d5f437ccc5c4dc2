/** The files that belong around the program on a server, by the name under which they are kept, and what each is for. */
export const sampleTexts = {
  "giramondo.service": "il servizio di systemd: /etc/systemd/system/giramondo.service",
  Caddyfile: "il proxy Caddy, con il certificato: /etc/caddy/Caddyfile",
  "nginx.conf": "il proxy nginx: /etc/nginx/sites-available/giramondo",
  "giramondo-backup": "lo script delle copie di sicurezza: /usr/local/bin/giramondo-backup",
  "giramondo.cron": "una copia ogni notte: /etc/cron.d/giramondo",
};

/** What `giramondo sample` says. */
export const sampleText = {
  heading: "I file che servono attorno al sito (giramondo sample NOME > FILE):",
  unknown: (name: string) =>
    `«${name}» non è fra i file di esempio: con «giramondo sample» vedi quelli che esistono.`,
};
