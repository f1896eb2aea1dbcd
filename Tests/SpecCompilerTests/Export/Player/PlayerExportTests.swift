import Foundation
import MotionModel
import SpecFormat
import TestSupport
import Testing

@testable import SpecCompiler

@Suite("What the player on the web reads")
struct PlayerExportTests {
    @Test(
        "has the values of every number of the gallery, within the tolerance",
        arguments: TestBuild.some(of: WebGallery.names))
    func gallery(_ name: String) throws {
        let (source, _) = try WebGallery.motion(name)
        let export = try Export(.player, of: source)
        let model = try PlayerModel(String(decoding: export.bytes, as: UTF8.self))
        var random = SplitMix64(seed: 23)
        for (variant, bound) in try source.timelines() {
            let timeline = try #require(model.timeline(variant.name))
            let end = WebGallery.end(of: bound)
            for property in bound.properties where property.layers.isEmpty {
                guard let track = model.track(property.property.text, in: timeline) else { continue }
                let travel = WebGallery.travel(of: property, until: end)
                for _ in 0..<8 {
                    let time = random.uniform(-0.1...end + 0.1)
                    if WebGallery.jumps(property, at: time, travel) || property.base.form.isDiscrete {
                        continue
                    }
                    for (right, number) in zip(
                        property.value(at: time).components, model.value(of: track, at: time))
                    {
                        #expect(
                            abs(right - number) <= 0.001 * travel + 1e-6 * max(1, abs(right)),
                            "\(variant.name) \(property.property) at \(time): \(number), not \(right)")
                    }
                }
            }
        }
    }

    @Test("says the error of every curve that it replaces, and none where it is the curve itself")
    func losses() throws {
        let (source, _) = try WebGallery.motion("gallery/wrong-password.json")
        let export = try Export(.player, of: source)
        #expect(!export.losses.isEmpty)
        #expect(export.losses.allSatisfy { $0.kind == .approximation && $0.size ?? 1 <= 0.001 })
        let (exact, _) = try WebGallery.motion("calendar-chip.json")
        #expect(try Export(.player, of: exact).losses.isEmpty)
    }

    @Test(
        "names the parts that it needs",
        arguments: [
            ("calendar-chip.json", []), ("gallery/blob.json", ["paths"]),
            ("gallery/palette.json", ["colors"]),
            ("gallery/orbit.json", ["late"]), ("gallery/flip-card.json", ["late", "matrices", "colors"]),
            ("loader.json", ["loops"]),
        ])
    func imports(_ name: String, _ parts: [String]) throws {
        let (source, _) = try WebGallery.motion(name)
        let model = try PlayerModel(String(decoding: try Export(.player, of: source).bytes, as: UTF8.self))
        #expect(model.file["imports"] as? [String] == ["current"] + parts)
    }

    @Test("says which starts are written: none of a layer or a loop, which needn't be told")
    func writtenStarts() throws {
        var count = 0
        for name in TestBuild.some(of: WebGallery.names) {
            let (source, _) = try WebGallery.motion(name)
            let text = String(decoding: try Export(.player, of: source).bytes, as: UTF8.self)
            let model = try PlayerModel(text)
            for variant in source.motion.variants {
                let own = try #require(model.timeline(variant.name)?["tracks"] as? [Int])
                for (index, track) in zip(own, variant.timeline.tracks) {
                    let row = try #require(model.rows("tracks")[index] as? [String: Any])
                    let isWritten = track.startsAsWritten && !track.isLayer && track.loop == nil
                    #expect(row["written"] as? Bool == (isWritten ? true : nil), "\(name) \(track.property)")
                    count += isWritten ? 1 : 0
                }
            }
        }
        #expect(count > 10)
    }

    @Test("climbs a staircase at the inputs at which the curve does, to the last bit", arguments: 2...64)
    func stairs(_ count: Int) throws {
        for jump in Steps.Jump.allCases {
            let curve = Curve.steps(try Steps(count, jump: jump))
            let rows = try #require(PlayerExport.exactRows(of: curve))
            for step in 0..<count {
                let place = Double(step) / Double(count)
                for input in [place, place.nextUp, place.nextDown, place.nextDown.nextDown] where input >= 0 {
                    let row = try #require(rows.last { $0[0] <= input })
                    #expect(row[1] == curve.progress(at: input), "\(jump) at \(input)")
                }
            }
        }
    }

    @Test("gives a part of a value the place that it has in the whole")
    func families() throws {
        let (source, _) = try WebGallery.motion("spring-sheet.json")
        let places = PlayerPlaces(source.motion.properties)
        let ends = places.families.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.count) }
        for (property, slot) in zip(source.motion.properties, places.slots) {
            let last = slot + property.type.componentCount
            #expect(!ends.contains { $0 > slot && $0 < last }, "\(property.path) is in one family")
        }
    }
}
