import MotionModel

/// One animation of an element, as a browser plays it.
struct WebAnimation: Hashable, Sendable {
    /// The animated properties: one, or those that make up a style together.
    let properties: [PropertyPath]
    /// Whether its values are added to those of other animations instead of replacing them.
    let isAdded: Bool
    /// The delay in seconds until the first iteration begins; negative if it begins part-way in.
    let delay: Double
    /// The duration of one iteration in seconds.
    let duration: Double
    /// The number of iterations: a fraction ends inside one, infinity never ends.
    let iterations: Double
    /// The fill mode: the times outside its duration at which it applies.
    let fill: Fill
    /// Whether its phase is that of the document's clock.
    let isSynchronized: Bool
    /// The keyframes from offset 0 to offset 1, each offset greater than the one before.
    let keyframes: [WebKeyframe]
    /// The largest distance to the motion, as a share of the travel.
    let maxError: Double

    /// The fill mode of an animation, in CSS's words.
    enum Fill: String, Hashable, Sendable {
        /// The first value applies before, and the last one after.
        case both
        /// The first value applies before, and none after: another animation follows.
        case backwards
        /// None applies before, since another animation precedes, and the last value after.
        case forwards
    }
}

/// The values at one offset of an iteration.
struct WebKeyframe: Hashable, Sendable {
    /// The offset as a share of the iteration.
    let offset: Double
    /// The easing to the next keyframe.
    let easing: BakedKeyframe.Easing
    let declarations: [WebDeclaration]

    /// The easing in the syntax of CSS.
    var easingText: String {
        switch easing {
        case .linear: "linear"
        case .bezier(let bezier): bezier.cssText
        case .hold: "steps(1, end)"
        }
    }
}

extension WebAnimation {
    /// The smallest step between two keyframes at one offset, as a share of the iteration.
    ///
    /// Keyframes at one offset override each other in CSS, and a browser shows one of them only before or after the
    /// animation; so a jump takes a millionth of an iteration. Firefox keeps offsets in single precision.
    private static let step = 1e-6
    /// The offsets of what happens at the end, also in WebKit, which may come out a rounding short of it.
    static let lastOffsets = [1 - step, 1]
    /// The nearest two offsets that stay as they are: two of single precision around 1 are apart by 6e-8, and the way there
    /// by a percentage rounds twice.
    private static let nearest = 2.5e-7

    /// The animations of a track: one, or one for the part before a loop and one for the loop.
    ///
    /// - Parameters:
    ///   - budget: The largest distance that rounding may add, as a share of the travel; nil for all digits.
    ///   - properties: The animated properties; nil for the track's own.
    ///   - declarations: Gives the declarations of a value in the target's styles.
    static func list(
        _ track: BakedTrack, isAdded: Bool, isSynchronized: Bool, _ budget: Double? = nil,
        properties: [PropertyPath]? = nil, declarations: (MotionValue) -> [WebDeclaration]
    ) -> [WebAnimation] {
        func animation(_ track: BakedTrack, _ fill: Fill, _ isSynchronized: Bool) -> WebAnimation {
            WebAnimation(
                track, fill, isAdded: isAdded, isSynchronized: isSynchronized, budget,
                properties: properties, declarations: declarations)
        }
        guard let (before, loop) = track.dividedAtLoop else {
            return [animation(track, .both, isSynchronized)]
        }
        let parts = [animation(before, .backwards, false), animation(loop, .forwards, isSynchronized)]
        let error = max(parts[0].maxError, parts[1].maxError)
        return parts.map { $0.with(maxError: error) }
    }

    /// The fill mode that it needs: what adds nothing when it is over doesn't have to stay.
    ///
    /// Firefox shows an element as it was before if what stays takes no time and adds nothing.
    var shownFill: Fill {
        let (none, digits) = (UInt8(ascii: "("), UInt8(ascii: "1")...UInt8(ascii: "9"))
        let addsNothing = keyframes[keyframes.count - 1].declarations.allSatisfy { declaration in
            declaration.value.utf8.allSatisfy { $0 != none && !digits.contains($0) }
        }
        return isAdded && addsNothing && fill == .both ? .backwards : fill
    }

    private func with(maxError: Double) -> WebAnimation {
        WebAnimation(
            properties: properties, isAdded: isAdded, delay: delay, duration: duration,
            iterations: iterations, fill: fill, isSynchronized: isSynchronized, keyframes: keyframes,
            maxError: maxError)
    }

