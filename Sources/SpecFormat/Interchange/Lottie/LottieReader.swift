import MotionModel

/// Reads the animated values of a Lottie file.
///
/// - SeeAlso: Lottie Animation Format, version 1.0.1, "Properties"
struct LottieReader {
    var diagnostics: Diagnostics
    /// The number of keys that were read so far, those of a composition wherever it is shown.
    private(set) var keyCount = 0
    /// The values that properties may take instead of their own, by the names of their slots.
    private let slots: JSONObject?

    /// Creates a reader of a file with slots.
    init(diagnostics: Diagnostics, slots: JSONObject?) {
        self.diagnostics = diagnostics
        self.slots = slots
    }

    /// A property, or what is in its slot.
    func property(_ member: JSONMember?) -> JSONObject? { property(member?.value) }

    private func property(_ value: JSONSyntax?) -> JSONObject? {
        let own = value?.object
        guard let slot = own?["sid"]?.value.string, let filled = slots?[slot.value]?.value.object else {
            return own
        }
        return filled["p"]?.value.object ?? own
    }

    /// Whether a value, or anything in it, has keys or an expression.
    func isAnimated(_ value: JSONSyntax) -> Bool {
        if let elements = value.elements { return elements.contains { isAnimated($0) } }
        guard let property = property(value) else { return false }
        if property["k"]?.value.elements?.first?.object != nil { return true }
        if property["k"] != nil, property["x"]?.value.string != nil { return true }
        return property.members.contains { isAnimated($0.value) }
    }

    /// The track of a property; nil if it doesn't move or can't be read.
    mutating func track(_ member: JSONMember?, _ time: LottieTime) -> LottieTrack? {
        guard let member, let property = property(member) else { return nil }
        let list = property["k"]?.value.elements.flatMap { $0.first?.object == nil ? nil : $0 }
        if let expression = property["x"], expression.value.string != nil {
            skip(
                list == nil
                    ? "an expression isn't read: '\(member.key.value)' stands still"
                    : "an expression isn't read: its keys are", at: expression.key.range)
        }
        guard let list, let frames = frames(list), let keys = keys(list, frames, time) else { return nil }
        keyCount += keys.count
        for (one, next) in zip(frames, frames.dropFirst()) where next < one {
            skip("these keys aren't in the order of their times", at: member.value.range)
            return nil
        }
        nameCurves(list, keys)
        let track = LottieTrack(keys: keys)
        let ordered = time.isReversed ? track.reversed : track
        let played = ordered.played(time)
        return played.moves ? played : nil
    }

    /// The frames of keys; nil if one has none.
    private mutating func frames(_ list: [JSONSyntax]) -> [Double]? {
        var frames: [Double] = []
        for element in list {
            guard let frame = element.object?["t"]?.value.number else {
                skip("this key has no time", at: element.range)
                return nil
            }
            frames.append(frame)
        }
        return frames
    }

    private mutating func keys(
        _ list: [JSONSyntax], _ frames: [Double], _ time: LottieTime
    ) -> [LottieTrack.Key]? {
        var keys: [LottieTrack.Key] = []
        // Older files have the end of a segment at its start.
        var end: [Double]?
        for (element, frame) in zip(list, frames) {
            guard let key = element.object else { return nil }
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
            let isHold = key["h"]?.value.number == 1
            let isEased = !isHold && keys.count < list.count - 1
            keys.append(
                LottieTrack.Key(
                    time: time(frame), numbers: numbers, isHold: isHold,
                    handles: isEased ? handles(key, count: numbers.count) : []))
        }
        return keys
    }

    /// The handles between a key and the next one; none if they are missing, which is a straight line.
    private mutating func handles(_ key: JSONObject, count: Int) -> [[Double]] {
        func axis(_ handle: String, _ axis: String) -> JSONSyntax? {
            key[handle]?.value.object?[axis]?.value
        }
        let axes = [axis("o", "x"), axis("o", "y"), axis("i", "x"), axis("i", "y")]
        let lists = axes.compactMap { $0?.numbers }
        guard lists.count == axes.count, !lists.contains(where: { $0.isEmpty }) else { return [] }
        for place in [0, 2] {
            guard let far = lists[place].prefix(count).first(where: { !(0...1).contains($0) }),
                let range = axes[place]?.range
            else { continue }
            skip(
                "the x of a handle lies between 0 and 1: \(NumberText.text(far)) is read as \(far < 0 ? 0 : 1)",
                at: range)
        }
        let all = (0..<count).map { index in
            lists.enumerated().map { place, numbers in
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

    /// Whether it is `true`, or 1, as switches of Lottie files are.
    var isOn: Bool {
        if case .bool(let flag) = content { return flag }
        return number == 1
    }
}
