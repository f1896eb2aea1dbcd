import MotionModel
import SpecFormat
import TestSupport
import Testing

/// Colours and their opacities, compared with Lottie's rules: each number goes its own way.
@Suite("Colours in Lottie animations")
struct LottieColorTests {
    private typealias Key = LottieRules.Key

    /// Keys at frames of a coarse grid, so that those of two properties often meet.
    private func keys(_ random: inout SplitMix64) -> [Key] {
        var frame = Double(random.below(3) * 5)
        var keys: [Key] = []
        for _ in 0...random.below(4) {
            var key = Key(frame: frame, value: 0)
            key.isHold = random.below(3) == 0
            if random.below(3) == 0 { key.handles = [0.2, 0.1, 0.6, 1] }
            keys.append(key)
            frame += Double(5 * (1 + random.below(3)))
        }
        return keys
    }

    private func with(_ values: [Double], _ keys: [Key]) -> [Key] {
        zip(keys, values).map { key, value in
            var key = key
            key.value = value
            return key
        }
    }

    @Test("go through the numbers of their keys", arguments: 0..<TestBuild.count(150))
    func law(_ seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed))
        let (frames, other) = (keys(&random), keys(&random))
        let isStill = random.below(3) == 0
        func value() -> Double { isStill ? 0.5 : Double(random.below(11)) / 10 }
        let channels = (0..<3).map { _ in with(frames.map { _ in value() }, frames) }
        let opacity = with(other.map { _ in Double(1 + random.below(10)) * 10 }, other)
        let color = channels[0].indices.map { index -> String in
            let numbers = channels.map { "\($0[index].value)" }.joined(separator: ", ")
            return channels[0][index].json.replacing("[\(channels[0][index].value)]", with: "[\(numbers)]")
        }
        let text = """
            { "fr": 50, "ip": 0, "op": 50, "layers": [{ "ty": 4, "nm": "a", "ks": {}, "shapes": [{ "ty": "fl",
              "c": { "k": [\(color.joined(separator: ", "))] },
              "o": { "k": [\(opacity.map { $0.json }.joined(separator: ", "))] } }] }] }
            """
        let imported = try ImportedLottie(text)
        #expect(imported.diagnostics.allSatisfy { $0.id == .nothingToImport }, "\(imported.messages)")
        let timeline = imported.spec == nil ? nil : try imported.timeline()
        var first: [String: Double] = [:]
        for step in 0...70 {
            let frame = Double(step) * 0.7137
            let exact =
                channels.map { LottieRules.value($0, at: frame) }
                + [LottieRules.value(opacity, at: frame) / 100]
            let numbers = timeline.map { ImportedLottie.numbers($0, at: frame / 50) } ?? [:]
            let whole = (0..<4).compactMap { numbers["a.backgroundColor.\($0)"] }
            guard whole.isEmpty else {
                let parts = exact.prefix(3).map { "\($0)" }.joined(separator: " ")
                let color = try Color(css: "color(srgb \(parts) / \(exact[3]))").premultiplied
                let distance = zip(whole, color).map { abs($0 - $1) }.max() ?? .nan
                #expect(distance < 3e-3, "off by \(distance) in frame \(frame) of \(text)")
                continue
            }
            for (name, number) in zip(["red", "green", "blue", "alpha"], exact) {
                guard let found = numbers["a.backgroundColor.\(name)"] else {
                    // What isn't said stands still.
                    #expect(
                        abs(number - (first[name] ?? number)) < 1e-9, "\(name) in frame \(frame) of \(text)")
                    first[name] = number
                    continue
                }
                #expect(abs(found - number) < 1e-6, "\(found), not \(number), in frame \(frame) of \(text)")
            }
        }
    }
}
