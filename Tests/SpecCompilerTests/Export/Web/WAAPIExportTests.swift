import Foundation
import MotionModel
import SpecFormat
import TestSupport
import Testing

@testable import SpecCompiler

@Suite("What a page hands to element.animate")
struct WAAPIExportTests {
    @Test(
        "shows every number of the gallery within the tolerance, at any instant",
        arguments: TestBuild.some(of: WebGallery.names))
    func gallery(_ name: String) throws {
        let (source, web) = try WebGallery.motion(name)
        let browser = try BrowserModel(web.waapiText)
        var random = SplitMix64(seed: 5)
        for (variant, timeline) in try source.timelines() {
            let stage = browser.stage(variant.name)
            let end = WebGallery.end(of: timeline)
            let times = (0..<16).map { _ in random.uniform(-0.1...end + 0.1) }
            for property in timeline.properties {
                let type = property.base.form.canonical
                // Those that depend on parameters aren't numbers yet.
                guard type != .transform(.matrix), type.name != "string",
                    property.base.track.parameterSlots.isEmpty
                else { continue }
                let path = property.property
                let values = times.map { property.value(at: $0).components.array }
                let travel = WebGallery.travel(of: property, until: end)
                for (time, value) in zip(times, values) {
                    if WebGallery.jumps(property, at: time, travel) { continue }
                    let shown = stage.shown(path.text, at: time).flatMap { $0.numbers }
                    // One axis of a style that has two.
                    let place = shown.count > value.count && path.keyPath.hasSuffix(".y") ? 1 : 0
                    let own = shown.dropFirst(place).prefix(value.count)
                    #expect(own.count == value.count, "\(path) shows \(shown)")
                    for (right, number) in zip(value, own) {
                        #expect(
                            abs(right - number) <= 0.001 * travel + 1e-7 * max(1, abs(right)),
                            "\(variant.name) \(path) at \(time): \(number) instead of \(right)")
                    }
                }
            }
        }
    }

    @Test("play what goes before an endless loop until the loop begins, and nothing of it after that")
    func beforeLoop() throws {
        let (_, web) = try WebGallery.motion("gallery/new-message.json")
        let animations = web.variants[0].animations.flatMap { $0 }.filter {
            $0.properties.contains { $0.text == "badge.position.y" }
        }
        let (before, loop) = (try #require(animations.first), try #require(animations.last))
        #expect(animations.count == 2)
        #expect(before.delay + before.duration == loop.delay)
        #expect(before.iterations == 1 && loop.iterations == .infinity)
        #expect(before.fill == .backwards && loop.fill == .forwards)
    }

    @Test(
        "rests where the motion does, and leaves nothing to a browser's defaults",
        arguments: TestBuild.some(of: WebGallery.names)
    )
    func explicit(_ name: String) throws {
        let (source, web) = try WebGallery.motion(name)
        let text = web.waapiText
        #expect(text.utf8.count < 400_000)
        for word in ["NaN", "nan", "inf,", "undefined", "[object"] { #expect(!text.contains(word)) }
        let browser = try BrowserModel(text)
        for (variant, timeline) in try source.writtenTimelines() {
            for animation in browser.animations(variant.name) {
                let timing = try #require(animation["timing"] as? [String: Any])
                #expect(
                    timing.keys.sorted() == [
                        "composite", "delay", "direction", "duration", "easing", "endDelay", "fill",
                        "iterationStart", "iterations",
                    ])
                let keyframes = try #require(animation["keyframes"] as? [[String: Any]])
                let offsets = keyframes.compactMap { ($0["offset"] as? NSNumber)?.doubleValue }
                #expect(offsets.first == 0 && offsets.last == 1)
                #expect(zip(offsets, offsets.dropFirst()).allSatisfy { $0 < $1 })
                #expect(Set(keyframes.map { $0.keys.sorted() }).count == 1)
                #expect(keyframes.allSatisfy { $0["easing"] is String && $0["composite"] == nil })
                // What is added has faded out when it is over, and not when another goes on.
                if timing["composite"] as? String == "add", timing["iterations"] as? String == nil,
                    let property = timeline.properties.first(where: {
                        animation["properties"] as? [String] == [$0.property.text]
                    }), property.layers.isEmpty, property.base.track.loop == nil
                {
                    let last = keyframes[keyframes.count - 1].filter {
                        $0.key != "offset" && $0.key != "easing"
                    }
                    let iterations = (timing["iterations"] as? NSNumber)?.doubleValue ?? 0
                    if iterations == iterations.rounded() {
                        let numbers = last.values.flatMap { BrowserModel.numbers($0 as? String ?? "") }
                        #expect(numbers.allSatisfy { abs($0) < 1e-9 }, "\(animation)")
                    }
                }
            }
        }
    }
}

/// The gallery's specs, and how they move.
enum WebGallery {
    static let names = GalleryTests.names

    private static let motions = Kept { name in
        let source = ExportSource(try GalleryTests.spec(name))
        return (source, try WebMotion(source))
    }

    /// A spec of the gallery, and what browsers play of it.
    static func motion(_ name: String) throws -> (ExportSource, WebMotion) { try motions(name) }

    /// A timeline's end, or two and a half of the longest period.
    static func end(of timeline: BoundTimeline) -> Double {
        guard !timeline.duration.isFinite else { return timeline.duration }
        return timeline.tracks.reduce(0) { end, track in
            max(end, track.track.loop.map { $0.start + 2.5 * $0.period } ?? track.track.end)
        }
    }

    /// The largest way of a component, or the length of the path that is followed.
    static func travel(of property: BoundProperty, until end: Double) -> Double {
        if case .routePosition(let route) = property.base.form { return route.length }
        var (low, high) = ([Double](), [Double]())
        for step in 0...100 {
            let value = property.value(at: end * Double(step) / 100).components.array
            low = low.isEmpty ? value : zip(low, value).map { min($0, $1) }
            high = high.isEmpty ? value : zip(high, value).map { max($0, $1) }
        }
        return zip(low, high).reduce(0) { max($0, $1.1 - $1.0) }
    }

    /// Whether a time is within rounding of a jump, where either side is right.
    static func jumps(_ property: BoundProperty, at time: Double, _ travel: Double) -> Bool {
        property.value(at: time - 1e-7).distance(to: property.value(at: time + 1e-7)) > 1e-3 * travel
    }
}
