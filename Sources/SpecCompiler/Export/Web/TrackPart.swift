import MotionModel

/// A part of a track between two times without a keyframe between them.
struct TrackPart {
    let from: [Double]
    let to: [Double]
    let easing: BakedKeyframe.Easing
    /// What it is a part of, if that turns in it and comes nearly back to where the part begins: no easing says that well.
    private let bend: Bend?

    /// A part of the way between two keyframes.
    private struct Bend {
        let from: [Double]
        let to: [Double]
        let easing: BakedKeyframe.Easing
        let shares: ClosedRange<Double>

        func numbers(at share: Double) -> [Double] {
            let progress = easing.progress(
                at: shares.lowerBound + (shares.upperBound - shares.lowerBound) * share)
            return MotionValue.interpolated(from, to, progress: progress)
        }
    }

    /// How far the handles of an easing may reach: what goes so much farther than it leads has to be cut, because a value at an end
    /// that is moved a little moves all of it as many times farther.
    private static var mostExcursion: Double { 20 }

    fileprivate init(resting numbers: [Double]) {
        (from, to, easing, bend) = (numbers, numbers, .linear, nil)
    }

    /// - Parameter shares: The part of the time between two keyframes.
    fileprivate init(
        of start: [Double], to end: [Double], _ easing: BakedKeyframe.Easing, _ shares: ClosedRange<Double>
    ) {
        let whole = Bend(from: start, to: end, easing: easing, shares: shares)
        (from, to) = (whole.numbers(at: 0), whole.numbers(at: 1))
        var own = BakedKeyframe.Easing.linear
        var bends = false
        if case .bezier(let bezier) = easing {
            let part = PlaneCubic(bezier).clipped(from: shares.lowerBound, to: shares.upperBound)
            let reach = max((part.y1 - part.y0).magnitude, (part.y2 - part.y0).magnitude)
            bends = reach > Self.mostExcursion * (part.y3 - part.y0).magnitude
            if !bends { own = part.easing.map { .bezier($0) } ?? .linear }
        }
        bend = bends && start != end ? whole : nil
        self.easing = own
    }

    fileprivate init(_ from: [Double], _ to: [Double], _ easing: BakedKeyframe.Easing) {
        (self.from, self.to, self.easing, bend) = (from, to, easing, nil)
    }

    /// Whether a piece with its ends and its easing is the part.
    func isMet(by easing: BakedKeyframe.Easing) -> Bool {
        bend == nil && (from == to || self.easing == easing)
    }

    /// How far each number is from a piece with its ends, at a share of its time.
    ///
    /// - Parameter progress: The progress of the piece then.
    func strays(at share: Double, progress: Double) -> [Double] {
        if let bend {
            return zip(bend.numbers(at: share), zip(from, to)).map {
                $0 - ($1.0 + ($1.1 - $1.0) * progress)
            }
        }
        let own = easing.progress(at: share)
        return zip(from, to).map { ($1 - $0) * (own - progress) }
    }

    /// The numbers at a share of its time.
    func numbers(at share: Double) -> [Double] {
        if let bend { return bend.numbers(at: share) }
        let progress = easing.progress(at: share)
        return zip(from, to).map { $0 + ($1 - $0) * progress }
    }
}

extension BakedTrack {
    /// The part between two times, of which the earlier isn't before a keyframe that is before the later.
    func part(from start: Double, to end: Double) -> TrackPart {
        let middle = start + (end - start) / 2
        guard let index = keyframes.lastIndex(where: { $0.time <= middle }) else {
            let held = keyframes[0].value.components.array
            return TrackPart(resting: held)
        }
        let one = keyframes[index]
        let from = one.value.components.array
        guard index + 1 < keyframes.count, one.easing != .hold else {
            return TrackPart(resting: from)
        }
        let next = keyframes[index + 1]
        let to = next.value.components.array
        func share(_ time: Double) -> Double {
            min(max((time - one.time) / (next.time - one.time), 0), 1)
        }
        let (low, high) = (share(start), share(end))
        if low < 1e-9, high > 1 - 1e-9 { return TrackPart(from, to, one.easing) }
        return TrackPart(of: from, to: to, one.easing, low...high)
    }
}

extension BakedKeyframe.Easing {
    /// The progress at a share of the time between two keyframes.
    func progress(at share: Double) -> Double {
        switch self {
        case .linear: share
        case .bezier(let bezier): bezier.progress(at: share)
        case .hold: share < 1 ? 0 : 1
        }
    }

    /// The speeds at both ends, in shares of the travel for the whole time.
    var endSpeeds: (Double, Double) {
        switch self {
        case .linear: (1, 1)
        case .bezier(let bezier): (bezier.velocity(at: 0), bezier.velocity(at: 1))
        case .hold: (0, 0)
        }
    }
}
