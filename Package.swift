// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("ImmutableWeakCaptures"),
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
]

/// The settings of tests, whose own code needn't be fast: optimising it takes longer than optimising what they test.
let tests = strict + [.unsafeFlags(["-Onone"], .when(configuration: .release))]

let package = Package(
    name: "MotionSpec",
    platforms: [.macOS(.v13), .iOS(.v13), .tvOS(.v13), .watchOS(.v6), .visionOS(.v2)],
    products: [
        .library(name: "MotionModel", targets: ["MotionModel"]),
        .library(name: "SpecFormat", targets: ["SpecFormat"]),
        .library(name: "SpecCompiler", targets: ["SpecCompiler"]),
        .library(name: "Animator", targets: ["Animator"]),
        .executable(name: "speccli", targets: ["speccli"]),
        .plugin(name: "MotionSpecs", targets: ["MotionSpecs"]),
    ],
    targets: [
        // Rounding and square roots are exact, but unoptimised code calls them by name.
        .target(
            name: "MotionModel", swiftSettings: strict,
            linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux, .android]))]),
        .target(name: "SpecFormat", dependencies: ["MotionModel"], swiftSettings: strict),
        .target(name: "SpecCompiler", dependencies: ["MotionModel", "SpecFormat"], swiftSettings: strict),
        .target(name: "Animator", dependencies: ["MotionModel"], swiftSettings: strict),
        .executableTarget(
            name: "speccli", dependencies: ["MotionModel", "SpecFormat", "SpecCompiler", "Animator"],
            swiftSettings: strict),
        .plugin(name: "MotionSpecs", capability: .buildTool(), dependencies: ["speccli"]),

        .target(name: "TestSupport", path: "Tests/Support", swiftSettings: tests),
        .testTarget(
            name: "MotionModelTests", dependencies: ["MotionModel", "TestSupport"], swiftSettings: tests),
        .testTarget(
            name: "SpecFormatTests", dependencies: ["SpecFormat", "MotionModel", "TestSupport"],
            swiftSettings: tests),
        .testTarget(
            name: "SpecCompilerTests",
            dependencies: ["SpecCompiler", "SpecFormat", "MotionModel", "TestSupport"], swiftSettings: tests),
        .testTarget(
            name: "AnimatorTests", dependencies: ["Animator", "MotionModel", "TestSupport"],
            swiftSettings: tests),
        .testTarget(
            name: "speccliTests",
            dependencies: [
                "speccli", "Animator", "SpecCompiler", "SpecFormat", "MotionModel", "TestSupport",
            ], swiftSettings: tests),
    ],
    swiftLanguageModes: [.v6]
)
