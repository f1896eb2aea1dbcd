import MotionModel
import SpecFormat

extension PlayerExport {
    /// The index of a timeline.
    mutating func timeline(
        _ timeline: Timeline, of variant: CompiledVariant, isReversed: Bool
    ) throws(BindingError) -> Int {
        var own: [JSONValue] = []
        var bound: BoundTimeline?
        for (index, track) in timeline.tracks.enumerated() {
            var track = track
            var form = track.type
            if let own = Self.form(of: track) {
                form = own
            } else {
                if bound == nil { bound = try source.motion.bind(variant, reversingValues: isReversed) }
                if let bound { (track, form) = Self.settled(bound.tracks[index]) }
                losses.append(
                    ExportLoss(
                        variant: variant.name, property: track.property, kind: .replacement,
                        phrase: "begins at the value before the variant, not at the current one", size: 1))
            }
            own.append(.number(Double(self.track(track, form, of: variant))))
        }
        var members: [(String, JSONValue)] = [
            ("duration", .named(timeline.duration)), ("start", .number(Self.start(of: timeline))),
            ("tracks", .array(own)),
        ]
        if !timeline.markers.isEmpty {
            imports.loops = true
            members.append(("markers", .array(timeline.markers.map { Self.marker($0) })))
        }
        if let rhythm = PlayerRhythm(timeline)?.json {
            imports.loops = true
            members.append(("rhythm", rhythm))
        }
        return timelines.index(of: .object(members))
    }

    /// Whether the timeline with reversed values can't be told from that without: some of its values are those of
    /// one way.
    func needsOwnReversal(_ timeline: Timeline) -> Bool {
        timeline.tracks.contains { Self.form(of: $0) == nil }
    }

    private mutating func track(_ track: Track, _ form: ValueType, of variant: CompiledVariant) -> Int {
        let property = source.motion.properties.firstIndex { $0.path == track.property }
        guard let property else { preconditionFailure("a motion declares the properties that it moves") }
        let declared = source.motion.properties[property]
        // A property may have more texts than its track.
        let type = form.isDiscrete ? declared.type : form
        var members: [(String, JSONValue)] = [("property", .number(Double(property)))]
        if type != declared.type { members.append(("type", self.type(type))) }
        if track.isAdditive != declared.isAdditive { members.append(("additive", .bool(track.isAdditive))) }
        if track.isLayer { members.append(("layer", true)) }
        if track.isSynchronized { members.append(("synchronized", true)) }
        // What repeats starts as written anyway, and a layer always does.
        if track.startsAsWritten, !track.isLayer, track.loop == nil { members.append(("written", true)) }
        if track.weight != 1 {
            imports.late = true
            members.append(("weight", .number(track.weight)))
        }
        if let loop = track.loop {
            imports.loops = true
            members.append(("loop", Self.numbers([loop.start, loop.period, loop.count])))
        }
        if let mirrorTime = track.mirrorTime { members.append(("mirror", .number(mirrorTime))) }
        members.append(("keys", .array(track.keys.map { key($0, type) })))
        var error = 0.0
        var segments: [JSONValue] = []
        for segment in track.segments {
            let curve = self.curve(of: segment)
            error = max(error, curve.error)
            var numbers = [
                segment.start, segment.end, Double(segment.fromKey), Double(segment.toKey),
                Double(curve.index),
            ]
            if segment.inputStart != 0 || segment.inputEnd != 1 {
                numbers += [segment.inputStart, segment.inputEnd]
            }
            segments.append(Self.numbers(numbers))
        }
        members.append(("segments", .array(segments)))
        if error > 0 {
            let loss = ExportLoss(
                variant: variant.name, property: track.property, kind: .approximation,
                phrase: "cubic pieces instead of the curve", size: error)
            if !losses.contains(loss) { losses.append(loss) }
        }
        return tracks.index(of: .object(members))
    }

    private mutating func key(_ key: Operand, _ type: ValueType) -> JSONValue {
        switch key {
        case .constant(let value):
            return Self.numbers((value.converted(to: type) ?? value.canonical).components.array)
        case .current: return "current"
        case .formula(let formula, from: let from):
            var members: [(String, JSONValue)] = [("formula", code(formula))]
            if let from { members.append(("of", .number(Double(from)))) }
            return .object(members)
        case .mixed(let first, let second, let progress):
            imports.late = true
            return .object([("mix", Self.numbers([Double(first), Double(second), progress]))])
        case .resting: preconditionFailure("where a throw comes to rest is settled before")
        }
    }

    /// The form in which a track's values are interpolated; nil where the player can't tell it: some values are known
    /// only when they play, and their numbers aren't interpolated one by one.
    private static func form(of track: Track) -> ValueType? {
        if track.type.isDirect { return track.type }
        let values = track.keys.compactMap { $0.constant }
        let isShare = track.weight != 1 && track.isAdditive && !track.isLayer
        guard values.count == track.keys.count, !isShare else { return nil }
        if track.type != .transform(.matrix), values.allSatisfy({ $0.converted(to: track.type) != nil }) {
            return track.type
        }
        guard case .transform = track.type else { return track.type.canonical }
        let pairs = track.segments.map { (from: $0.fromKey, to: $0.toKey) }
        return .transform(TransformForm(of: values, pairs: pairs))
    }

    /// A bound track with its values as keys.
    private static func settled(_ bound: BoundTrack) -> (Track, ValueType) {
        let count = bound.form.componentCount
        let keys = bound.track.keys.indices.map { index in
            MotionValue(
                type: bound.form, components: Array(bound.keyComponents[index * count..<(index + 1) * count])
            ).map { Operand.constant($0) } ?? .current
        }
        return (bound.track.with(type: bound.form, keys: keys), bound.form)
    }

    private static func marker(_ marker: Marker) -> JSONValue {
        var members: [(String, JSONValue)] = [("time", .number(marker.time)), ("name", .string(marker.name))]
        if let payload = marker.payload.flatMap({ JSONValue(text: $0) }) {
            members.append(("payload", payload))
        }
        if let period = marker.period { members.append(("period", .number(period))) }
        return .object(members)
    }

    /// When the first of its tracks begins.
    private static func start(of timeline: Timeline) -> Double {
        let first = timeline.tracks.map { max(0, $0.start) }.min() ?? 0
        return min(first, timeline.duration)
    }
}
