import Foundation
import MotionModel
import SpecFormat
import TestSupport
import Testing

@testable import SpecCompiler

@Suite("Lottie files")
struct LottieExportTests {
    private static func export(_ name: String, _ options: BakeOptions = BakeOptions()) throws -> (
        Export, CompiledMotion, Spec
    ) {
        let spec = try GalleryTests.spec(name)
        let source = ExportSource(spec, options: options)
        return (try Export(.lottie, of: source), source.motion, spec)
    }

    /// What a property of a spec is in a file: read with the format's units, written apart from the exporter's table.
    private static func shown(_ property: PropertyPath, in file: LottieFile, at frame: Double) -> [Double]? {
        guard let layer = file.layer(property.target), let transform = layer["ks"] as? [String: Any] else {
            return nil
        }
        func value(_ key: String) -> [Double] { LottieFile.value(transform[key], at: frame) }
        func shape(_ type: String, _ key: String) -> [Double] {
            LottieFile.value(LottieFile.shape(type, of: layer)?[key], at: frame)
        }
        let carrier = file.layer("\(property.target) translation")?["ks"] as? [String: Any]
        switch property.keyPath {
        case "position", "center": return value("p")
        case "position.x", "center.x": return [value("p")[0]]
        case "position.y", "center.y": return [value("p")[1]]
        case "transform.translation": return LottieFile.value(carrier?["p"], at: frame)
        case "transform.translation.x": return [LottieFile.value(carrier?["p"], at: frame)[0]]
        case "transform.translation.y": return [LottieFile.value(carrier?["p"], at: frame)[1]]
        case "transform.scale", "transform.scale.x": return [value("s")[0] / 100]
        case "transform.scale.y": return [value("s")[1] / 100]
        case "transform.rotation", "transform.rotation.z": return value("r")
        case "opacity", "alpha": return [value("o")[0] / 100]
        case "bounds.size", "frame.size": return shape("rc", "s")
        case "bounds.size.width", "frame.size.width": return [shape("rc", "s")[0]]
        case "bounds.size.height", "frame.size.height": return [shape("rc", "s")[1]]
        case "frame.origin", "frame.origin.x", "frame.origin.y":
            let (size, middle, way) = (
                shape("rc", "s"), value("p"), LottieFile.value(carrier?["p"], at: frame)
            )
            let corner = (0...1).map { (axis: Int) -> Double in middle[axis] + way[axis] - size[axis] / 2 }
            switch property.keyPath {
            case "frame.origin.x": return [corner[0]]
            case "frame.origin.y": return [corner[1]]
            default: return corner
            }
        case "anchorPoint", "anchorPoint.x", "anchorPoint.y":
            let (size, middle) = (shape("rc", "s"), shape("rc", "p"))
            let anchor = (0...1).map { 0.5 - middle[$0] / size[$0] }
            switch property.keyPath {
            case "anchorPoint.x": return [anchor[0]]
            case "anchorPoint.y": return [anchor[1]]
            default: return anchor
            }
        case "cornerRadius": return shape("rc", "r")
        case "borderWidth": return shape("st", "w")
        case "strokeStart": return [shape("tm", "s")[0] / 100]
        case "strokeEnd": return [shape("tm", "e")[0] / 100]
        case "backgroundColor": return shape("fl", "c") + [shape("fl", "o")[0] / 100]
        case "borderColor": return shape("st", "c") + [shape("st", "o")[0] / 100]
        case "frame":
            let (size, middle) = (shape("rc", "s"), value("p"))
            return [middle[0] - size[0] / 2, middle[1] - size[1] / 2] + size
        default: return nil
        }
    }

    private static func numbers(_ value: MotionValue) -> [Double] {
        guard value.type == .color else { return value.components.array }
        let color = Color(premultiplied: value.components.array)
        let (red, green, blue) = color.srgb
        return [red, green, blue, color.alpha]
    }

