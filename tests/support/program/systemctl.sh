#!/bin/sh
# Stands in for systemd with one service: runs PROGRAM, writes its process id and its journal into FOLDER.
act=$1
pid=$(cat "$FOLDER/pid" 2>/dev/null)
runs() { [ -n "$pid" ] && grep -q '^State:.[^Z]' "/proc/$pid/status" 2>/dev/null; }
stop() {
  runs && kill "$pid"
  while runs; do sleep 0.02; done
}
start() {
  env -i PATH="$PATH" HOME=/nonexistent DATA_DIR="$FOLDER/data" PORT=0 NODE_COMPILE_CACHE="$NODE_COMPILE_CACHE" \
    setsid "$PROGRAM" serve >>"$FOLDER/journal" 2>&1 </dev/null &
  echo $! >"$FOLDER/pid"
}
case $act in
  show) printf 'ExecStart={ path=%s ; argv[]=%s serve ; }\nEnvironment=DATA_DIR=%s "NOTE=two words"\n' "$PROGRAM" "$PROGRAM" "$FOLDER/data" ;;
  stop) stop ;;
  start) runs || start ;;
  restart)
    stop
    start
    ;;
  is-active) runs ;;
esac
