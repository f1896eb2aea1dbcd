import MotionModel

/// The keyframes of one iteration of an animation before they are written, and the fewest digits that tell them.
struct WebPlaces {
    /// A keyframe: its share of the iteration, its value, and the easing to the next.
    struct Place {
        var offset: Double
        var easing: BakedKeyframe.Easing
        var value: MotionValue
    }

    /// The keyframes from offset 0 to offset 1; those of a jump have the same offset.
    private(set) var places: [Place]
    /// The duration of the iteration in seconds.
    private(set) var duration: Double
    /// The largest distance of what is written from what was given, as a share of the travel: measured.
    private(set) var error = 0.0

    /// How far each component moves; 0 for one that rests.
    private let travels: [Double]

    /// Numbers of up to this many decimals are kept: somebody wrote them.
    private static let kept = 3

    init(_ places: [Place], duration: Double) {
        self.places = places
        self.duration = duration
        travels = Self.travels(of: places)
    }

    /// Gives offsets, handles and values as few digits as stay near enough; above ``WorkLimit/roundedPlaces`` all digits are kept.
    ///
    /// - Parameters:
    ///   - budget: The largest distance that this may add, as a share of the travel.
    ///   - isExact: Whether the easings are those of the motion, which keep all their digits.
    ///   - keepsDuration: Whether the duration is one of several that follow each other.
    mutating func round(within budget: Double, isExact: Bool, keepsDuration: Bool) {
        guard places.count <= WorkLimit.roundedPlaces else { return }
        let given = self
        func fewest(_ range: ClosedRange<Int>, _ rounded: (WebPlaces, Int) -> WebPlaces) {
            guard places.count > 1 else { return }
            let before = distance(from: given)
            for digits in range {
                let next = rounded(self, digits)
                guard next.distance(from: given) <= before + budget / 4 else { continue }
                self = next
                return
            }
        }
        // What is shown for longer isn't compared: the time of a jump at the end keeps six decimals.
        let endsInJump = places.count > 1 && isJump(places.count - 2)
        if !keepsDuration { fewest((endsInJump ? 6 : Self.kept)...9) { $0.roundingDuration($1) } }
        fewest(0...7) { $0.roundingOffsets($1) }
        if !isExact { fewest(1...9) { $0.roundingHandles($1) } }
        fewest(0...12) { $0.roundingValues($1) }
        let total = distance(from: given)
        error = total > 1e-9 ? total : 0
    }
}

extension WebPlaces {
    private static func rounded(_ number: Double, _ decimals: Int) -> Double {
        var scale = 1.0
        for _ in 0..<decimals { scale *= 10 }
        let result = (number * scale).rounded() / scale
        return result.isFinite ? result + 0 : number
    }

    /// The number with so many decimals, or itself if it has few anyway.
    private static func shortened(_ number: Double, _ decimals: Int) -> Double {
        rounded(number, kept) == number ? number : rounded(number, decimals)
    }

    private func roundingDuration(_ decimals: Int) -> WebPlaces {
        var result = self
        result.duration = Self.shortened(duration, decimals)
        return result
    }

    /// - Parameter decimals: Of a percentage. The time of a jump keeps seven.
    private func roundingOffsets(_ decimals: Int) -> WebPlaces {
        var result = self
        for index in places.indices.dropFirst().dropLast() {
            let digits = isJump(index) || isJump(index - 1) ? 7 : decimals
            result.places[index].offset = Self.rounded(places[index].offset, digits + 2)
        }
        return result
    }

    private func roundingHandles(_ decimals: Int) -> WebPlaces {
        var result = self
        for (index, place) in places.enumerated() {
            guard case .bezier(let bezier) = place.easing else { continue }
            let handles = [bezier.x1, bezier.y1, bezier.x2, bezier.y2].map { Self.rounded($0, decimals) }
            result.places[index].easing = .bezier(
                CubicBezier(unchecked: handles[0], handles[1], handles[2], handles[3]))
        }
        return result
    }

    private func roundingValues(_ decimals: Int) -> WebPlaces {
        var result = self
        // What is shown before and afterwards is the same as elsewhere.
        for (index, place) in places.enumerated().dropFirst().dropLast() {
            guard Self.hasNumbers(place.value) else { return self }
            let numbers = place.value.components.map { Self.shortened($0, decimals) }
            if let value = MotionValue(type: place.value.type, components: numbers) {
                result.places[index].value = value
            }
        }
        return result
    }

    /// Whether the value changes at once between a keyframe and the next.
    private func isJump(_ index: Int) -> Bool {
        let (one, next) = (places[index], places[index + 1])
        return one.value != next.value && (one.easing == .hold || one.offset == next.offset)
    }

    private static func hasNumbers(_ value: MotionValue) -> Bool {
        switch value.type {
        case .number, .angle, .point, .size, .vector, .rect, .insets: true
        default: false
        }
    }

    private static func travels(of places: [Place]) -> [Double] {
        guard let first = places.first, hasNumbers(first.value) else { return [1] }
        return first.value.components.indices.map { component in
            let numbers = places.map { $0.value.components[component] }
            return numbers.reduce(-.infinity) { max($0, $1) } - numbers.reduce(.infinity) { min($0, $1) }
        }
    }

    /// The numbers of a keyframe: those of its value, or its index where it has none.
    private func numbers(_ index: Int) -> [Double] {
        Self.hasNumbers(places[index].value) ? places[index].value.components.array : [Double(index)]
    }

    /// For each keyframe the smallest offset of it and those behind it, which rounding may have put before it: in order.
    private var leastOffsets: [Double] {
        var least = places.map { $0.offset }
        for index in least.indices.dropLast().reversed() {
            least[index] = min(least[index], least[index + 1])
        }
        return least
    }

    /// The numbers at a time in seconds from the start.
    private func numbers(at time: Double, _ leastOffsets: [Double]) -> [Double] {
        let share = duration > 0 ? time / duration : 1
        // The last keyframe that has been reached.
        var (low, high) = (0, leastOffsets.count)
        while low < high {
            let middle = (low + high) / 2
            if leastOffsets[middle] <= share { low = middle + 1 } else { high = middle }
        }
        let index = low - 1
        guard index >= 0 else { return numbers(0) }
        guard index + 1 < places.count else { return numbers(index) }
        let (one, next) = (places[index], places[index + 1])
        let progress = one.easing.progress(at: (share - one.offset) / (next.offset - one.offset))
        return zip(numbers(index), numbers(index + 1)).map { $0 + ($1 - $0) * progress }
    }

    /// The largest distance from others at many instants of each of their pieces, as a share of the travel.
    private func distance(from other: WebPlaces) -> Double {
        var largest = 0.0
        let leastOffsets = self.leastOffsets
        for index in other.places.indices.dropLast() {
            let (start, end) = (other.places[index].offset, other.places[index + 1].offset)
            guard start < end else { continue }
            let from = other.numbers(index)
            let to = other.numbers(index + 1)
            let easing = other.places[index].easing
            // Just inside, because at the ends themselves the value may change at once.
            var shares = [1e-4, 0.5, 1 - 1e-4]
            if case .bezier = easing { shares += (1..<10).map { Double($0) / 10 } }
            for inside in shares {
                let progress = easing.progress(at: inside)
                let shown = numbers(at: (start + (end - start) * inside) * other.duration, leastOffsets)
                for (place, travel) in other.travels.enumerated() where travel > 0 {
                    let exact = from[place] + (to[place] - from[place]) * progress
                    largest = max(largest, (shown[place] - exact).magnitude / travel)
                }
            }
        }
        return largest
    }
}
