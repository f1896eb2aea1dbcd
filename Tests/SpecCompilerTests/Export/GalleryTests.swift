import Foundation
import MotionModel
import SpecFormat
import TestSupport
import Testing

@testable import SpecCompiler

@Suite("The gallery, baked")
struct GalleryTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "specs")

    /// Every spec that can be played, by its path in `specs`: those of the gallery, and those that forms find hard.
    static let names = names(in: "") + names(in: "gallery/") + names(in: "../conformance/cases/")

    private static func names(in path: String) -> [String] {
        let all =
            (try? FileManager.default.contentsOfDirectory(atPath: folder.appending(path: path).path())) ?? []
        return all.filter { $0.hasSuffix(".json") }.sorted().map { path + $0 }
    }

    /// A spec of the package as it stands.
    static func file(_ name: String) throws -> SourceFile {
        SourceFile(path: name, bytes: [UInt8](try Data(contentsOf: folder.appending(path: name))))
    }

    /// Everything that may be imported.
    private static let imported = Result {
        SourceSet(try (names + names(in: "libraries/")).map { try file($0) })
    }

    private static let specs = Kept { name in
        var workspace = SpecWorkspace(try imported.get())
        let result = workspace.read(try file(name))
        return try #require(result.spec, "\(result.diagnostics)")
    }

    private static let motions = Kept { CompiledMotion(try spec($0)) }

    /// A spec of the gallery.
    static func spec(_ name: String) throws -> Spec { try specs(name) }

    /// A spec of the gallery, compiled.
    static func motion(_ name: String) throws -> CompiledMotion { try motions(name) }

    /// A spec that imports nothing.
    static func read(_ text: String) throws -> Spec {
        var workspace = SpecWorkspace(SourceSet([]))
        let result = workspace.read(SourceFile(path: "s.json", bytes: [UInt8](text.utf8)))
        return try #require(result.spec, "\(result.diagnostics)")
    }

    @Test("There are thirty of them or more")
    func many() { #expect(Self.names.count >= 30) }

    @Test(
        "shows the motion within the error it states, both ways, by tolerance and by frames",
        arguments: TestBuild.some(of: names)
    )
    func reproduction(_ name: String) throws {
        let motion = try Self.motion(name)
        var random = SplitMix64(seed: 3)
        for sampling in [BakeOptions.Sampling.tolerance(0.001), .framesPerSecond(60)] {
            for reverses in [false, true] {
                let document = try BakedDocument(
                    motion, options: BakeOptions(sampling: sampling, reversesValues: reverses))
                #expect(document.variants.count == motion.variants.count)
                for baked in document.variants {
                    let bound = try motion.bind(
                        try #require(motion[baked.name]), reversingValues: reverses)
                    let end = bound.duration.isFinite ? bound.duration : 5
                    let times = (0..<TestBuild.count(600)).map { _ in random.uniform(-0.1...end + 0.1) }
                    for track in baked.tracks {
                        let source = try #require(bound.tracks.first { $0.track.property == track.property })
                        let travel = source.travel
                        for time in times {
                            #expect(
                                track.follows(source, at: time, travel: travel),
                                "\(track.property) at \(time)")
                        }
                    }
                }
            }
        }
    }

    @Test("is written in every form by frames too, with its losses", arguments: TestBuild.some(of: names))
    func frames(_ name: String) throws {
        let source = ExportSource(
            try Self.spec(name), motion: try Self.motion(name),
            options: BakeOptions(sampling: .framesPerSecond(30)), document: try Self.file(name))
        let place = try #require(Self.names.firstIndex(of: name))
        for format in TestBuild.some(of: ExportFormat.allCases, for: place / 4) {
            let export = try Export(format, of: source)
            #expect(!export.bytes.isEmpty, "\(format)")
            #expect(export.losses.allSatisfy { $0.size?.isFinite ?? true }, "\(format)")
        }
    }
}
