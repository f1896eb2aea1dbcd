import MotionModel

/// Nodes that come to rest by friction.
extension SpecDecoder {
    /// Reads a value that comes to rest by friction.
    mutating func decayNode(_ reader: NodeReader, _ scope: NodeScope) -> NodeDraft? {
        guard let glide = glide(reader, .decay, scope), let decay = decay(reader),
            let end = decayEnd(reader, glide)
        else { return nil }
        guard let ends = end.known(glide, decay) else { return lateDecay(reader, glide, decay, end) }
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

    /// Reads where a decay ends; a place needs a start that is written.
    private mutating func decayEnd(_ reader: NodeReader, _ glide: Glide) -> DecayEnd? {
        if let syntax = reader[.to] {
            for key in [NodeField.velocity, .snap, .roundTo] {
                guard let first = reader.member(.to), let second = reader.member(key) else { continue }
                reportConflict(first, second, because: "the destination says how fast it must start")
                return nil
            }
            guard let value = leafValue(syntax, glide.property, glide.key, glide.scope) else { return nil }
            guard glide.start != nil else {
                reportUnknownStart(at: syntax.range, because: "is to come to rest at a place")
                return nil
            }
            return .to(value)
        }
        guard glide.velocity != nil else {
            reportNoSpeed(.decay, at: reader.place)
            return nil
        }
        guard let place = reader[.snap] ?? reader[.roundTo] else { return .free }
        guard glide.start != nil else {
            reportUnknownStart(at: place.range, because: "is to come to rest at one of several places")
            return nil
        }
        if let first = reader.member(.snap), let second = reader.member(.roundTo) {
            reportConflict(first, second, because: "both say where it may end")
            return nil
        }
        if let syntax = reader[.roundTo] { return roundedEnd(syntax, glide) }
        guard let array = list(place, NodeField.snap.quoted) else { return nil }
        guard !array.elements.isEmpty else {
            diagnostics.report(.emptyValue, "'snap' needs at least one value", at: place.range)
            return nil
        }
        var places: [Operand] = []
        for element in array.elements {
            guard let value = leafValue(element, glide.property, glide.key, glide.scope) else { return nil }
            places.append(value)
        }
        return .nearest(places)
    }

    private mutating func roundedEnd(_ syntax: JSONSyntax, _ glide: Glide) -> DecayEnd? {
        let names = expressionEnvironment(in: glide.scope)
        guard let step = lateNumber(syntax, NodeField.roundTo, names) else { return nil }
        guard step.smallest > 0, step.largest <= Limits.value else {
            diagnostics.report(
                .unboundedTime, "nothing says that 'roundTo' is above 0 when it plays: 'clamp(x, 10, 100)'",
                at: syntax.range)
            return nil
        }
        return .multiple(step)
    }
}
