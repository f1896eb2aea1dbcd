# Builds packages beside the root's, in one folder, so that what they link is compiled once; to be sourced from the root of the package.

# The folder of what was built. The plan that lies in the folder may be another package's, and is made anew.
beside() { # PACKAGE CONFIGURATION FLAG…
    local build=(--package-path "$1" --scratch-path .build/beside -c "$2")
    rm -f ".build/beside/$2.yaml"
    swift build "${build[@]}" "${@:3}" >&2 && swift build "${build[@]}" --show-bin-path
}
