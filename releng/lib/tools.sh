# shellcheck shell=bash
# What releng/portalscope, releng/test and releng/bench share. To be sourced by bash; sets root, the top of the repository.

root=$(cd "${BASH_SOURCE[0]%/*}/../.." && pwd)

# Prints the folder of this user for what can be made again: without XDG_CACHE_HOME and HOME a temporary one that nobody else owns.
cache_folder() {
    local own=${TMPDIR:-/tmp}/portalscope-$(id -u)
    if [ -n "${XDG_CACHE_HOME:-}" ]; then
        printf '%s' "$XDG_CACHE_HOME/portalscope"
    elif [ -n "${HOME:-}" ]; then
        printf '%s' "$HOME/.cache/portalscope"
    elif mkdir -m 700 "$own" 2>/dev/null || [ -O "$own" ] && [ -d "$own" ] && [ ! -L "$own" ]; then
        printf '%s' "$own"
    else
        mktemp -d
    fi
}

cache=$(cache_folder)
logs=$root/.build
# shellcheck disable=SC2034
product=$root/product/target/products/org.portalscope.product/linux/gtk/x86_64
maven_version=3.9.16

# What runs for seconds or for minutes takes the second compiler for a method after twenty times as many calls as usual: a start and most searches are over
# before it has paid off, and what runs for minutes does not notice.
# shellcheck disable=SC2034
late_compiler=(-XX:Tier4InvocationThreshold=100000 -XX:Tier4MinInvocationThreshold=12000 -XX:Tier4CompileThreshold=300000
    -XX:Tier4BackEdgeThreshold=800000)
# The virtual machine of the workbench. A jump makes much garbage beside a large state, for which this collector takes a third less time than the usual one.
# Whole collections just because there are many classes would stop a start three times.
# shellcheck disable=SC2034
workbench_machine=(-XX:+UseParallelGC -XX:MaxNewSize=96m -XX:MetaspaceSize=160m "${late_compiler[@]}")

say() {
    printf 'portalscope: %s\n' "$*" >&2
}

die() {
    local status=$1
    shift
    say "$@"
    exit "$status"
}

# Runs a command with its output in a log, and shows the end of the log if the command fails.
logged() {
    local log=$1
    shift
    mkdir -p "$(dirname "$log")"
    if ! "$@" >"$log" 2>&1; then
        tail -n 40 "$log" >&2
        say "failed: $1; the whole log is $log"
        return 1
    fi
}

# Runs apt-get and waits up to ten minutes for another one that is at work, as there is after a first boot. By itself it waits for the lock of dpkg only.
patient_apt_get() {
    local output status waited
    for ((waited = 0; ; waited += 5)); do
        output=$(LC_ALL=C apt-get -o DPkg::Lock::Timeout=600 "$@" 2>&1)
        status=$?
        printf '%s\n' "$output"
        [[ $status != 0 && $output == *'Could not get lock'* && $waited -lt 600 ]] || return "$status"
        sleep 5
    done
}

# Installs Debian packages as root; tells anybody else the line to type.
install_packages() {
    local why=$1
    shift
    command -v apt-get >/dev/null || die 1 "$why is missing; on Debian it is in: $*"
    [ "$(id -u)" = 0 ] || die 1 "$why is missing. Please type: sudo apt-get install $*"
    say "installing $* (log: $logs/apt.log)"
    export DEBIAN_FRONTEND=noninteractive
    logged "$logs/apt.log" patient_apt_get update && logged "$logs/apt.log" patient_apt_get install -y "$@" || exit 1
}

java_tool() {
    printf '%s' "${JAVA_HOME:+$JAVA_HOME/bin/}$1"
}

java_major() {
    "$(java_tool javac)" -version 2>&1 | sed -n 's/^javac \([0-9]*\).*/\1/p'
}

need_jdk() {
    command -v "$(java_tool javac)" >/dev/null || install_packages "A JDK, version 17 or newer," default-jdk
    local major
    major=$(java_major)
    [ "${major:-0}" -ge 17 ] || die 1 "JDK 17 or newer is needed, $(command -v "$(java_tool javac)") is version ${major:-unknown}." \
        "Set JAVA_HOME to a newer one."
}

# Tycho 4 wants Maven 3.9.
is_usable_maven() {
    local version
    version=$("$1" --version 2>/dev/null | grep -oE -m 1 '[0-9]+\.[0-9]+\.[0-9]+' | head -n 1)
    case $version in
        3.9.*) return 0 ;;
        *) return 1 ;;
    esac
}

