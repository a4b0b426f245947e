#!/bin/sh
# Runs once, when PostgreSQL makes its empty folder: the login of server and worker, which owns nothing.
set -eu
psql -v ON_ERROR_STOP=1 -v password="$SERVER_PASSWORD" --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" <<'SQL'
create role jobapply_server login noinherit password :'password';
SQL
