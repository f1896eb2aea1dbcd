# Builds packages beside the root's in one folder, so that what they link is compiled once; to be sourced from the root of the package.

# The folder. The plan of what to build that lies there may be another package's, so each makes its own, and leaves none behind.
scratch=.build/beside

# The folder of what was built.
beside() { # PACKAGE CONFIGURATION FLAG…
    local build=(--package-path "$1" --scratch-path "$scratch" -c "$2") code
    rm -f "$scratch/$2.yaml"
    swift build "${build[@]}" "${@:3}" >&2 && swift build "${build[@]}" --show-bin-path
    code=$?
    rm -f "$scratch/$2.yaml"
    return $code
}
