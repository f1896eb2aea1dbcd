import Foundation
import MotionModel
import SpecFormat
import TestSupport
import Testing

@testable import SpecCompiler

@Suite("The gallery, baked")
struct GalleryTests {
    static let names = [
        "calendar-chip", "loader", "masked-transition-bottom-card", "masked-transition-full-screen",
        "progress-view", "spring-sheet",
    ]

    private func motion(_ name: String) throws -> CompiledMotion {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appending(path: "specs")
        let bytes = [UInt8](try Data(contentsOf: folder.appending(path: "\(name).json")))
        let result = SpecReader.read(SourceFile(path: "\(name).json", bytes: bytes))
        return CompiledMotion(try #require(result.spec, "\(result.diagnostics)"))
    }

    @Test(
        "shows the motion within the error it states, both ways, by tolerance and by frames", arguments: names
    )
    func reproduction(_ name: String) throws {
        let motion = try motion(name)
        var random = SplitMix64(seed: 3)
        for sampling in [BakeOptions.Sampling.tolerance(0.001), .framesPerSecond(60)] {
            for reverses in [false, true] {
                let document = try BakedDocument(
                    motion, options: BakeOptions(sampling: sampling, reversesValues: reverses))
                #expect(document.variants.count == motion.variants.count)
                for baked in document.variants {
                    let timeline = try #require(motion[baked.name]).timeline(reversingValues: reverses)
                    let bound = try timeline.bind()
                    let end = timeline.duration.isFinite ? timeline.duration : 5
                    let times = (0..<2000).map { _ in random.uniform(-0.1...end + 0.1) }
                    for track in baked.tracks {
                        let source = try #require(bound.tracks.first { $0.track.property == track.property })
                        try compare(track, source, at: times)
                    }
                }
            }
        }
    }

    private func compare(_ track: BakedTrack, _ source: BoundTrack, at times: [Double]) throws {
        let count = track.type.componentCount
        let (from, to) = (source.keyComponents[..<count], source.keyComponents[count...])
        let travel = zip(from, to).map { abs($1 - $0) }.max() ?? 0
        for time in times {
            // On a step, and within rounding of one, either side is right.
            let step = source.value(at: time - 1e-9).distance(to: source.value(at: time + 1e-9))
            if step > 1e-4 * travel { continue }
            let distance = track.value(at: time).distance(to: source.value(at: time))
            #expect(distance <= (track.maxError + 1e-9) * max(travel, 1), "\(track.property) at \(time)")
        }
    }
}