    @Test(
        "shows every property within the loss it states, between frames too",
        arguments: TestBuild.some(of: GalleryTests.names))
    func reproduction(_ name: String) throws {
        // Both ways, some of them one and some of them the other.
        for reverses in [name.utf8.count.isMultiple(of: 2)] {
            let (export, motion, _) = try Self.export(name, BakeOptions(reversesValues: reverses))
            let file = try LottieFile(export.bytes)
            for variant in motion.variants {
                let (start, length) = try #require(file.marker(variant.name))
                let bound = try motion.bind(variant, reversingValues: reverses)
                for property in bound.properties {
                    guard Self.shown(property.property, in: file, at: 0) != nil else {
                        let loss = export.losses.first {
                            $0.property == property.property && $0.variant == variant.name
                        }
                        let moves = (0...200).contains { step in
                            let time = length / file.frameRate * Double(step) / 200
                            return property.value(at: time) != property.value(at: 0)
                        }
                        #expect(!moves || loss?.size == 1, "\(property.property) is there or told to be lost")
                        continue
                    }
                    // A width's common keys with a height are those of both.
                    let target = property.property.target
                    let allowed =
                        export.losses.filter {
                            $0.property?.target == target && $0.variant == variant.name
                                && ($0.property == property.property || Self.isCommon($0))
                        }.reduce(0) { $0 + ($1.size ?? 0) }
                    compare(property, file, start, length, allowed, variant.name)
                }
            }
        }
    }

    private static func isCommon(_ loss: ExportLoss) -> Bool { loss.phrase.hasPrefix("common keys") }

