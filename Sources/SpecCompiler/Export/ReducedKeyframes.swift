import MotionModel

/// The fewest keyframes that follow a track's segments within a tolerance.
struct ReducedKeyframes {
    let source: SegmentValues
    let tolerance: Double

    /// The keyframes of consecutive segments, and the largest error as a share of the travel.
    ///
    /// - Parameter work: What the track may cost; it is taken from it.
    func keyframes(
        of segments: [Segment], _ work: inout KeyframeWork
    ) -> ([BakedKeyframe], maxError: Double) {
        let travel = segments.reduce(0) { max($0, source.travel(of: $1)) }
        var list = KeyframeList(nearness: travel * 1e-12)
        var maxError = 0.0
        // What isn't mixed by number is examined after its reduction.
        var reduction = TrackReduction(
            tolerance: tolerance, segments: segments.count,
            work: source.isMixedByNumber ? work.left : work.left / 2)
        defer { work.take(keyframes: list.keyframes.count) }
        for (index, segment) in segments.enumerated() {
            if list.keyframes.count >= work.keyframesLeft { return cut(list, segments) }
            if index == 0 { list.add(source.held(segment, atEnd: false), at: segment.start) }
            if segment.start < segment.end {
                guard let error = add(segment, to: &list, &reduction, &work) else {
                    return cut(list, segments)
                }
                maxError = max(maxError, error)
            } else if index > 0 {
                list.add(source.held(segment, atEnd: false), at: segment.start)
            }
            // A value held at the end is visible only if nothing else begins at once.
            let isFollowed = index + 1 < segments.count && segments[index + 1].start - segment.end <= 1e-12
            if !isFollowed { list.add(source.held(segment, atEnd: true), at: segment.end) }
        }
        return (list.keyframes, maxError)
    }

    /// What there is so far, held until the last segment's end.
    private func cut(
        _ list: KeyframeList, _ segments: [Segment]
    ) -> ([BakedKeyframe], maxError: Double) {
        var list = list
        if let last = segments.last { list.add(source.held(last, atEnd: true), at: last.end) }
        return (list.keyframes, 1)
    }

    /// Adds a segment.
    ///
    /// - Returns: Its error as a share of the travel; nil if it has more keyframes than are left, and isn't added.
    private func add(
        _ segment: Segment, to list: inout KeyframeList, _ reduction: inout TrackReduction,
        _ work: inout KeyframeWork
    ) -> Double? {
        if source.type.isDiscrete { return addFlips(of: segment, to: &list, &work) }
        func time(_ share: Double) -> Double {
            share >= 1 ? segment.end : segment.start + (segment.end - segment.start) * share
        }
        guard source.travel(of: segment) > 0 else {
            let value = source.value(of: segment, at: 0)
            list.add(value, at: segment.start)
            list.run(to: value, at: segment.end, easing: .linear)
            return 0
        }
        if source.moving(segment) != nil { return addMoving(segment, to: &list, &reduction, &work, time) }
        var reduced = reduction.pieces(
            of: segment.curve, from: segment.inputStart, to: segment.inputEnd, &work)
        if !source.isMixedByNumber {
            let mixed = MixedPieces(source: source, segment: segment, tolerance: tolerance)
            reduced = mixed.following(reduced, &work)
        }
        guard list.keyframes.count + reduced.pieces.count <= work.mostKeyframes else { return nil }
        for piece in reduced.pieces {
            list.add(source.value(of: segment, at: piece.from), at: time(piece.start))
            list.run(
                to: source.value(of: segment, at: piece.to), at: time(piece.end),
                easing: piece.easing.map { .bezier($0) } ?? .linear)
        }
        return reduced.maxError
    }

    /// Adds a value given by a formula: as a curve of its own, or as straight pieces if there are several components.
    private func addMoving(
        _ segment: Segment, to list: inout KeyframeList, _ reduction: inout TrackReduction,
        _ work: inout KeyframeWork, _ time: (Double) -> Double
    ) -> Double? {
        let motions = source.motions(of: segment)
        guard motions.count == 1 else {
            let isForward = segment.inputStart <= segment.inputEnd
            let (low, high) =
                isForward ? (segment.inputStart, segment.inputEnd) : (segment.inputEnd, segment.inputStart)
            let pieces = MovingKeyframes(motions: motions, tolerance: tolerance)
            let (forwards, maxError) = pieces.inputs(from: low, to: high, &work)
            guard list.keyframes.count + forwards.count <= work.mostKeyframes else { return nil }
            let inputs = isForward ? forwards : forwards.reversed()
            for (start, end) in zip(inputs, inputs.dropFirst()) {
                func share(_ input: Double) -> Double {
                    (input - segment.inputStart) / (segment.inputEnd - segment.inputStart)
                }
                func value(_ input: Double, _ side: CurveSide) -> MotionValue {
                    source.value(motions, at: input, from: side, of: segment)
                }
                list.add(value(start, isForward ? .above : .below), at: time(share(start)))
                list.run(
                    to: value(end, isForward ? .below : .above), at: time(share(end)), easing: .linear)
            }
            return maxError
        }
        let motion = motions[0]
        let reduced = reduction.pieces(
            of: motion.curve, from: segment.inputStart, to: segment.inputEnd, &work)
        guard list.keyframes.count + reduced.pieces.count <= work.mostKeyframes else { return nil }
        func value(_ output: Double) -> MotionValue {
            guard
                let value = MotionValue(type: source.type, components: [motion.from + motion.travel * output])
            else { preconditionFailure("what moves by itself has the components of its type") }
            return value
        }
        for piece in reduced.pieces {
            list.add(value(piece.from), at: time(piece.start))
            list.run(
                to: value(piece.to), at: time(piece.end), easing: piece.easing.map { .bezier($0) } ?? .linear)
        }
        return reduced.maxError
    }

    /// Adds the flips of a discrete value, which changes where the curve passes 0.5.
    private func addFlips(
        of segment: Segment, to list: inout KeyframeList, _ work: inout KeyframeWork
    ) -> Double? {
        let (low, high) = (
            min(segment.inputStart, segment.inputEnd), max(segment.inputStart, segment.inputEnd)
        )
        let isForward = segment.inputStart <= segment.inputEnd
        let crossings = low < high ? segment.curve.levelCrossings(of: [0.5], from: low, to: high, &work) : []
        guard list.keyframes.count + crossings.count <= work.mostKeyframes else { return nil }
        let inputs = [low] + crossings + [high]
        let length = segment.end - segment.start
        var stretches = zip(inputs, inputs.dropFirst()).map { start, end in
            (start: start, end: end, output: segment.curve.limit(at: start + (end - start) / 2, from: .above))
        }
        if !isForward { stretches.reverse() }
        for stretch in stretches {
            let input = isForward ? stretch.start : stretch.end
            let share =
                input == segment.inputStart
                ? 0 : (input - segment.inputStart) / (segment.inputEnd - segment.inputStart)
            list.add(source.value(of: segment, at: stretch.output), at: segment.start + length * share)
        }
        list.extend(to: segment.end)
        return 0
    }
}

extension KeyframeList {
    /// Extends the last value to a time.
    mutating func extend(to time: Double) {
        guard let last = keyframes.last, last.time < time else { return }
        run(to: last.value, at: time, easing: .hold)
    }
}
