// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "play",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "MotionSpec", path: "../..")],
    targets: [
        // Stands in front of malloc, to count what a frame allocates.
        .target(name: "Allocations"),
        .executableTarget(
            name: "play",
            dependencies: [
                "Allocations",
                .product(name: "Animator", package: "MotionSpec"),
                .product(name: "MotionModel", package: "MotionSpec"),
                .product(name: "SpecFormat", package: "MotionSpec"),
                .product(name: "SpecCompiler", package: "MotionSpec"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
