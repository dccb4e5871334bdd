#!/bin/bash
# SPDX-License-Identifier: MIT
# Runs the server in Home Assistant: its page through the ingress, pictures on port 8480.
set -euo pipefail
home=/config
# Feeds are beside the boards, where their owner can edit them; facts and tokens are not.
export XDG_CONFIG_HOME=$home XDG_DATA_HOME=/data XDG_STATE_HOME=/data/state
place=$(jq --raw-output '.place // ""' /data/options.json)
if [[ ! -e $home/displays.json ]]; then
  if [[ -z $place ]]; then
    echo "Set the option 'place' to your town, then start the add-on again." >&2
    exit 1
  fi
  weave init-home "$home" --place "$place"
fi
# Displays on the network need tokens; the owner comes through the ingress, and has signed in to Home Assistant.
if [[ ! -e /data/password ]]; then
  (umask 077 && head -c 24 /dev/urandom | base64 >/data/password)
fi
# 172.30.32.2 is the Supervisor, which every ingress goes through.
exec weave serve "$home" --listen 0.0.0.0:8480 --state /data/state --password-file /data/password --ingress 172.30.32.2
