import MotionModel

/// One animation of an element: what a browser plays by itself.
struct WebAnimation: Hashable, Sendable {
    /// What moves.
    let property: PropertyPath
    /// Whether its values are added to what else the element shows, and not shown instead.
    let isAdded: Bool
    /// Seconds until the first iteration begins; negative where it begins part-way in.
    let delay: Double
    /// Seconds of one iteration.
    let duration: Double
    /// How many there are: fractional ends inside one, infinite never ends.
    let iterations: Double
    /// When it shows something outside of its time.
    let fill: Fill
    /// Whether its phase is that of the clock.
    let isSynchronized: Bool
    /// From offset 0 to offset 1, each offset greater than the one before.
    let keyframes: [WebKeyframe]
    /// The largest distance to the motion, as a share of the travel.
    let maxError: Double

    /// What is shown before and after an animation, in CSS's words.
    enum Fill: String, Hashable, Sendable {
        /// What it begins with before, and what it ends with after.
        case both
        /// What it begins with before, and nothing after: another goes on.
        case backwards
        /// Nothing before, since another is there, and what it ends with after.
        case forwards
    }
}

/// The values at one place of an iteration.
struct WebKeyframe: Hashable, Sendable {
    /// As a share of the iteration.
    let offset: Double
    /// How it goes to the next keyframe.
    let easing: BakedKeyframe.Easing
    let declarations: [WebDeclaration]

    /// The easing as CSS writes it.
    var easingText: String {
        switch easing {
        case .linear: "linear"
        case .bezier(let bezier): bezier.cssText
        case .hold: "steps(1, end)"
        }
    }
}

extension WebAnimation {
    /// The smallest step between two keyframes of one place, as a share of the iteration.
    ///
    /// Keyframes at one place override each other in CSS, and a browser shows one of them only before or after the
    /// animation; so a jump takes a billionth of an iteration.
    private static let step = 1e-9

    /// The animations of keyframes: one, or one for what goes before a loop and one for the loop.
    ///
    /// - Parameter declarations: What a value is in the target's styles.
    static func list(
        _ track: BakedTrack, isAdded: Bool, isSynchronized: Bool,
        declarations: (MotionValue) -> [WebDeclaration]
    ) -> [WebAnimation] {
        func animation(_ track: BakedTrack, _ fill: Fill, _ isSynchronized: Bool) -> WebAnimation {
            WebAnimation(
                track, fill, isAdded: isAdded, isSynchronized: isSynchronized, declarations: declarations)
        }
        guard let (before, loop) = track.dividedAtLoop else {
            return [animation(track, .both, isSynchronized)]
        }
        return [animation(before, .backwards, false), animation(loop, .forwards, isSynchronized)]
    }

    /// An animation of keyframes, of which those before a loop are left out.
    init(
        _ track: BakedTrack, _ fill: Fill, isAdded: Bool, isSynchronized: Bool,
        declarations: (MotionValue) -> [WebDeclaration]
    ) {
        let keyframes = track.keyframes
        let (first, last) = (keyframes[0].time, keyframes[keyframes.count - 1].time)
        let start = track.loop?.start ?? first
        let length = track.loop?.period ?? (last - first)
        var places: [(offset: Double, easing: BakedKeyframe.Easing, value: MotionValue)] = []
        if first > start { places.append((0, .hold, keyframes[0].value)) }
        for keyframe in keyframes {
            // What ends with the iteration but for rounding does.
            let share = length > 0 ? (keyframe.time - start) / length : 0
            places.append((share > 1 - 1e-12 ? 1 : max(share, 0), keyframe.easing, keyframe.value))
        }
        if places[places.count - 1].offset < 1 {
            let end = places[places.count - 1]
            if length == 0 && places.count > 1 {
                places[places.count - 1].offset = 1
            } else {
                places[places.count - 1].easing = .hold
                places.append((1, .hold, end.value))
            }
        }
        self.init(
            property: track.property, isAdded: isAdded, delay: start,
            duration: track.loop == nil ? Self.length(from: start, to: last) : length,
            iterations: track.loop?.count ?? 1, fill: fill, isSynchronized: isSynchronized,
            keyframes: Self.apart(places.map { $0.offset }).enumerated().map { index, offset in
                WebKeyframe(
                    offset: offset,
                    easing: index == places.count - 1 || Self.isJump(places, index)
                        ? .hold : places[index].easing,
                    declarations: declarations(places[index].value))
            },
            maxError: track.maxError)
    }

    /// The difference of two times, with as few decimals as give the later one: 0.15 from 0.075 to 0.225.
    private static func length(from start: Double, to end: Double) -> Double {
        var scale = 1000.0
        while scale < 1e15 {
            let length = ((end - start) * scale).rounded() / scale
            if start + length == end { return length }
            scale *= 10
        }
        return end - start
    }

    private static func isJump(
        _ places: [(offset: Double, easing: BakedKeyframe.Easing, value: MotionValue)], _ index: Int
    ) -> Bool {
        places[index].offset == places[index + 1].offset
    }

    /// The offsets, those at one place moved apart: the first stays at 0, the last at 1.
    private static func apart(_ offsets: [Double]) -> [Double] {
        var result = offsets
        // The last of several has its place, so that a jump is over at its time.
        for index in result.indices.dropLast().reversed() where result[index] >= result[index + 1] {
            result[index] = result[index + 1] - step
        }
        guard let first = result.first, first < 0 else { return result }
        result[0] = 0
        for index in result.indices.dropFirst() where result[index] <= result[index - 1] {
            result[index] = result[index - 1] + step
        }
        return result
    }
}

extension BakedTrack {
    /// What goes before the loop, until that begins, and the loop; nil where there is no loop or nothing before it.
    fileprivate var dividedAtLoop: (before: BakedTrack, loop: BakedTrack)? {
        guard let loop, let place = keyframes.firstIndex(where: { $0.time >= loop.start }), place > 0 else {
            return nil
        }
        var before = Array(keyframes[..<place])
        if keyframes[place].time == loop.start {
            before.append(keyframes[place])
        } else if let last = before.popLast() {
            before += [last.time, loop.start].map {
                BakedKeyframe(time: $0, value: last.value, easing: .hold)
            }
        }
        let first = keyframes.lastIndex { $0.time <= loop.start } ?? place
        return (
            with(keyframes: before, in: nil),
            with(keyframes: Array(keyframes[max(first, place)...]), in: loop)
        )
    }
}
