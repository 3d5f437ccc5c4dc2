/**
 * Returns the man page of the program, made from its help. `commands` describe the commands, `usage` all of
 * them together.
 */
export function manPage({ commands: described, usage }, { version, day }) {
  const commands = Object.entries(described).map(([name, { summary, more, ...given }]) => {
    const words = [name, ...Object.keys(given.options ?? {}).map((one) => `[--${one}]`)];
    const lines = [...(given.arguments ?? []), ...Object.entries(given.options ?? {}).map(dashed)];
    return [
      `.SS ${[...words, ...(given.arguments ?? []).map(([name]) => name)].map(escaped).join(" ")}`,
      escaped(`${summary[0].toUpperCase()}${summary.slice(1)}.`),
      ...(more ? [".PP", escaped(more)] : []),
      ...lines.flatMap(([word, meaning]) => [".TP", `.B ${escaped(word)}`, escaped(meaning)]),
    ].join("\n");
  });
  return `.TH GIRAMONDO 1 "${day}" "giramondo ${version}" "Giramondo"
.SH NOME
giramondo \\- il sito di un peluche che viaggia
.SH SINTASSI
.B giramondo
[comando] [opzioni] [argomenti]
.SH COMANDI
${commands.join("\n")}
.SH IMPOSTAZIONI
${escaped(usage.settings)}
.SH CODICI DI USCITA
${escaped(usage.exitCodes)}
.SH FILE
.TP
.B /var/lib/giramondo
i dati del sito e le sue impostazioni, site.env
.TP
.B /var/backups/giramondo
le copie di ogni notte
`;
}

/** Returns the man page of the script that makes the nightly copies. */
export function backupManPage({ version, day }) {
  return `.TH GIRAMONDO-BACKUP 1 "${day}" "giramondo ${version}" "Giramondo"
.SH NOME
giramondo\\-backup \\- una copia controllata del sito, per cron o per un timer
.SH SINTASSI
.B giramondo\\-backup
.I cartella
.SH DESCRIZIONE
È il nome di prima di
.BR "giramondo backup \\-\\-nightly" .
.SH AMBIENTE
.TP
.B DATA_DIR
la cartella dei dati
.TP
.B GIRAMONDO
il programma, se non è nel PATH
.SH VEDI ANCHE
.BR giramondo (1)
`;
}

/** Returns the bash completion of the program's commands and options. */
export function bashCompletion({ commands }) {
  const cases = Object.entries(commands)
    .filter(([, { options }]) => options)
    .map(
      ([name, { options }]) =>
        `    ${name}) words="${Object.keys(options)
          .map((one) => `--${one}`)
          .join(" ")} --help" ;;`,
    );
  return `_giramondo() {
  local words="--help"
  if [ "$COMP_CWORD" -eq 1 ]; then
    words="${Object.keys(commands).join(" ")}"
  else
    case "\${COMP_WORDS[1]}" in
${cases.join("\n")}
    esac
  fi
  mapfile -t COMPREPLY < <(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}")
}
complete -o default -F _giramondo giramondo
`;
}

const dashed = ([name, meaning]) => [`--${name}`, meaning];

/** Escapes a text for roff, so that no character is a command. */
function escaped(text) {
  return text
    .replaceAll("\\", "\\e")
    .replaceAll("-", "\\-")
    .replaceAll(/^([.'])/gm, "\\&$1");
}
