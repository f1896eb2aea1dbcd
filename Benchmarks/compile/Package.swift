// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "compile",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "MotionSpec", path: "../..")],
    targets: [
        // Foundation is here for its JSONDecoder only, which runs beside the reader.
        .executableTarget(
            name: "compile",
            dependencies: [
                .product(name: "MotionModel", package: "MotionSpec"),
                .product(name: "SpecFormat", package: "MotionSpec"),
                .product(name: "SpecCompiler", package: "MotionSpec"),
            ])
    ],
    swiftLanguageModes: [.v6]
)
