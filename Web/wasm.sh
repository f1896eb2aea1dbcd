# Compiles modules as Embedded Swift for WebAssembly and links them; to be sourced from the root of the package, with the
# folder to build in as $keep.

# Passes of the optimizer of Swift that copy code for speed: functions for each closure they are given, loops for what is known
# of arrays. Inlining stays: without it a page takes twice the time, for a hundredth of the size.
passes=()
for pass in closure-specialize capture-prop array-property-opt loop-unroll; do
    passes+=(-Xllvm "-sil-disable-pass=$pass")
done

sources() { find -L "$1" -name '*.swift' | LC_ALL=C sort; }

swift_module() { # MODULE FOLDER FLAG…
    local module=$1
    mapfile -t files < <(sources "$2")
    shift 2
    swiftc -target wasm32-unknown-none-wasm -swift-version 6 -enable-experimental-feature Embedded -wmo -O \
        -parse-as-library -package-name MotionSpec -I "$keep" -enable-upcoming-feature ExistentialAny \
        -enable-upcoming-feature InternalImportsByDefault -enable-upcoming-feature MemberImportVisibility \
        -enable-upcoming-feature NonisolatedNonsendingByDefault -module-name "$module" "${passes[@]}" "$@" "${files[@]}"
}

# Makes a module, unless it and what it was made after are as they were. What imports it compiles what it needs of it.
module() { # MODULE FOLDER
    made="${made:-$(swiftc --version 2>/dev/null | head -1) ${passes[*]}} $(sources "$2" | xargs cat | cksum)"
    if [ "$(cat "$keep/$1.made" 2>/dev/null)" = "$made" ]; then return; fi
    swift_module "$1" "$2" -emit-module -emit-module-path "$keep/$1.swiftmodule"
    echo "$made" >"$keep/$1.made"
}

# Small before fast, but for the optimizer of Swift itself: `-Osize` has it make wrong code. Copies of a known length are calls,
# because the instruction comes with a test of whether the length is zero.
small=(-Xfrontend -mergeable-traps -Xllvm -force-attribute=minsize -Xllvm -force-attribute=optsize -Xllvm -inline-threshold=5
    -Xcc -mno-bulk-memory -Xcc -mno-bulk-memory-opt)

# Makes the module that exports functions, and compiles it with everything it needs of the others.
compile() { # MODULE FOLDER
    made="$made $(sources "$2" | xargs cat | cksum) ${small[*]}"
    if [ "$(cat "$keep/$1.made" 2>/dev/null)" = "$made" ]; then return; fi
    swift_module "$1" "$2" -c "${small[@]}" -o "$keep/$1.o"
    echo "$made" >"$keep/$1.made"
}

# Links a compiled module, with what Swift asks of a C library.
link() { # MODULE FILE
    local tools
    tools=$(dirname "$(readlink -f "$(command -v swiftc)")")
    "$tools/clang" --target=wasm32-unknown-unknown -O2 -ffreestanding -fno-builtin -mbulk-memory \
        -c Web/library.c -o "$keep/library.o"
    "$tools/wasm-ld" --no-entry --gc-sections --strip-all --compress-relocations -z stack-size=1048576 \
        "$keep/$1.o" "$keep/library.o" \
        "$tools"/../lib/swift/embedded/wasm32-unknown-none-wasm/libswiftUnicodeDataTables.a -o "$2"
}
