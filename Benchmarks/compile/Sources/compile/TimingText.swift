/// 10 MB of timings, 15 values and keys each, always the same.
enum TimingText {
    static let count = 105_000

    /// The text: one list of objects, without white space.
    static func text(count: Int) -> [UInt8] {
        var random = SplitMix64(seed: 1)
        var text = "["
        text.reserveCapacity(count * 100)
        for index in 0..<count {
            let delay = Double(random.next() % 1000) / 1000
            let duration = Double(random.next() % 4000 + 1) / 8000
            let points = (0..<4).map { _ in Double(random.next() % 101) / 100 }
            text += index == 0 ? "" : ","
            text += "{\"delay\":\(delay),\"duration\":\(duration),\"type\":\"bezier\",\"controlPoints\":["
            text += points.map { "\($0)" }.joined(separator: ",")
            text += "],\"repeatCount\":\(random.next() % 4)}"
        }
        return Array((text + "]").utf8)
    }
}

/// Steele, Lea and Flood's generator.
struct SplitMix64: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
