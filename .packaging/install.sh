#!/bin/sh
# Installs Inkleaf below a folder, or removes it from there:
# ./install.sh [--prefix FOLDER] [--uninstall]     (the usual folder is /usr/local)
set -eu
prefix=/usr/local
uninstall=
while [ $# -gt 0 ]; do
  case $1 in
    --prefix)
      [ $# -gt 1 ] || { echo "install.sh: --prefix needs a folder" >&2; exit 64; }
      prefix=$2
      shift
      ;;
    --prefix=*) prefix=${1#*=} ;;
    --uninstall) uninstall=1 ;;
    *)
      echo "usage: install.sh [--prefix FOLDER] [--uninstall]" >&2
      exit 64
      ;;
  esac
  shift
done
from=$(cd "$(dirname "$0")" && pwd)
cd "$from"
if [ ! "$uninstall" ]; then
  sha256sum --quiet -c SHA256SUMS || { echo "install.sh: a file is damaged; unpack the archive again" >&2; exit 65; }
fi
find bin share -type f | sort | while read -r file; do
  if [ "$uninstall" ]; then
    rm -f "$prefix/$file"
    rmdir -p "$(dirname "$prefix/$file")" 2> /dev/null || true
  else
    mkdir -p "$prefix/$(dirname "$file")"
    cp "$file" "$prefix/$file"
  fi
done
[ "$uninstall" ] || "$prefix/bin/inkleaf" --version || {
  echo "install.sh: $prefix/bin/inkleaf does not start; it needs the library Cairo (Debian: libcairo2)" >&2
  exit 69
}