    private func compare(
        _ property: BoundProperty, _ file: LottieFile, _ start: Double, _ length: Double, _ allowed: Double,
        _ variant: String
    ) {
        let times = (0...31).map { length / file.frameRate * Double($0) / 31 }
        let wanted = times.map { Self.numbers(property.value(at: $0)) }
        var travel = 0.0
        for index in wanted[0].indices {
            let column = wanted.map { $0[index] }
            travel = max(travel, (column.max() ?? 0) - (column.min() ?? 0))
        }
        for (time, numbers) in zip(times, wanted) {
            // On a step, and within rounding of one, either side is right.
            let step =
                zip(
                    Self.numbers(property.value(at: time - 1e-9)),
                    Self.numbers(property.value(at: time + 1e-9))
                ).map { abs($0 - $1) }.max() ?? 0
            if step > 1e-4 * travel { continue }
            guard let shown = Self.shown(property.property, in: file, at: start + time * file.frameRate)
            else {
                continue
            }
            // What can't be seen has no colour of its own.
            if property.base.form.canonical == .color, numbers[3] == 0 {
                #expect(
                    shown[3] <= 1.2 * allowed * travel + 1e-6, "\(variant) \(property.property) at \(time)")
                continue
            }
            // Sizes, radii and widths don't go below 0, opacities and the ends of strokes not beyond 0 and 1.
            let keyPath = property.property.keyPath
            var range = -Double.infinity...(.infinity)
            if ["borderWidth", "cornerRadius"].contains(keyPath) || keyPath.hasPrefix("bounds.size") {
                range = 0...(.infinity)
            } else if ["opacity", "alpha", "strokeStart", "strokeEnd"].contains(keyPath) {
                range = 0...1
            }
            // What has no size is nowhere.
            let isFrame = property.property.keyPath == "frame"
            for (index, (one, number)) in zip(shown, numbers).enumerated() {
                if isFrame, index < 2, numbers[index + 2] < 0 { continue }
                let isColor = property.base.form.canonical == .color
                let own = isColor && index == 3 ? 0...1 : isFrame && index >= 2 ? 0...(.infinity) : range
                let other = min(max(number, own.lowerBound), own.upperBound)
                // A colour counts as far as it can be seen.
                let stray =
                    isColor && index < 3 ? one * shown[3] - other * min(max(numbers[3], 0), 1) : one - other
                #expect(
                    abs(stray) <= 1.2 * allowed * travel + 1e-6 * max(travel, 1),
                    "\(variant) \(property.property) at \(time)")
            }
        }
    }

    @Test("a loss is told once")
    func once() throws {
        let spec = try GalleryTests.read(
            """
            { "motionSpec": 1, "name": "S", "animations": { "a.position": [[0, 0], [9, 9]],
                "a.transform.translation.x": [0, 9], "a.frame.origin.x": [0, 9] },
              "variants": { "go": { "reducedMotion": "instant", "timings": { "*": { "duration": 0.3 } } } } }
            """)
        let losses = try Export(.lottie, of: ExportSource(spec)).losses
        #expect(losses.count { $0.phrase.hasPrefix("another property") } == 1)
        #expect(Set(losses).count == losses.count)
    }

    @Test("an event that is called like a variant is no variant's marker")
    func eventNames() throws {
        let spec = try MotionTreeTests.spec(
            motion: """
                { "sequence": [ { "animate": "a.opacity", "from": 0, "to": 1, "duration": 0.2 }, { "emit": "go" },
                                { "emit": "go (event)" }, { "emit": "other" } ] }
                """)
        let file = try LottieFile(try Export(.lottie, of: ExportSource(spec)).bytes)
        let names = (file.root["markers"] as? [[String: Any]] ?? []).compactMap { $0["cm"] as? String }
        let variant = try #require(spec.variants.first?.name)
        #expect(names.filter { $0 == variant }.count == 1)
        #expect(names.contains("other") && Set(names).count == names.count)
    }

    @Test(
        "is in order: keys, handles, layers and markers are what players rely on",
        arguments: TestBuild.some(of: GalleryTests.names))
    func structure(_ name: String) throws {
        let (export, motion, spec) = try Self.export(name)
        let file = try LottieFile(export.bytes)
        let end = LottieFile.number(file.root["op"])
        for property in file.properties where LottieFile.number(property["a"]) == 1 {
            let keys = try #require(property["k"] as? [[String: Any]])
            let frames = keys.map { LottieFile.number($0["t"]) }
            #expect(frames == frames.sorted())
            #expect(zip(frames, frames.dropFirst(2)).allSatisfy { $0 < $1 }, "at most two keys at a frame")
            let count = try #require(keys.first.map { LottieFile.numbers($0["s"]).count })
            for (index, key) in keys.enumerated() {
                #expect(LottieFile.numbers(key["s"]).count == count)
                let holds = LottieFile.number(key["h"]) == 1
                guard index + 1 < keys.count, !holds else {
                    #expect(key["o"] == nil && key["i"] == nil)
                    continue
                }
                for name in ["o", "i"] {
                    let handle = try #require(key[name] as? [String: Any], "nothing depends on a default")
                    let (x, y) = (LottieFile.numbers(handle["x"]), LottieFile.numbers(handle["y"]))
                    #expect(x.count == count && y.count == count)
                    #expect(x.allSatisfy { (0...1).contains($0) })
                }
            }
        }
        let indices = file.layers.map { LottieFile.number($0["ind"]) }
        #expect(Set(indices).count == indices.count)
        for layer in file.layers {
            if let parent = layer["parent"] { #expect(indices.contains(LottieFile.number(parent))) }
            #expect(LottieFile.number(layer["op"]) == end)
        }
        #expect(Set(spec.variants.map { $0.name }).isSubset(of: motion.variants.map { $0.name }))
        var reached = -1.0
        for variant in motion.variants {
            let (start, length) = try #require(file.marker(variant.name))
            #expect(start > reached && start == start.rounded() && start + length < end)
            reached = start + length
        }
        let form = motion.variants.compactMap { $0.reducedForm }.first
        #expect((file.marker("reduced motion") == nil) == (form == nil))
        if let form { #expect(file.marker("reduced motion")?.start == file.marker(form)?.start) }
    }

    @Test("two numbers at their own times have common keys within the loss it states, each with one easing")
    func merged() throws {
        let (export, motion, _) = try Self.export("calendar-chip.json")
        let file = try LottieFile(export.bytes)
        let layer = try #require(file.layer("chip"))
        for name in ["expand", "collapse"] {
            let bound = try motion.bind(try #require(motion[name]))
            let (start, length) = try #require(file.marker(name))
            let loss = try #require(export.losses.first { $0.variant == name })
            let allowed = try #require(loss.size)
            #expect(Self.isCommon(loss) && allowed <= 0.001)
            for step in 0...500 {
                let time = length / 60 * Double(step) / 500
                let size = LottieFile.value(LottieFile.shape("rc", of: layer)?["s"], at: start + time * 60)
                for (number, path) in zip(size, ["chip.bounds.size.width", "chip.bounds.size.height"]) {
                    let property = try #require(bound.properties.first { $0.property.text == path })
                    let travel = path.hasSuffix("width") ? 160.0 : 112
                    #expect(abs(number - property.value(at: time).components[0]) <= allowed * travel + 1e-9)
                }
            }
        }
        for property in file.properties {
            for key in property["k"] as? [[String: Any]] ?? [] {
                for handle in ["o", "i"].compactMap({ key[$0] as? [String: [Double]] }) {
                    #expect(Set(handle["x"] ?? []).count == 1 && Set(handle["y"] ?? []).count == 1)
                }
            }
        }
    }

    @Test("numbers that move together, or one after the other, are exact")
    func together() throws {
        let spec = try MotionTreeTests.spec(
            motion: """
                { "group": [
                  { "animate": "a.bounds.size", "from": [10, 20], "to": [50, 20], "duration": "300ms", "curve": "ease-out" },
                  { "animate": "b.transform.scale.x", "from": 1, "to": 2, "duration": "200ms", "curve": "ease-in" },
                  { "animate": "b.transform.scale.y", "from": 1, "to": 2, "delay": "200ms", "duration": "100ms" }] }
                """)
        #expect(try Export(.lottie, of: ExportSource(spec)).losses.isEmpty)
    }

    @Test("springs of two numbers that differ have common keys within the tolerance")
    func overshoot() throws {
        let spec = try GalleryTests.read(
            """
            { "motionSpec": 1, "name": "S", "animations": {
                "a.bounds.size.width": [0, 100], "a.bounds.size.height": [0, 100] },
              "variants": { "go": { "reducedMotion": "instant", "timings": {
                "a.bounds.size.width": { "curve": { "spring": { "duration": 0.5, "bounce": 0.6 } } },
                "a.bounds.size.height": { "delay": 0.05, "curve": { "spring": { "duration": 0.37, "bounce": 0.5 } } }
              } } } }
            """)
        let export = try Export(.lottie, of: ExportSource(spec))
        let motion = CompiledMotion(spec)
        let file = try LottieFile(export.bytes)
        let bound = try motion.bind(try #require(motion["go"]))
        let common = try #require(export.losses.first { Self.isCommon($0) }?.size)
        for property in bound.properties {
            let own = try #require(
                export.losses.first { $0.property == property.property && !Self.isCommon($0) }?.size)
            #expect(own + common <= 0.001)
            compare(property, file, 0, bound.duration * 60, own + common, "go")
        }
    }

    @Test("a width that swings below 0 stays 0 there, and is the spring itself elsewhere")
    func notNegative() throws {
        let spec = try GalleryTests.read(
            """
            { "motionSpec": 1, "name": "S", "animations": { "a.borderWidth": [10, 0], "a.cornerRadius": [0, 10] },
              "variants": { "go": { "reducedMotion": "instant", "timings": {
                "a.borderWidth": { "curve": { "spring": { "duration": 0.5, "bounce": 0.7 } } },
                "a.cornerRadius": { "duration": 1, "curve": { "bezier": [0.4, -2, 0.6, 3] } } } } } }
            """)
        let export = try Export(.lottie, of: ExportSource(spec))
        let file = try LottieFile(export.bytes)
        let bound = try CompiledMotion(spec).bind(try #require(CompiledMotion(spec)["go"]))
        let layer = try #require(file.layer("a"))
        for (path, shape, key) in [("a.borderWidth", "st", "w"), ("a.cornerRadius", "rc", "r")] {
            let property = try #require(bound.properties.first { $0.property.text == path })
            let allowed = export.losses.first { $0.property == property.property }?.size ?? 0
            let values = (0...2000).map { step in
                let time = bound.duration * Double(step) / 2000
                let shown = LottieFile.value(LottieFile.shape(shape, of: layer)?[key], at: time * 60)[0]
                let value = property.value(at: time).components[0]
                #expect(shown >= 0 && abs(shown - max(value, 0)) <= allowed * 10 + 1e-6, "\(path) at \(time)")
                return value
            }
            #expect(values.contains { $0 < -0.5 })
        }
    }

    @Test("an opacity, a colour's alpha and the ends of a stroke stay within what players take")
    func withinAByte() throws {
        let spec = try GalleryTests.read(
            """
            { "motionSpec": 1, "name": "S", "animations": {
                "a.opacity": [0, 1], "a.backgroundColor": ["#ff000000", "#ff0000"],
                "b.strokeStart": [0.5, 0], "b.strokeEnd": [0, 1] },
              "variants": { "go": { "reducedMotion": "instant", "timings": { "*":
                { "duration": 1, "curve": { "bezier": [0.3, -1, 0.6, 2.5] } } } } } }
            """)
        let export = try Export(.lottie, of: ExportSource(spec))
        let file = try LottieFile(export.bytes)
        let bound = try CompiledMotion(spec).bind(try #require(CompiledMotion(spec)["go"]))
        let (box, stroke) = (try #require(file.layer("a")), try #require(file.layer("b")))
        let shown: [(String, Int, Any?)] = [
            ("a.opacity", 0, (box["ks"] as? [String: Any])?["o"]),
            ("a.backgroundColor", 3, LottieFile.shape("fl", of: box)?["o"]),
            ("b.strokeStart", 0, LottieFile.shape("tm", of: stroke)?["s"]),
            ("b.strokeEnd", 0, LottieFile.shape("tm", of: stroke)?["e"]),
        ]
        for (path, component, key) in shown {
            let property = try #require(bound.properties.first { $0.property.text == path })
            let values = (0...1000).map { step in
                let time = bound.duration * Double(step) / 1000
                let number = LottieFile.value(key, at: time * 60)[0] / 100
                let value = property.value(at: time).components[component]
                let right = min(max(value, 0), 1)
                #expect((0...1).contains(number) && abs(number - right) < 1e-3, "\(path) at \(time)")
                return value
            }
            #expect(values.contains { $0 < -0.01 || $0 > 1.01 }, "\(path)")
        }
    }

    @Test("a key that stands in no other frame than its own is a jump of two keys")
    func jump() throws {
        let spec = try GalleryTests.read(
            """
            { "motionSpec": 1, "name": "S", "animations": { "a.position.x": [0, 100] },
              "variants": { "go": { "reducedMotion": "instant", "timings": { "*":
                { "duration": 1, "curve": { "css": "linear(0, 0.2 50%, 0.7 50%, 1)" } } } } } }
            """)
        let file = try LottieFile(try Export(.lottie, of: ExportSource(spec)).bytes)
        let place = try #require((file.layer("a")?["ks"] as? [String: Any])?["p"] as? [String: Any])
        let keys = try #require((place["x"] as? [String: Any])?["k"] as? [[String: Any]])
        let told = keys.map { [LottieFile.number($0["t"])] + LottieFile.numbers($0["s"]) }
        #expect(Array(told.prefix(4)) == [[0, 0], [30, 20], [30, 70], [60, 100]])
    }

    @Test("a jump at the end of a variant is there at the end of its marker", arguments: 0..<40)
    func jumpAtTheEnd(_ seed: Int) throws {
        var random = SplitMix64(seed: 700 + UInt64(seed))
        let variants = ["one", "two", "three"].map { name in
            """
            "\(name)": { "reducedMotion": "instant", "motion": { "sequence": [
              { "wait": \(random.uniform(0.1...20)) }, { "set": { "a.opacity": 1 } }] } }
            """
        }
        let spec = try GalleryTests.read(
            """
            { "motionSpec": 1, "name": "S", "animations": { "a.opacity": [0, 1] },
              "variants": { \(variants.joined(separator: ", ")) } }
            """)
        let file = try LottieFile(try Export(.lottie, of: ExportSource(spec)).bytes)
        let opacity = (try #require(file.layer("a"))["ks"] as? [String: Any])?["o"]
        for name in ["one", "two", "three"] {
            let (start, length) = try #require(file.marker(name))
            #expect(LottieFile.value(opacity, at: start + length - 1e-6) == [0], "\(name)")
            // Foundation's reader is a bit off at a third of all numbers.
            let end = (start + length).nextUp.nextUp
            #expect(LottieFile.value(opacity, at: end) == [100], "\(name)")
        }
    }
}
