/// The time inside a composition as keys give it, where that is one straight line with a stand before and after it.
struct LottieRemap {
    /// The frames of the layer between which the time inside goes on.
    let frames: ClosedRange<Double>
    /// The second inside at the first of these frames.
    let first: Double
    /// The second inside at the last of them, which is an earlier one for what plays backwards.
    let last: Double

    /// How far from a line a key may be, in seconds: far less than a frame, and more than what files round off.
    private static let tolerance = 1e-4

    /// Whether the time inside stands all along.
    var isStill: Bool { first == last }

    /// The line of keys; nil if they make another course.
    ///
    /// - Parameter keys: Seconds of what is inside, at the layer's frames; at least one.
    init?(_ keys: [LottieTrack.Key]) {
        var line = keys[...]
        // What stands at an end is a stand like that before the first key and after the last.
        while line.count > 1, line[line.startIndex].numbers[0] == line[line.startIndex + 1].numbers[0] {
            line.removeFirst()
        }
        while line.count > 1, line[line.endIndex - 1].numbers[0] == line[line.endIndex - 2].numbers[0] {
            line.removeLast()
        }
        let (one, other) = (line[line.startIndex], line[line.endIndex - 1])
        (first, last) = (one.numbers[0], other.numbers[0])
        frames = one.time...Swift.max(one.time, other.time)
        guard line.count > 1 else { return }
        guard other.time > one.time, first != last, line.dropLast().allSatisfy({ $0.isStraight }) else {
            return nil
        }
        let slope = (last - first) / (other.time - one.time)
        let start = first
        let isLine = line.allSatisfy {
            ($0.numbers[0] - start - slope * ($0.time - one.time)).magnitude <= Self.tolerance
        }
        guard isLine else { return nil }
    }
}

extension LottieTrack.Key {
    /// Whether nothing eases the way to the next key.
    var isStraight: Bool { !isHold && handles.allSatisfy { $0[0] == $0[1] && $0[2] == $0[3] } }
}
