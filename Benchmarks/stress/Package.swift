// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "stress",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "MotionSpec", path: "../..")],
    targets: [
        // What the allocator has given out.
        .target(name: "Memory"),
        // The sources that the tests run too: links into Tests/.
        .target(name: "TestSupport"),
        .target(
            name: "StressEngine",
            dependencies: [
                "TestSupport",
                .product(name: "Animator", package: "MotionSpec"),
                .product(name: "MotionModel", package: "MotionSpec"),
            ], swiftSettings: [.enableUpcomingFeature("InternalImportsByDefault")]),
        .executableTarget(name: "stress", dependencies: ["Memory", "StressEngine"]),

        // Stands in front of malloc, to count what a frame allocates.
        .target(name: "Allocations"),
        .executableTarget(
            name: "frames",
            dependencies: [
                "Allocations",
                .product(name: "Animator", package: "MotionSpec"),
                .product(name: "MotionModel", package: "MotionSpec"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
