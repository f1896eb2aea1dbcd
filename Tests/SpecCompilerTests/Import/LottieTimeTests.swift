import SpecFormat
import TestSupport
import Testing

/// Compositions at times of their own, compared with Lottie's rules.
@Suite("Times in Lottie animations")
struct LottieTimeTests {
    private let rate = 25.0

    private func key(_ frame: Double, _ value: Double, _ random: inout SplitMix64) -> LottieRules.Key {
        var key = LottieRules.Key(frame: frame, value: value)
        key.isHold = random.below(4) == 0
        if random.below(3) > 0 {
            key.handles = (0..<4).map {
                $0 % 2 == 0 ? Double(random.below(11)) / 10 : Double(random.below(15)) / 10
            }
        }
        return key
    }

    /// A time inside that goes straight on, maybe backwards, with stands before and after it.
    private func inside(_ random: inout SplitMix64) -> LottieRules.Inside {
        func step(_ count: Int) -> Double { Double(random.below(count)) }
        if random.below(2) == 0 {
            return .stretched(start: step(60), factor: [0.5, 1, 1.5, -0.5, -1, -2][random.below(6)])
        }
        let (start, slope) = (step(30), [0.02, 0.04, 0.08, -0.04, -0.02][random.below(5)])
        let first = slope < 0 ? 2.4 : step(10) / 10
        var frames = [start]
        for _ in 0...random.below(3) { frames.append((frames.last ?? 0) + 1 + step(25)) }
        var keys = frames.map { LottieRules.Key(frame: $0, value: first + slope * ($0 - start)) }
        if random.below(3) == 0, let last = keys.last {
            keys.append(LottieRules.Key(frame: last.frame + 5, value: last.value))
        }
        if random.below(3) == 0 {
            keys.insert(LottieRules.Key(frame: start - 4, value: keys[0].value), at: 0)
        }
        keys[keys.count - 1].isHold = random.below(2) == 0
        return .remapped(keys)
    }

    @Test(
        "are those of the layers around them, shifted, stretched, backwards, remapped, standing",
        arguments: 0..<TestBuild.count(200))
    func law(_ seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed))
        var frame = Double(random.below(10))
        var keys: [LottieRules.Key] = []
        for _ in 0...(1 + random.below(4)) {
            keys.append(key(frame, Double(random.below(100)), &random))
            frame += Double(1 + random.below(20))
        }
        let levels = (0...random.below(3)).map { _ in inside(&random) }
        let (first, last) = (Double(random.below(12)), Double(60 + random.below(12)))
        var layer =
            "{ \"ty\": 3, \"nm\": \"a\", \"ks\": { \"r\": { \"k\": [\(keys.map { $0.json }.joined(separator: ", "))] } } }"
        var assets: [String] = []
        for (index, level) in levels.enumerated().reversed() {
            assets.append("{ \"id\": \"c\(index)\", \"layers\": [\(layer)] }")
            layer = "{ \"ty\": 0, \"nm\": \"l\", \"refId\": \"c\(index)\", \"ks\": {}, \(level.json) }"
        }
        let text = """
            { "fr": \(rate), "ip": \(first), "op": \(last), "layers": [\(layer)], "assets": [\(assets.joined(separator: ", "))] }
            """
        /// What a player shows at a frame.
        func expected(_ frame: Double) -> Double {
            LottieRules.value(keys, at: levels.reduce(frame) { $1.frame(at: $0, rate: rate) })
        }
        let imported = try ImportedLottie(text)
        #expect(
            imported.diagnostics.allSatisfy { $0.id == .nothingToImport }, "\(imported.messages)\n\(text)")
        let timeline = imported.spec == nil ? nil : try imported.timeline()
        for step in 0...160 {
            // The last values are those of the end.
            let place = Swift.min(first + Double(step) * 0.4731, last)
            let exact = expected(place)
            let isJump = [-1e-3, 1e-3].contains { abs(expected(place + $0) - exact) > 0.5 }
            if isJump { continue }
            guard let timeline else {
                #expect(abs(exact - expected(first)) < 1e-6, "\(text)")
                continue
            }
            let numbers = ImportedLottie.numbers(timeline, at: Double(step) * 0.4731 / rate)
            let found = numbers.values.first ?? .nan
            #expect(abs(found - exact) < 5e-3, "\(found), not \(exact), in frame \(place) of \(text)")
        }
    }

    @Test("make a valid spec, whatever the numbers", arguments: 0..<TestBuild.count(300))
    func extremes(_ seed: Int) throws {
        let extremes = ["0", "1e-300", "1e9", "-1e9", "1e300", "-1e300", "-0.3", "1e-9"]
        var random = SplitMix64(seed: UInt64(seed))
        func number() -> String {
            random.below(5) == 0
                ? extremes[random.below(extremes.count)] : "\(Double(random.below(700)) / 10 - 5)"
        }
        func keys() -> String {
            let keys = (0...random.below(4)).map { _ in "{ \"t\": \(number()), \"s\": [\(random.below(90))] }"
            }
            return "{ \"k\": [\(keys.joined(separator: ", "))] }"
        }
        func inside() -> String {
            random.below(2) == 0 ? "\"st\": \(number()), \"sr\": \(number())" : "\"tm\": \(keys())"
        }
        let text = """
            { "fr": 30, "ip": \(number()), "op": \(number()), "markers": [{ "cm": "m", "tm": \(number()), "dr": \(number()) }],
              "layers": [{ "ty": 0, "refId": "b", "nm": "o", "ks": {}, \(inside()) }],
              "assets": [{ "id": "b", "layers": [{ "ty": 0, "refId": "c", "nm": "p", "ks": {}, \(inside()) }] },
                { "id": "c", "layers": [{ "ty": 3, "nm": "a", "ks": { "r": \(keys()), "o": \(keys()) } }] }] }
            """
        let imported = try ImportedLottie(text)
        #expect(
            !imported.messages.contains { $0.hasPrefix("it makes no spec") }, "\(imported.messages)\n\(text)")
    }
}