# Sets mvn to a usable Maven: the installed one, or one that an older Maven unpacks.
need_maven() {
    mvn=mvn
    is_usable_maven "$mvn" && return
    mvn=$cache/apache-maven-$maven_version/bin/mvn
    is_usable_maven "$mvn" && return
    command -v mvn >/dev/null || install_packages Maven maven
    unpack_maven
}

unpack_maven() {
    local unpacked
    say "unpacking Maven $maven_version to $cache (log: $logs/maven.log)"
    mkdir -p "$cache"
    unpacked=$(mktemp -d "$cache/unpacked.XXXXXX")
    # Away from the repository, whose build the older Maven does not understand.
    (cd "$unpacked" && logged "$logs/maven.log" mvn -B org.apache.maven.plugins:maven-dependency-plugin:3.8.1:unpack \
        "-Dartifact=org.apache.maven:apache-maven:$maven_version:zip:bin" "-DoutputDirectory=$unpacked") || { rm -rf "$unpacked"; exit 1; }
    rm -rf "$cache/apache-maven-$maven_version"
    mv "$unpacked/apache-maven-$maven_version" "$cache/"
    rm -rf "$unpacked"
}

# Runs the workbench of a user with the given home folder, with the arguments that follow, and answers with its status. Its classes come from an archive, as the
# virtual machine keeps them in memory; if there is none yet, it is written when the workbench ends. Without it, the workbench starts more slowly.
run_workbench() {
    local home=$1 archive=$2 new=$2.$$ area launcher classes status=0
    shift 2
    area=$(sed -n 's|^osgi.instance.area.default=@user.home/||p' "$product/configuration/config.ini")
    launcher=$(printf '%s' "$product"/plugins/org.eclipse.equinox.launcher_*.jar)
    if [ -e "$archive" ]; then
        classes=-XX:SharedArchiveFile=$archive
    elif [ -w "${archive%/*}" ]; then
        classes=-XX:ArchiveClassesAtExit=$new
    else
        classes=-Xshare:auto
    fi
    "$(java_tool java)" "${workbench_machine[@]}" "$classes" -Xlog:disable "-Duser.home=$home" "-Dosgi.configuration.area=$home/$area/configuration" \
        -jar "$launcher" -nosplash "$@" || status=$?
    [ ! -e "$new" ] || mv "$new" "$archive"
    return "$status"
}

need_gtk() {
    # grep reads to the end: if it stopped at the first line, ldconfig would fail, and with it the pipe.
    PATH=$PATH:/sbin:/usr/sbin ldconfig -p | grep 'libgtk-3\.so\.0' >/dev/null || install_packages "GTK 3" libgtk-3-0
}

need_xvfb() {
    command -v Xvfb >/dev/null || install_packages "A virtual X server" xvfb
}

# Some tests open captures with it. They are skipped without it, so nobody else is asked to install it.
want_tshark() {
    command -v tshark >/dev/null && return
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        install_packages tshark tshark
    else
        say "tests that need tshark are skipped; on Debian it is in: tshark"
    fi
}

# On a display of this machine, GTK draws pictures in memory and hands them over, which takes less time than to have the display draw them piece by piece.
draw_in_memory() {
    case ${DISPLAY:-} in
        :*) export GDK_RENDERING=${GDK_RENDERING:-image} ;;
    esac
}

# Runs a command or function on a virtual display of the given size, such as 1280x800, and answers with its status.
# It finds an empty folder in $scratch.
on_virtual_display() {
    local size=$1 status=0 runtime scratch server
    shift
    runtime=$(mktemp -d)
    scratch=$runtime/scratch
    mkdir "$scratch"
    Xvfb -displayfd 3 -screen 0 "${size}x24" -nolisten tcp 3>"$runtime/display" >"$runtime/log" 2>&1 &
    server=$!
    # shellcheck disable=SC2064
    trap "kill $server 2>/dev/null; rm -rf '$runtime'" EXIT
    until [ -s "$runtime/display" ]; do
        kill -0 "$server" 2>/dev/null || die 1 "the virtual X server does not start: $(cat "$runtime/log")"
        sleep 0.05
    done
    (
        unset WAYLAND_DISPLAY
        export GDK_BACKEND=x11 NO_AT_BRIDGE=1
        DISPLAY=:$(cat "$runtime/display")
        export DISPLAY
        draw_in_memory
        "$@"
    ) || status=$?
    kill "$server"
    wait "$server" 2>/dev/null
    rm -rf "$runtime"
    trap - EXIT
    return "$status"
}
