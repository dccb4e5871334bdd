#!/bin/bash
# SPDX-License-Identifier: MIT
# Runs a command on a Slurm cluster of this machine alone, which ends with it: slurm_farm.sh FOLDER COMMAND…
#
# Needs root and Debian's slurm-wlm. All of the cluster's files lie in FOLDER, which exists; its ports are free ones, and a
# cluster that the machine belongs to is not touched. The command's exit code is this one's; 75 says that the cluster did not start.
set -euo pipefail

folder=$(realpath "$1")
shift
started=()

# Ends the daemons that were started, the first last, and waits for them.
finish() {
  local i
  for ((i = ${#started[@]} - 1; i >= 0; i--)); do
    kill "${started[i]}" 2>/dev/null || continue
    wait "${started[i]}" 2>/dev/null || true
  done
}
trap finish EXIT
trap 'exit 143' INT TERM

give_up() {
  printf 'slurm_farm.sh: %s\n' "$1" >&2
  tail -n 20 "$folder"/*.log >&2 || true
  exit 75
}

# Waits until a command succeeds, or a daemon has ended, or half a minute has gone by.
await() {
  local what=$1 try pid
  shift
  for ((try = 0; try < 300; try++)); do
    "$@" >/dev/null 2>&1 && return
    for pid in "${started[@]}"; do kill -0 "$pid" 2>/dev/null || give_up "$what: a daemon has ended"; done
    sleep 0.1
  done
  give_up "$what: nothing for 30 s"
}

mkdir -p "$folder"/{munge,state,spool}
chmod 700 "$folder/munge"
dd if=/dev/urandom of="$folder/munge/key" bs=1024 count=1 status=none
chmod 400 "$folder/munge/key"

read -r controller node < <(python3 -c '
import socket
sockets = [socket.socket() for _ in range(2)]
for s in sockets: s.bind(("127.0.0.1", 0))
print(*(s.getsockname()[1] for s in sockets))')

cat >"$folder/slurm.conf" <<CONF
ClusterName=weave
SlurmctldHost=$(hostname -s)(127.0.0.1)
SlurmctldPort=$controller
SlurmdPort=$node
SlurmUser=root
SlurmdUser=root
AuthType=auth/munge
AuthInfo=socket=$folder/munge/socket
CredType=cred/munge
StateSaveLocation=$folder/state
SlurmdSpoolDir=$folder/spool
SlurmctldPidFile=$folder/slurmctld.pid
SlurmdPidFile=$folder/slurmd.pid
SlurmctldLogFile=$folder/slurmctld.log
SlurmdLogFile=$folder/slurmd.log
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
JobAcctGatherType=jobacct_gather/none
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
SchedulerParameters=sched_interval=1
ReturnToService=2
MailProg=/bin/true
NodeName=$(hostname -s) NodeAddr=127.0.0.1 CPUs=$(nproc) State=UNKNOWN
PartitionName=main Nodes=ALL Default=YES MaxTime=INFINITE State=UP
CONF
export SLURM_CONF=$folder/slurm.conf

munged --foreground --force --key-file "$folder/munge/key" --socket "$folder/munge/socket" \
  --pid-file "$folder/munge/pid" --log-file "$folder/munge.log" --seed-file "$folder/munge/seed" >"$folder/munged.log" 2>&1 &
started+=($!)
await munged test -S "$folder/munge/socket"
slurmctld -D >/dev/null 2>"$folder/slurmctld.err.log" &
started+=($!)
await slurmctld scontrol ping
slurmd -D -N "$(hostname -s)" >/dev/null 2>"$folder/slurmd.err.log" &
started+=($!)
await slurmd sh -c 'sinfo --noheader --format %T | grep -q idle'

"$@"