    /// Creates an animation of a track, without the keyframes before its loop.
    init(
        _ track: BakedTrack, _ fill: Fill, isAdded: Bool, isSynchronized: Bool, _ budget: Double? = nil,
        properties: [PropertyPath]? = nil, declarations: (MotionValue) -> [WebDeclaration]
    ) {
        let keyframes = track.keyframes
        let (first, last) = (keyframes[0].time, keyframes[keyframes.count - 1].time)
        let start = track.loop?.start ?? first
        let length = track.loop?.period ?? (last - first)
        var places: [WebPlaces.Place] = []
        if first > start { places.append(.init(offset: 0, easing: .hold, value: keyframes[0].value)) }
        for keyframe in keyframes {
            // What ends with the iteration but for rounding does, and so does what begins with the keyframe before.
            var share = length > 0 ? max((keyframe.time - start) / length, 0) : 0
            if share > 1 - 1e-12 { share = 1 }
            if let last = places.last, share - last.offset < 1e-12 { share = last.offset }
            places.append(.init(offset: share, easing: keyframe.easing, value: keyframe.value))
        }
        // What jumps at once has jumped in the first frame; behind a delay it is first shown before it jumps.
        if length > 0, start <= 0 {
            while places.count > 1, places[1].offset == 0 { places.removeFirst() }
        }
        if places[places.count - 1].offset < 1 {
            let end = places[places.count - 1]
            if length == 0 && places.count > 1 {
                places[places.count - 1].offset = 1
            } else {
                places[places.count - 1].easing = .hold
                places.append(.init(offset: 1, easing: .hold, value: end.value))
            }
        }
        let duration = track.loop == nil ? Self.length(from: start, to: last) : length
        var written = WebPlaces(places, duration: duration)
        if let budget, length > 0 {
            written.round(
                within: budget, isExact: track.maxError == 0,
                keepsDuration: track.loop != nil || fill != .both)
        }
        places = written.places
        if track.loop?.count.isFinite ?? true, fill != .backwards, length > 0, places.count > 1 {
            // WebKit may come out a rounding short of the end: after three times 0.7 s, and after `finish()`, by which tests
            // take pictures of pages. So what jumps at the end does so before.
            let (former, end) = (places[places.count - 2], places[places.count - 1])
            let isJump = former.easing == .hold || former.offset == 1
            if isJump, former.value != end.value { places.append(end) }
        }
        self.init(
            properties: properties ?? [track.property], isAdded: isAdded,
            // What another animation follows begins exactly where that ends.
            delay: budget == nil || fill != .both ? start : (start * 1e9).rounded() / 1e9,
            duration: written.duration, iterations: track.loop?.count ?? 1, fill: fill,
            isSynchronized: isSynchronized,
            keyframes: Self.apart(places.map { $0.offset }).enumerated().map { index, offset in
                WebKeyframe(
                    offset: offset,
                    easing: index == places.count - 1 || places[index].offset == places[index + 1].offset
                        ? .hold : places[index].easing,
                    declarations: declarations(places[index].value))
            },
            maxError: CurveReduction.roundedUp(track.maxError + written.error))
    }

    /// The difference of two times, with as few decimals as reproduce the later one: 0.15 from 0.075 to 0.225.
    private static func length(from start: Double, to end: Double) -> Double {
        var scale = 1000.0
        while scale < 1e15 {
            let length = ((end - start) * scale).rounded() / scale
            if start + length == end { return length }
            scale *= 10
        }
        return end - start
    }

    /// The offsets, with those moved apart that are too near for a browser: the first stays at 0, the last at 1.
    private static func apart(_ offsets: [Double]) -> [Double] {
        var result = offsets
        // The last of equal offsets keeps its place, so that a jump ends at its time.
        for index in result.indices.dropLast().reversed() where result[index + 1] - result[index] < nearest {
            result[index] = short(result[index + 1] - step)
        }
        guard let first = result.first, first != offsets[0] else { return result }
        result[0] = offsets[0]
        for index in result.indices.dropFirst() where result[index] - result[index - 1] < nearest {
            result[index] = short(result[index - 1] + step)
        }
        return result
    }

    /// An offset that was reckoned, without the digits that reckoning left.
    private static func short(_ offset: Double) -> Double { (offset * 1e12).rounded() / 1e12 }
}

extension BakedTrack {
    /// The part before the loop, until the loop begins, and the loop; nil if there is no loop or nothing before it.
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
        var inside = Array(keyframes[max(first, place)...])
        if inside[0].time > loop.start {
            // Held since before the loop.
            let held = BakedKeyframe(time: loop.start, value: keyframes[first].value, easing: .hold)
            inside.insert(held, at: 0)
        }
        return (with(keyframes: before, in: nil), with(keyframes: inside, in: loop))
    }
}
