# Compiles modules as Embedded Swift for WebAssembly and links them; to be sourced from the root of the package, with the
# folder to build in as $keep.

sources() { find -L "$1" -name '*.swift' | LC_ALL=C sort; }

# Compiles a module, unless it and what it was compiled after are as they were.
compile() { # MODULE FOLDER
    made="${made:-$(swiftc --version 2>/dev/null | head -1)} $(sources "$2" | xargs cat | cksum)"
    if [ "$(cat "$keep/$1.made" 2>/dev/null)" = "$made" ]; then return; fi
    mapfile -t files < <(sources "$2")
    swiftc -target wasm32-unknown-none-wasm -swift-version 6 -enable-experimental-feature Embedded -wmo -O \
        -parse-as-library -package-name MotionSpec -I "$keep" -enable-upcoming-feature ExistentialAny \
        -enable-upcoming-feature InternalImportsByDefault -enable-upcoming-feature MemberImportVisibility \
        -enable-upcoming-feature NonisolatedNonsendingByDefault \
        -module-name "$1" -emit-module -emit-module-path "$keep/$1.swiftmodule" \
        -c "${files[@]}" -o "$keep/$1.o"
    echo "$made" >"$keep/$1.made"
}

# Links everything that was compiled, with what Swift asks of a C library.
link() { # FILE
    local tools
    tools=$(dirname "$(readlink -f "$(command -v swiftc)")")
    "$tools/clang" --target=wasm32-unknown-unknown -O2 -ffreestanding -fno-builtin -mbulk-memory \
        -c Web/library.c -o "$keep/library.o"
    "$tools/wasm-ld" --no-entry --gc-sections --strip-all --compress-relocations -z stack-size=1048576 "$keep"/*.o \
        "$tools"/../lib/swift/embedded/wasm32-unknown-none-wasm/libswiftUnicodeDataTables.a -o "$1"
}
