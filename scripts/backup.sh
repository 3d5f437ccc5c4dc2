#!/bin/sh
# Copia di sicurezza di Giramondo per cron: conserva 7 copie giornaliere, 4 settimanali e 12 mensili.
#
#   15 3 * * *  DATA_DIR=/var/lib/giramondo /usr/local/bin/giramondo-backup /var/backups/giramondo
#
# Tace se va tutto bene; altrimenti dice perché ed esce con un codice diverso da 0 (cron manda la frase per posta).
# GIRAMONDO: l'eseguibile, se non è nel PATH. Una copia prende il suo nome solo dopo essere stata controllata,
# e quelle vecchie si cancellano solo dopo che la nuova è riuscita.
set -eu
umask 077

fail() {
  echo "giramondo-backup: $1" >&2
  exit 1
}

# Non usare «date» due volte: a mezzanotte direbbe due giorni diversi.
today=$(date +%Y-%m-%d.%G-W%V) || fail "non riesco a leggere la data."
day=${today%.*}
week=${today#*.}
month=${day%-*}

folder=${1:-}
[ $# -eq 1 ] && [ -n "$folder" ] || fail "indica la cartella delle copie, per esempio /var/backups/giramondo."
program=${GIRAMONDO:-giramondo}
command -v "$program" >/dev/null 2>&1 || fail "non trovo il programma «$program»: indica con GIRAMONDO dov'è."
mkdir -p "$folder/giornaliere" "$folder/settimanali" "$folder/mensili" ||
  fail "non posso creare le cartelle delle copie in $folder."

# Quello che una mancanza di corrente ha lasciato a metà. Find vuole tornare nella cartella da cui è partito, e quella
# di chi ha lanciato «sudo -u giramondo» non si lascia leggere.
(
  cd "$folder"
  find . -type f \( -name '.nuova.*' -o -name '.seconda.*' -o -name '.*.unfinished' \) -mtime +1 -exec rm -f {} +
) || fail "non posso pulire $folder."

new="$folder/.nuova.$$.tar.gz"
second="$folder/.seconda.$$.tar.gz"
trap 'rm -f "$new" "$second"' EXIT
trap 'exit 129' HUP
trap 'exit 130' INT
trap 'exit 143' TERM

"$program" backup "$new" || fail "la copia non è riuscita: le copie di prima sono rimaste tutte."
"$program" verify "$new" >/dev/null || fail "la copia appena fatta non è integra: le copie di prima sono rimaste tutte."

# Lo stesso file con un secondo nome, oppure un secondo file sui dischi che non lo permettono.
also_as() {
  [ -e "$1" ] && return
  ln "$new" "$1" 2>/dev/null || { cp "$new" "$second" && mv "$second" "$1"; } || fail "non posso scrivere $1."
}

# I nomi contengono la data: in ordine alfabetico i primi sono i più vecchi.
keep_newest() {
  set -- "$2" "$1"/giramondo-*.tar.gz
  keep=$1
  shift
  while [ $# -gt "$keep" ]; do
    rm -f "$1" || fail "non posso cancellare la vecchia copia $1."
    shift
  done
}

also_as "$folder/settimanali/giramondo-$week.tar.gz"
also_as "$folder/mensili/giramondo-$month.tar.gz"
mv -f "$new" "$folder/giornaliere/giramondo-$day.tar.gz" || fail "non posso scrivere in $folder/giornaliere."

keep_newest "$folder/giornaliere" 7
keep_newest "$folder/settimanali" 4
keep_newest "$folder/mensili" 12
