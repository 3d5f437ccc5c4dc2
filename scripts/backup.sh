#!/bin/sh
# Copia di sicurezza di ogni notte: il nome di prima di «giramondo backup --nightly CARTELLA».
exec "${GIRAMONDO:-giramondo}" backup --nightly "$@"
