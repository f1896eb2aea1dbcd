import MotionModel

/// Nodes that come to rest by friction.
extension SpecDecoder {
    /// Reads a value that comes to rest by friction.
    mutating func decayNode(_ reader: NodeReader, _ scope: NodeScope) -> NodeDraft? {
        guard let glide = glide(reader, .decay, scope), let decay = decay(reader) else { return nil }
        guard let ends = decayEnds(reader, glide, decay) else { return nil }
        do throws(DecayError) {
            let motion = try decay.motion(
                from: ends.start, to: ends.destination, stopVelocity: glide.stopVelocity)
            guard motion.duration <= Limits.time else { throw .notFinite }
            guard let value = glide.operand(reaching: motion.destination) else { return nil }
            let keyframe = LeafDraft.Keyframe(
                at: .share(1), value: value, curve: motion.curve, range: reader.place)
            return draft(reader, glide, [keyframe], natural: motion.duration)
        } catch {
            reportGlide(at: reader.place)
            return nil
        }
    }

    mutating func decay(_ reader: NodeReader) -> Decay? {
        if let first = reader.member(.rate), let second = reader.member(.friction) {
            reportConflict(first, second, because: "both say how fast it slows down")
            return nil
        }
        do throws(DecayError) {
            // The rate of a scroll view.
            guard let rate = number(reader, .rate, default: 0.998),
                let friction = number(reader, .friction, default: 0)
            else { return nil }
            return friction > 0 ? try Decay(friction: friction) : try Decay(rate: rate)
        } catch {
            reportGlide(at: reader.place)
            return nil
        }
    }

    /// The start and the end of a decay; relative to 0 if the start is known only when it plays.
    mutating func decayEnds(
        _ reader: NodeReader, _ glide: Glide, _ decay: Decay
    ) -> (start: [Double], destination: [Double])? {
        if let syntax = reader[.to] {
            for key in [NodeField.velocity, .snap, .roundTo] {
                guard let first = reader.member(.to), let second = reader.member(key) else { continue }
                reportConflict(first, second, because: "the destination says how fast it must start")
                return nil
            }
            guard let value = leafValue(syntax, glide.property, glide.key, glide.scope) else { return nil }
            guard let start = glide.knownStart, let end = value.constant else {
                reportUnknownStart(at: syntax.range, because: "is to come to rest at a place")
                return nil
            }
            return (start, end.components)
        }
        guard let velocity = glide.velocity else {
            reportNoSpeed(.decay, at: reader.place)
            return nil
        }
        guard let place = reader[.snap] ?? reader[.roundTo] else {
            let start = glide.knownStart ?? velocity.map { _ in 0 }
            let end = start.indices.map { decay.destination(from: start[$0], velocity: velocity[$0]) }
            return (start, end)
        }
        guard let start = glide.knownStart else {
            reportUnknownStart(at: place.range, because: "is to come to rest at one of several places")
            return nil
        }
        let heading = start.indices.map { decay.destination(from: start[$0], velocity: velocity[$0]) }
        guard let end = snapped(heading, reader, glide) else { return nil }
        return (start, end)
    }

    mutating func snapped(_ heading: [Double], _ reader: NodeReader, _ glide: Glide) -> [Double]? {
        if let first = reader.member(.snap), let second = reader.member(.roundTo) {
            reportConflict(first, second, because: "both say where it may end")
            return nil
        }
        if let syntax = reader[.roundTo] {
            return number(syntax, NodeField.roundTo).map { Decay.rounded(heading, toMultipleOf: $0) }
        }
        guard let syntax = reader[.snap], let array = list(syntax, "'\(NodeField.snap.rawValue)'") else {
            return nil
        }
        guard !array.elements.isEmpty else {
            diagnostics.report(.emptyValue, "'snap' needs at least one value", at: syntax.range)
            return nil
        }
        var places: [[Double]] = []
        for element in array.elements {
            guard let value = leafValue(element, glide.property, glide.key, glide.scope) else { return nil }
            guard let place = value.constant else {
                reportUnknownStart(at: element.range, because: "is to come to rest at one of several places")
                return nil
            }
            places.append(place.components)
        }
        return places[Decay.nearest(to: heading, of: places)]
    }
}
