/// A track that is no more than one run, which players start without binding it.
extension Track {
    /// Whether it is a single run from one constant to another, in a plain type and from end to end of its curve, and all of it is
    /// known; not if it is a layer, or applies a share.
    package func isOnlyRun(of type: PlainType) -> Bool { type != .other && contents.value.runType == type }

    /// The numbers of a key that is a constant, in its own type; nil of any other.
    package func constant(_ key: Int) -> MotionValue.Components? {
        if case .constant(let value) = contents.value.keys[key] { value.components } else { nil }
    }

    /// Whether its first segment leads from end to end of a curve, in given times.
    package func beginsWith(start: Double, end: Double, _ curve: Curve) -> Bool {
        contents.value.segments[0].start == start && contents.value.segments[0].end == end
            && contents.value.segments[0].curve == curve
    }

    /// The plain type of the only run of a track that consists of these, and of both keys; `other` if it is more, or another
    /// motion.
    static func runType(
        _ type: ValueType, _ keys: [Operand], _ segments: [Segment], _ loop: Loop?, _ mirrorTime: Double?,
        _ late: LateTimes?, _ weight: Double, _ isLayer: Bool
    ) -> PlainType {
        guard keys.count == 2, segments.count == 1, loop == nil, mirrorTime == nil, late == nil, weight == 1,
            !isLayer, segments[0].fromKey == 0, segments[0].toKey == 1, segments[0].inputStart == 0,
            segments[0].inputEnd == 1, case .constant(let from) = keys[0], case .constant(let to) = keys[1],
            case let plain = PlainType(type), plain.isType(of: from), plain.isType(of: to)
        else { return .other }
        return plain
    }
}
