import MotionModel

/// The variants of a Lottie animation.
extension LottieImport {
    /// The variants: one for each marker that lasts, unless something moves across its ends; else one of all.
    mutating func variants(_ root: JSONObject, end: Double) -> [(String, JSONValue)] {
        let time = LottieTime(first: root["ip"]?.value.number ?? 0, rate: rate)
        let markers = (root["markers"]?.value.elements ?? []).compactMap { LottieMarker($0, time) }
        let events = markers.filter { $0.length == 0 && StyleText.identifier($0.name) != nil }
        var shown: [LottieWindow] = []
        var result: [(String, JSONValue)] = []
        for window in windows(markers) {
            guard let node = node(from: window.start, to: window.end, events) else {
                reader.skip("nothing moves in '\(window.name)': it is no variant", at: window.range)
                continue
            }
            shown.append(window)
            result.append((window.name, node))
        }
        if result.isEmpty {
            let last = moving.flatMap { $0.track.keys.map { $0.time } }.reduce(end) { Swift.max($0, $1) }
            let all = LottieWindow(
                name: "play", start: 0, end: end > 0 ? end : last, range: SourceRange(at: 0))
            shown = [all]
            result = node(from: 0, to: all.end, events).map { [("play", $0)] } ?? []
        } else {
            nameOutside(shown, markers, end: end > 0 ? end : .infinity)
        }
        for event in events where !shown.contains(where: { $0.contains(event.start, event.start) }) {
            reader.skip("'\(event.name)' is at no time of a variant", at: event.range)
        }
        return result
    }

    /// The markers that last; none if something moves across the ends of one.
    private mutating func windows(_ markers: [LottieMarker]) -> [LottieWindow] {
        var windows: [LottieWindow] = []
        var taken: Set<String> = []
        for marker in markers where marker.length > 0 {
            guard LottieTime.isPossible(marker.start), LottieTime.isPossible(marker.end) else {
                reader.skip("no spec has a time as far away as '\(marker.name)'", at: marker.range)
                continue
            }
            if moving.contains(where: { $0.track.moves(at: marker.start) || $0.track.moves(at: marker.end) })
            {
                reader.skip(
                    "something moves across the ends of '\(marker.name)', so it is no variant of its own",
                    at: marker.range)
                return []
            }
            var name = StyleText.identifier(marker.name) ?? "play"
            while !taken.insert(name).inserted { name += "_" }
            windows.append(
                LottieWindow(name: name, start: marker.start, end: marker.end, range: marker.range))
        }
        return windows
    }

    /// A time in milliseconds, rounded to whole microseconds.
    private static func milliseconds(
        _ seconds: Double, _ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero
    ) -> Double {
        let exact = seconds * 1e6
        let nearest = exact.rounded()
        return ((exact - nearest).magnitude < 1e-3 ? nearest : exact.rounded(rule)) / 1e3
    }

    private static func text(_ milliseconds: Double) -> JSONValue {
        .string(NumberText.text(milliseconds) + "ms")
    }

    private func node(from start: Double, to end: Double, _ events: [LottieMarker]) -> JSONValue? {
        guard end > start else { return nil }
        var leaves = moving.compactMap { leaf($0, from: start, to: end) }
        guard !leaves.isEmpty else { return nil }
        for event in events where event.start >= start - 1e-9 && event.start <= end + 1e-9 {
            leaves.append(
                .object([
                    (NodeField.emit.rawValue, .string(StyleText.identifier(event.name) ?? event.name)),
                    (
                        TimingField.delay.rawValue,
                        Self.text(Self.milliseconds(Swift.max(event.start - start, 0)))
                    ),
                ]))
        }
        return .object([
            (
                VariantField.motion.rawValue,
                .object([
                    (NodeField.group.rawValue, .array(leaves)),
                    (TimingField.duration.rawValue, Self.text(Self.milliseconds(end - start, .up))),
                ])
            )
        ])
    }

    /// What moves between two times; nil if it stands there. Its times are rounded down, those of the whole up, so that it fits in.
    private func leaf(_ part: Moving, from start: Double, to end: Double) -> JSONValue? {
        let track = part.track
        let played = (start...end).clamped(to: track.window)
        guard played.upperBound - played.lowerBound > 1e-9 else { return nil }
        let (first, last) = track.span(from: played.lowerBound, to: played.upperBound)
        let keyframes = track.keyframes(from: first, to: last) { Self.value(of: $0, isColor: part.isColor) }
        guard let keyframes else { return nil }
        var members: [(String, JSONValue)] = [
            (NodeField.animate.rawValue, .string(part.path)), (NodeField.keyframes.rawValue, keyframes),
        ]
        if part.isColor { members.append((NodeField.space.rawValue, .string(ColorSpace.srgb.name))) }
        members.append((TimingField.curve.rawValue, .string("linear")))
        let isPart = first < played.lowerBound || last > played.upperBound
        let delay = Self.milliseconds(played.lowerBound - start, .down)
        if delay > 0 { members.append((TimingField.delay.rawValue, Self.text(delay))) }
        let duration = Self.milliseconds(last - first, .down)
        if isPart || played != start...end {
            members.append((TimingField.duration.rawValue, Self.text(duration)))
        }
        if isPart {
            // The whole of it, of which a part is played: as shares, for which an end is no beginning of a next time.
            let share = (played.lowerBound - first) / (last - first)
            let rest = last > played.upperBound ? (last - played.upperBound) / (last - first) : 0
            let room = (Self.milliseconds(end - start, .up) - delay) / duration
            if share > 0 { members.append((TimingField.iterationStart.rawValue, .number(share))) }
            members.append((TimingField.iterations.rawValue, .number(Swift.min(1 - share - rest, room))))
        }
        return .object(members)
    }

    private static func value(of numbers: [Double], isColor: Bool) -> JSONValue {
        guard isColor else {
            return numbers.count == 1 ? .number(numbers[0]) : .array(numbers.map { .number($0) })
        }
        let parts = numbers.prefix(3).map { NumberText.text($0) }.joined(separator: " ")
        let alpha = numbers.count > 3 && numbers[3] != 1 ? " / \(NumberText.text(numbers[3]))" : ""
        return .string("color(srgb \(parts)\(alpha))")
    }
}
