# Requirements of the scripts beside this file, found on the machine or installed. Sourced, not run.
# Everything here talks on standard error and leaves standard input alone: both belong to the program that is started.

root=$(cd -P "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
readonly root

say() { printf '%s\n' "$*" >&2; }

fail() {
  say "$(basename "$0"): $*"
  exit 1
}

as_root() {
  if [[ $(id -u) -eq 0 ]]; then
    "$@"
  elif command -v sudo >/dev/null; then
    sudo "$@"
  else
    fail "needs root or sudo for: $*"
  fi
}

# Installs Debian packages, quietly unless it goes wrong.
apt_install() {
  say "Installing $* ..."
  local log
  log=$(mktemp)
  if ! {
    as_root apt-get update -q && as_root env DEBIAN_FRONTEND=noninteractive apt-get install -qy "$@"
  } </dev/null >"$log" 2>&1; then
    cat "$log" >&2
    rm -f "$log"
    fail "could not install $*. Install by hand and start again."
  fi
  rm -f "$log"
}

require_swift() {
  local where='See https://www.swift.org/install and start again.'
  command -v swift >/dev/null || fail "Swift 6 is needed and there is no 'swift' on the PATH. $where"
  local version
  version=$(swift --version 2>/dev/null </dev/null | sed -n 's/.*Swift version \([0-9]*\).*/\1/p' | head -n 1)
  [[ ${version:-0} -ge 6 ]] || fail "Swift 6 is needed and 'swift' on the PATH is version ${version:-unknown}. $where"
}

# Builds a product optimised, without debug information: that saves a sixth of the work. Everything that builds in release mode
# does it with these options: with others all modules would be compiled again.
readonly release_options=(-c release -debug-info-format none)
# Several products are built side by side.
build_release() { RX_PRODUCTS="$*" swift build --package-path "$root" "${release_options[@]}" </dev/null; }

# With the library that the shell loads for the first input with a mistake.
build_shell() { build_release rxsh SyntaxDiagnosis "$@"; }

# Prints the other libraries that the shell loads when they are first needed: the network, the parser of lessons and the server of the
# live view, the last two where there is what they are made with.
loaded_libraries() {
  echo NetworkTransport
  if has_cmark; then echo MarkdownReading; fi
  if has_microhttpd; then echo ViewServing; fi
}

# Debug builds of the scripts: without what a debugger reads, a tenth of the work. Scripts/library.py names the same options;
# a build with others compiles everything again.
readonly debug_options=(-debug-info-format none)

processors() { getconf _NPROCESSORS_ONLN; }

has_readline() {
  local compiler
  for compiler in clang cc gcc; do
    command -v "$compiler" >/dev/null || continue
    printf '#include <stdio.h>\n#include <readline/readline.h>\n' | "$compiler" -fsyntax-only -x c - 2>/dev/null
    return
  done
  [[ -e /usr/include/readline/readline.h ]]
}

require_readline() {
  if [[ $(uname) == Darwin ]]; then
    # The system's own is libedit under readline's name, which lacks most of what the editor needs.
    command -v brew >/dev/null || fail "GNU readline is needed: install Homebrew (https://brew.sh) and start again."
    brew --prefix --installed readline >/dev/null 2>&1 || brew install readline </dev/null >&2
    command -v pkg-config >/dev/null || brew install pkg-config </dev/null >&2
    PKG_CONFIG_PATH="$(brew --prefix readline)/lib/pkgconfig${PKG_CONFIG_PATH:+:$PKG_CONFIG_PATH}"
    export PKG_CONFIG_PATH
    return
  fi
  has_readline && return
  if command -v apt-get >/dev/null; then
    apt_install libreadline-dev pkg-config
  else
    fail "the headers of GNU readline are needed (readline-devel on Fedora, readline on Arch). Install and start again."
  fi
}

# A program, from a Debian package of that name unless another is given.
require_command() {
  if command -v "$1" >/dev/null; then return; fi
  command -v apt-get >/dev/null || fail "$1 is needed. Install and start again."
  apt_install "${2:-$1}"
}

# The files that an archive is made from.
readonly packaged=(Package.swift Sources Scripts)

# Prints a hash of the committed state of these files; nothing matches it where they were changed since.
state_of_sources() {
  local state
  if ! state=$(git -C "$root" rev-parse "${packaged[@]/#/HEAD:}" 2>/dev/null) ||
    [[ -n $(git -C "$root" status --porcelain -- "${packaged[@]}" 2>/dev/null) ]]; then
    printf 'unknown\n'
    return
  fi
  git hash-object --stdin <<<"$state"
}

# Prints the path of an archive in the folder of the repository, or beside that, that was made from the state of the sources.
archive_of_sources() {
  local archive name state
  state=$(state_of_sources)
  [[ $state != unknown ]] || return 1
  for archive in "$root"/rxsh-*-linux-"$(uname -m)".tar.gz "$(dirname "$root")"/rxsh-*-linux-"$(uname -m)".tar.gz; do
    [[ -e $archive ]] || continue
    name=$(basename "$archive" .tar.gz)
    if [[ $(tar -xzO --occurrence=1 -f "$archive" "$name/SOURCES" 2>/dev/null) == "$state" ]]; then
      printf '%s\n' "$archive"
      return
    fi
  done
  return 1
}

has_cmark() {
  local compiler
  for compiler in clang cc gcc; do
    command -v "$compiler" >/dev/null || continue
    printf '#include <cmark-gfm.h>\n#include <cmark-gfm-core-extensions.h>\n' |
      "$compiler" -fsyntax-only -x c - 2>/dev/null
    return
  done
  [[ -e /usr/include/cmark-gfm-core-extensions.h ]]
}

# The Markdown parser that lessons are read with.
require_cmark() {
  if [[ $(uname) == Darwin ]]; then
    command -v brew >/dev/null || fail "cmark-gfm is needed: install Homebrew (https://brew.sh) and start again."
    brew --prefix --installed cmark-gfm >/dev/null 2>&1 || brew install cmark-gfm </dev/null >&2
    return
  fi
  has_cmark && return
  if command -v apt-get >/dev/null; then
    apt_install libcmark-gfm-dev libcmark-gfm-extensions-dev
  else
    fail "the headers of cmark-gfm are needed. Install and start again."
  fi
}

has_microhttpd() {
  local compiler
  for compiler in clang cc gcc; do
    command -v "$compiler" >/dev/null || continue
    printf '#include <microhttpd.h>\n' | "$compiler" -fsyntax-only -x c - 2>/dev/null
    return
  done
  [[ -e /usr/include/microhttpd.h ]]
}

# The HTTP server of the live view.
require_microhttpd() {
  if [[ $(uname) == Darwin ]]; then
    command -v brew >/dev/null || fail "libmicrohttpd is needed: install Homebrew (https://brew.sh) and start again."
    brew --prefix --installed libmicrohttpd >/dev/null 2>&1 || brew install libmicrohttpd </dev/null >&2
    return
  fi
  has_microhttpd && return
  if command -v apt-get >/dev/null; then
    apt_install libmicrohttpd-dev
  else
    fail "the headers of libmicrohttpd are needed. Install and start again."
  fi
}

# A browser for the tests that look at pages and pictures; where none can be had, they are skipped and say so.
want_chromium() {
  local name
  for name in chromium chromium-browser google-chrome; do
    if command -v "$name" >/dev/null; then return; fi
  done
  command -v apt-get >/dev/null || return 0
  # In a shell of its own, whose end is not ours.
  (apt_install chromium) || say "Going on without Chromium: the tests of pages and pictures are skipped."
}

# A Python environment of our own with what a requirements file names, in a folder of that name; its path is in $venv.
require_python() {
  local requirements=$1
  venv=$root/.build/${2:-python}
  cmp -s "$requirements" "$venv/requirements.txt" && return
  command -v python3 >/dev/null || {
    command -v apt-get >/dev/null || fail "Python 3 is needed for the terminal scenarios. Install and start again."
    apt_install python3 python3-venv
  }
  say "Installing what the Python parts need ..."
  mkdir -p "$root/.build"
  if ! python3 -m venv --clear "$venv" >/dev/null 2>&1 </dev/null; then
    command -v apt-get >/dev/null || fail "Python's venv module is needed. Install and start again."
    apt_install python3-venv
    python3 -m venv --clear "$venv" </dev/null >&2
  fi
  "$venv/bin/python" -m pip install --quiet --disable-pip-version-check -r "$requirements" </dev/null >&2
  cp "$requirements" "$venv/requirements.txt"
}

# node, and RxJS where node finds it or from Debian's packages, unpacked into a folder of our own; that folder is in $rxjs_folder.
require_rxjs() {
  command -v node >/dev/null || command -v nodejs >/dev/null || {
    command -v apt-get >/dev/null || fail "node is needed. Install it and start again."
    apt_install nodejs
  }
  for rxjs_folder in "${NODE_PATH:-}" /usr/share/nodejs "$root/.build/rxjs/usr/share/nodejs"; do
    if [[ -n $rxjs_folder && -d $rxjs_folder/rxjs ]]; then return; fi
  done
  command -v apt-get >/dev/null || fail "RxJS 7 is needed: install it with npm and name its folder in NODE_PATH."
  say "Fetching RxJS ..."
  local packages
  packages=$(mktemp -d)
  # A machine on which nothing was installed yet has no list of packages.
  (cd "$packages" && as_root apt-get update -q && apt-get download -q node-inquirer node-tslib) >/dev/null 2>&1 ||
    fail "could not fetch Debian's node-inquirer, which contains RxJS. Install RxJS with npm and name its folder in NODE_PATH."
  local package
  for package in "$packages"/*.deb; do dpkg-deb -x "$package" "$root/.build/rxjs"; done
  rm -rf "$packages"
}
