// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Examples",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "MotionSpec", path: "..")],
    targets: [
        .executableTarget(
            name: "sheet",
            dependencies: [
                .product(name: "Animator", package: "MotionSpec"),
                .product(name: "SpecFormat", package: "MotionSpec"),
                .product(name: "SpecCompiler", package: "MotionSpec"),
            ]),
        .executableTarget(
            name: "deal", dependencies: [.product(name: "Animator", package: "MotionSpec")],
            plugins: [.plugin(name: "MotionSpecs", package: "MotionSpec")]),
    ],
    swiftLanguageModes: [.v6]
)
