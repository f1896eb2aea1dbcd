// swift-tools-version: 6.2
import PackageDescription

/// What the modules keep to themselves can be tried too, also by the sources that are linked from speccli.
let testable = ["MotionModel", "SpecFormat", "SpecCompiler", "Animator"].flatMap {
    ["-Xfrontend", "-testable-import-module", "-Xfrontend", $0]
}

// Built by `run`, with libFuzzer: see README.md.
let package = Package(
    name: "Fuzz",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "MotionSpec", path: "..")],
    targets: [
        // What the tests have for random input: links into Tests/ and Sources/.
        .target(name: "TestSupport"),
        .executableTarget(
            name: "fuzz",
            dependencies: [
                "TestSupport",
                .product(name: "MotionModel", package: "MotionSpec"),
                .product(name: "SpecFormat", package: "MotionSpec"),
                .product(name: "SpecCompiler", package: "MotionSpec"),
                .product(name: "Animator", package: "MotionSpec"),
            ], swiftSettings: [.unsafeFlags(testable)]),
    ],
    swiftLanguageModes: [.v6]
)
