import MotionModel

/// Reads the animated values of a Lottie file.
///
/// - SeeAlso: Lottie Animation Format, version 1.0.1, "Properties"
struct LottieReader {
    var diagnostics: Diagnostics
    /// The values that properties may take instead of their own, by the names of their slots.
    private let slots: JSONObject?

    /// Creates a reader of a file with slots.
    init(diagnostics: Diagnostics, slots: JSONObject?) {
        self.diagnostics = diagnostics
        self.slots = slots
    }

    /// A property, or what is in its slot.
    func property(_ member: JSONMember?) -> JSONObject? {
        let own = member?.value.object
        guard let slot = own?["sid"]?.value.string, let filled = slots?[slot.value]?.value.object else {
            return own
        }
        return filled["p"]?.value.object ?? own
    }

    /// The track of a property; nil if it doesn't move or can't be read.
    mutating func track(_ member: JSONMember?, _ time: LottieTime) -> LottieTrack? {
        guard let property = property(member), let list = property["k"]?.value.elements,
            list.first?.object != nil
        else { return nil }
        if let expression = property["x"], expression.value.string != nil {
            skip("an expression isn't read: its keys are", at: expression.key.range)
        }
        var keys: [LottieTrack.Key] = []
        // Older files have the end of a segment at its start.
        var end: [Double]?
        for element in list {
            guard let key = element.object, let frame = key["t"]?.value.number else {
                skip("this key has no time", at: element.range)
                return nil
            }
            guard LottieTime.isPossible(time(frame)) else {
                skip("no spec has a time as far away as that of this key", at: element.range)
                return nil
            }
            guard let numbers = key["s"]?.value.numbers ?? end, !numbers.isEmpty else {
                skip("this key has no numbers", at: element.range)
                return nil
            }
            if let count = keys.first?.numbers.count, numbers.count != count {
                skip("this key has other numbers than the first", at: element.range)
                return nil
            }
            end = key["e"]?.value.numbers
            let tangents = ["to", "ti"].compactMap { key[$0]?.value.numbers }.joined()
            if tangents.contains(where: { $0 != 0 }) {
                skip("a way along a curve is straight here", at: element.range)
            }
            keys.append(
                LottieTrack.Key(
                    time: time(frame), numbers: numbers, isHold: key["h"]?.value.number == 1,
                    handles: handles(key, count: numbers.count)))
        }
        for (one, next) in zip(keys, keys.dropFirst()) where next.time < one.time {
            skip(
                "these keys aren't in the order of their times", at: member?.value.range ?? SourceRange(at: 0)
            )
            return nil
        }
        let track = LottieTrack(keys: keys)
        return track.moves ? track : nil
    }

    /// The handles between a key and the next one; none if they are missing, which is a straight line.
    private func handles(_ key: JSONObject, count: Int) -> [[Double]] {
        func numbers(_ handle: String, _ axis: String) -> [Double]? {
            key[handle]?.value.object?[axis]?.value.numbers
        }
        guard let x1 = numbers("o", "x"), let y1 = numbers("o", "y"), let x2 = numbers("i", "x"),
            let y2 = numbers("i", "y"), ![x1, y1, x2, y2].contains(where: { $0.isEmpty })
        else { return [] }
        let all = (0..<count).map { index in
            [x1, y1, x2, y2].enumerated().map { place, numbers in
                let number = numbers[Swift.min(index, numbers.count - 1)]
                return place % 2 == 0 ? Swift.min(Swift.max(number, 0), 1) : number
            }
        }
        return all.allSatisfy { $0 == all[0] } ? [all[0]] : all
    }

    /// Names something that a spec can't say.
    mutating func skip(_ message: String, at range: SourceRange) {
        diagnostics.report(.lottieSkipped, message, at: range)
    }
}

extension JSONSyntax {
    /// The elements of a list.
    var elements: [JSONSyntax]? {
        if case .array(let array) = content { return Array(array.elements) }
        return nil
    }

    /// A list of numbers, or a single one.
    var numbers: [Double]? {
        if let number { return [number] }
        guard let elements else { return nil }
        let numbers = elements.compactMap { $0.number }
        return numbers.count == elements.count ? numbers : nil
    }
}
