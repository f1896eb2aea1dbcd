// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "AnimatorOnly",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "MotionSpec", path: "../..")],
    targets: [
        .executableTarget(
            name: "AnimatorOnly", dependencies: [.product(name: "Animator", package: "MotionSpec")]),
        .executableTarget(
            name: "PlayBaked", dependencies: [.product(name: "Animator", package: "MotionSpec")]),
    ],
    swiftLanguageModes: [.v6]
)
