import MotionModel

extension WebTransition {
    /// The transition that a motion is, or the nearest one to it; nil where it has no such form: it repeats, ends where
    /// it began, or doesn't move through what lies between its ends.
    ///
    /// - Parameters:
    ///   - tolerance: The largest distance of an easing allowed, as a share of the way.
    ///   - work: What the easing may cost; it is taken from it.
    init?(_ bound: BoundProperty, tolerance: Double, _ work: inout KeyframeWork) {
        let tracks = [bound.base] + bound.layers
        let played = tracks.map { $0.track.played }
        guard played.allSatisfy({ $0.loop == nil }), !bound.base.form.isDiscrete else { return nil }
        let only =
            tracks.count == 1
            ? Self(onlySegmentOf: bound.base, played[0].segments, tolerance: tolerance) : nil
        guard bound.isStraight else {
            guard let only else { return nil }
            self = only
            return
        }
        if let only, bound.distance(from: only) <= tolerance {
            self = only
            return
        }
        guard let drawn = Self(along: bound, played.flatMap { $0.segments }, tolerance: tolerance, &work)
        else { return nil }
        self = drawn
    }

    /// The transition of a track that moves along one curve from its start to its end.
    private init?(onlySegmentOf bound: BoundTrack, _ segments: [Segment], tolerance: Double) {
        let moving = segments.filter { $0.fromKey != $0.toKey && $0.inputStart != $0.inputEnd }
        guard moving.count == 1, bound.isTransitional else { return nil }
        let segment = moving[0]
        let curve: Curve
        switch (segment.inputStart, segment.inputEnd) {
        case (0, 1): curve = segment.curve
        case (1, 0): curve = .reverse(segment.curve)
        default: return nil
        }
        self.init(
            delay: segment.start, duration: segment.end - segment.start,
            curve: segment.start == segment.end ? .linear : curve, tolerance: tolerance)
    }

    /// The transition that draws the way of a motion as points: how far along the straight line it is at each time.
    private init?(
        along bound: BoundProperty, _ segments: [Segment], tolerance: Double, _ work: inout KeyframeWork
    ) {
        let (from, to) = (bound.before, bound.after)
        let way = zip(from, to).map { $1 - $0 }
        let square = way.reduce(0) { $0 + $1 * $1 }
        let size = (from + to).reduce(0) { max($0, $1.magnitude) }
        guard square.squareRoot() > 1e-9 * max(size, 1e-9) else { return nil }
        func share(_ time: Double) -> Double {
            let numbers = bound.value(at: time).canonical.components
            return zip(zip(numbers, from), way).reduce(0) { $0 + ($1.0.0 - $1.0.1) * $1.1 } / square
        }
        var knots: [Double] = []
        for time in segments.flatMap({ [$0.start, $0.end] }).sorted()
        where knots.last.map({ time - $0 > 1e-9 }) ?? true {
            knots.append(time)
        }
        guard let begin = knots.first, let end = knots.last else { return nil }
        guard begin < end else {
            self.init(delay: begin, duration: 0, curve: .linear, tolerance: tolerance)
            return
        }
        let lines = StraightLines(
            knots: knots, sampling: .tolerance(tolerance / 2), cost: bound.base.track.largestCost, &work
        ) { [share($0)] }
        var stops: [LinearPoints.Stop] = []
        func add(_ time: Double, _ number: Double) {
            let x = ((time - begin) / (end - begin) * 1e6).rounded() / 1e6
            let y = (number * 1e5).rounded() / 1e5 + 0
            if let last = stops.last, last.x == x, last.y == y { return }
            stops.append(LinearPoints.Stop(y: y, x: x))
        }
        for piece in lines.pieces {
            add(piece.start, piece.from[0])
            add(piece.end, piece.to[0])
        }
        do throws(LinearPoints.Failure) {
            self.init(
                delay: begin, duration: end - begin, curve: .points(try LinearPoints(stops: stops)),
                tolerance: tolerance)
        } catch {
            return nil
        }
    }
}

extension BoundTrack {
    /// Whether a browser goes from key to key as the track does, or is measured where it doesn't.
    fileprivate var isTransitional: Bool {
        switch form {
        case .boolean, .string: false
        default: true
        }
    }
}

extension BoundProperty {
    /// The numbers before it begins.
    var before: [Double] { value(at: -WebVariantBuilder.longBefore).canonical.components.array }

    /// The numbers at which it rests.
    var after: [Double] { WebVariantBuilder.restValue(of: self).components.array }

    /// How far its first value is from the farthest of some others, as a share of its travel; 1 where it has none.
    func startDistance(from others: [[Double]]) -> Double {
        let first = base.value(at: base.track.startPosition).canonical.components
        let travel = travel
        let distance = others.joined().enumerated().reduce(0) {
            max($0, ($1.element - first[$1.offset % first.count]).magnitude)
        }
        return distance == 0 ? 0 : travel > 0 ? distance / travel : 1
    }

    /// Whether a browser's values between two of its values are those between their numbers: not for transforms and paths.
    var isStraight: Bool {
        switch base.form.canonical {
        case .number, .integer, .angle, .point, .size, .vector, .rect, .insets, .color: true
        default: false
        }
    }

    /// Whether it is a transform: a state shows its matrix, and a browser mixes matrices.
    var isTransform: Bool { base.form.canonical == .transform(.matrix) }

    /// Whether its distance from a transition can be measured: not for paths.
    var isMeasured: Bool { isStraight || isTransform }

    /// Whether it shows another value at some time than at others.
    var moves: Bool {
        let (low, high) = reach
        return zip(low, high).contains { $1 - $0 > 1e-9 * max($0.magnitude, $1.magnitude) }
    }

    /// The largest distance of a transition from the motion, as a share of the travel: measured in the middle of 512
    /// parts of its time. Of what can't be measured 1 where there is no transition, else 0.
    ///
    /// - Parameters:
    ///   - transition: nil for what changes at once.
    ///   - everywhere: Whether the browser that strays farthest counts, of those that mix colours otherwise.
    ///   - shown: The numbers between which the transition goes; nil for those with which the motion begins and ends.
    func distance(
        from transition: WebTransition?, everywhere: Bool = false,
        between shown: (from: [Double], to: [Double])? = nil
    ) -> Double {
        let type = base.form.canonical
        let own = (value(at: -WebVariantBuilder.longBefore).canonical, WebVariantBuilder.restValue(of: self))
        let from = shown.flatMap { MotionValue(type: type, components: $0.from) } ?? own.0
        let to = shown.flatMap { MotionValue(type: type, components: $0.to) } ?? own.1
        guard isMeasured else {
            let isSame = shown == nil || from.distance(to: own.0) < 1e-6 && to.distance(to: own.1) < 1e-6
            return transition == nil || !isSame ? 1 : 0
        }
        let travel = travel
        guard travel > 0 else { return 0 }
        let end = max(span.end, transition.map { $0.delay + $0.duration } ?? 0)
        let steps = 512
        var largest = 0.0
        for step in 0..<steps {
            let time = end * (Double(step) + 0.5) / Double(steps)
            let progress = transition?.progress(at: time) ?? 1
            let exact = value(at: time).canonical
            largest = max(
                largest,
                everywhere
                    ? from.browserDistance(to: to, progress: progress, from: exact)
                    : from.interpolated(to: to, progress: progress).distance(to: exact))
        }
        return largest / travel
    }
}
