#!/usr/bin/env bash
# Loads a server that runs with claims, hints and daily puzzles, one after the other, and prints what wrk says of each.
# Usage: run.sh [ADDRESS [SECONDS]]; needs curl and wrk. Start the server with --requests-per-minute 100000000.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"

address=${1:-http://127.0.0.1:8080}
seconds=${2:-20}
players=200
api=$address/api/v1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

post() { curl -sS --fail-with-body -H 'Content-Type: application/json' -d "$2" "$api/$1"; }

# The day's puzzle, made now if it must be; a session of it for each player.
today=$(curl -sS "$address/health" | sed 's/.*"today":"\([^"]*\)".*/\1/')
daily="{\"daily\":{\"date\":\"$today\",\"slot\":\"suspects-4x5\"}}"
until puzzle=$(curl -sS --fail "$api/daily/$today/suspects-4x5" 2>/dev/null); do sleep 1; done
for ((player = 0; player < players; player++)); do
  post sessions "$daily" | sed 's/^{"id":"\([^"]*\)".*/\1/;q'
done >"$folder/sessions"

# Claims that are refused at the start, each in a session of its own: they ask for two searches and a write, every time.
for name in $(grep -o '{"name":"[^"]*","short"' <<<"$puzzle" | cut -d'"' -f4); do
  for value in suspect innocent; do
    probe=$(post sessions "$daily" | sed 's/^{"id":"\([^"]*\)".*/\1/;q')
    claim="{\"name\":\"$name\",\"value\":\"$value\"}"
    reply=$(post "sessions/$probe/claims" "$claim")
    [[ $reply != *'"kind":"refused"'* ]] || echo "$claim"
  done
done >"$folder/claims"

echo "players: $players, claims to be refused: $(wc -l <"$folder/claims")"
for kind in warm-up claims hints daily; do
  echo "== $kind"
  length=$seconds
  [[ $kind != warm-up ]] || length=10
  wrk -t 2 -c "$players" -d "${length}s" --timeout 30s --latency -s players.lua "$address" -- "${kind/warm-up/claims}" "$folder" "$today"
done
echo "== the server"
curl -sS "$address/metrics" | grep -E '^cluewright_(heap|sessions_opened)|status="[45]' || true
