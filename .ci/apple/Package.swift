// swift-tools-version: 6.2
import PackageDescription

// The Animator beside a stand-in for QuartzCore, so that what is for Apple's platforms only is compiled and tested elsewhere. The
// stand-in has the names and types that the Animator uses, written from Apple's documentation: it shows that the code fits it,
// not that it fits Apple's own headers.

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

let package = Package(
    name: "Apple",
    targets: [
        .target(name: "QuartzCore"),
        .target(
            name: "MotionModel", swiftSettings: strict,
            linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux, .android]))]),
        .target(name: "Animator", dependencies: ["MotionModel", "QuartzCore"], swiftSettings: strict),
        .testTarget(name: "LayerTests", dependencies: ["Animator", "MotionModel", "QuartzCore"]),
    ],
    swiftLanguageModes: [.v6]
)
