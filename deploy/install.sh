#!/bin/sh
# Installs gcbench as one file that needs no Node beside it:
#   curl -fsSL https://github.com/org/gcbench-action/releases/latest/download/install.sh | sh
# GCBENCH_VERSION is another release than the newest (v0.1.0), GCBENCH_DIR another folder than
# ~/.local/bin. The checksum shows a damaged file; `gh attestation verify` shows who built it.
set -eu

# A function, so that nothing runs of a script that arrived in part.
install() {
  repo="${GCBENCH_REPO:-org/gcbench-action}"
  releases="${GCBENCH_RELEASES:-https://github.com/$repo/releases}"
  folder="${GCBENCH_DIR:-$HOME/.local/bin}"
  case "$(uname -s) $(uname -m)" in
    'Linux x86_64') name=gcbench-linux-x64 ;;
    'Linux aarch64') name=gcbench-linux-arm64 ;;
    *)
      echo 'gcbench: releases have it for Linux on x64 and arm64 alone' >&2
      exit 3
      ;;
  esac
  from="$releases/latest/download"
  [ -z "${GCBENCH_VERSION:-}" ] || from="$releases/download/$GCBENCH_VERSION"
  fetched="$(mktemp -d)"
  trap 'rm -rf "$fetched"' EXIT
  for file in "$name.tar.gz" SHA256SUMS; do
    curl -fsSL --proto '=https,file' --proto-redir '=https' -o "$fetched/$file" "$from/$file"
  done
  if ! (cd "$fetched" && grep "  $name\.tar\.gz\$" SHA256SUMS | sha256sum --check --quiet); then
    echo "gcbench: $name.tar.gz is not what the release lists; nothing was installed" >&2
    exit 3
  fi
  tar -xzf "$fetched/$name.tar.gz" -C "$fetched"
  mkdir -p "$folder"
  mv "$fetched/$name/gcbench" "$folder/gcbench"
  echo "gcbench $("$folder/gcbench" --version) is in $folder"
}

install
