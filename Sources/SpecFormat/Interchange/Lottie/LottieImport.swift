import MotionModel

/// Makes a spec from a Lottie animation: places, sizes, turns, opacities, colours and trimmed strokes of its layers, with the
/// easing of every key, and a variant for each marker with a length.
///
/// - SeeAlso: Lottie Animation Format, version 1.0.1
struct LottieImport {
    var reader: LottieReader
    let rate: Double
    let assets: [String: JSONObject]
    var names: Set<String> = []
    /// The markers without a length, and their times.
    private var events: [(name: String, time: Double, range: SourceRange)] = []
    /// What moves, in the order of the layers.
    var moving: [(path: String, track: LottieTrack, isColor: Bool, range: SourceRange)] = []
    var paths: Set<String> = []

    /// How many frames a second there can be, and how many there are where a file doesn't say.
    private static let rates = 1e-3...1e6
    private static let usualRate = 60.0

    /// Whether an object is a Lottie animation: it has a rate or the times of its first and last frame, and layers.
    static func isOne(_ object: JSONObject) -> Bool {
        ["ip", "op", "fr"].contains { object[$0]?.value.number != nil }
            && object["layers"]?.value.elements != nil
    }

    /// The text of the spec; nil, with an error, if nothing in the file moves.
    static func document(
        of root: JSONObject, at range: SourceRange, named name: String, _ diagnostics: inout Diagnostics
    ) -> [UInt8]? {
        var lottie = LottieImport(root, at: range, diagnostics)
        defer { diagnostics = lottie.reader.diagnostics }
        let first = root["ip"]?.value.number ?? 0
        let time = LottieTime(first: first, rate: lottie.rate)
        var end = root["op"]?.value.number.map { time($0) }
        if let far = end, let member = root["op"], !LottieTime.isPossible(far) {
            lottie.reader.skip(
                "no spec lasts as long as until this frame: its last key ends it", at: member.value.range)
            end = nil
        }
        lottie.add(layersOf: root, prefix: "", time, shown: 0...Swift.max(end ?? .infinity, 0), depth: 0)
        let variants = lottie.variants(root, end: end ?? 0)
        guard !variants.isEmpty else {
            lottie.reader.diagnostics.report(
                .nothingToImport, "nothing in this Lottie animation moves that a spec has",
                at: root["layers"]?.key.range ?? range)
            return nil
        }
        return Array(
            JSONValue.object([
                (SpecField.motionSpec.rawValue, .number(1)), (SpecField.name.rawValue, .string(name)),
                (SpecField.variants.rawValue, .object(variants)),
            ]).text(pretty: false).utf8)
    }

    private init(_ root: JSONObject, at range: SourceRange, _ diagnostics: Diagnostics) {
        reader = LottieReader(diagnostics: diagnostics, slots: root["slots"]?.value.object)
        let rate = root["fr"]?.value.number
        if let rate, Self.rates.contains(rate) {
            self.rate = rate
        } else {
            self.rate = Self.usualRate
            reader.skip(
                "no possible number of frames a second is given: 60 are taken",
                at: root["fr"]?.value.range ?? root["layers"]?.key.range ?? range)
        }
        var assets: [String: JSONObject] = [:]
        for element in root["assets"]?.value.elements ?? [] {
            if let asset = element.object, let id = asset["id"]?.value.string { assets[id.value] = asset }
        }
        self.assets = assets
    }

    // MARK: Variants

    /// The variants: one for each marker that lasts, unless something moves across its ends; else one of all.
    private mutating func variants(_ root: JSONObject, end: Double) -> [(String, JSONValue)] {
        let time = LottieTime(first: root["ip"]?.value.number ?? 0, rate: rate)
        for element in root["markers"]?.value.elements ?? [] {
            guard let marker = element.object, let frame = marker["tm"]?.value.number,
                let text = marker["cm"]?.value.string, !((marker["dr"]?.value.number ?? 0) > 0),
                let name = StyleText.identifier(text.value)
            else { continue }
            events.append((name, time(frame), text.range))
        }
        var windows: [(name: String, start: Double, end: Double)] = []
        var taken: Set<String> = []
        for element in root["markers"]?.value.elements ?? [] {
            guard let marker = element.object, let frame = marker["tm"]?.value.number,
                let text = marker["cm"]?.value.string, let length = marker["dr"]?.value.number, length > 0
            else { continue }
            let window = (time(frame), time(frame + length))
            guard LottieTime.isPossible(window.0), LottieTime.isPossible(window.1) else {
                reader.skip("no spec has a time as far away as '\(text.value)'", at: text.range)
                continue
            }
            if moving.contains(where: { $0.track.moves(at: window.0) || $0.track.moves(at: window.1) }) {
                reader.skip(
                    "something moves across the ends of '\(text.value)', so it is no variant of its own",
                    at: text.range)
                windows = []
                break
            }
            var name = StyleText.identifier(text.value) ?? "play"
            while !taken.insert(name).inserted { name += "_" }
            windows.append((name, window.0, window.1))
        }
        var result = windows.compactMap { window in
            node(from: window.start, to: window.end).map { (window.name, $0) }
        }
        if result.isEmpty {
            let last = moving.flatMap { $0.track.keys.map { $0.time } }.reduce(end) { Swift.max($0, $1) }
            windows = [("play", 0, end > 0 ? end : last)]
            result = node(from: 0, to: windows[0].end).map { [("play", $0)] } ?? []
        }
        for event in events
        where !windows.contains(where: { $0.start <= event.time && event.time <= $0.end }) {
            reader.skip("'\(event.name)' is at no time of a variant", at: event.range)
        }
        return result
    }

    private func node(from start: Double, to end: Double) -> JSONValue? {
        guard end > start else { return nil }
        func milliseconds(_ seconds: Double) -> JSONValue {
            .string(NumberText.text((seconds * 1e6).rounded() / 1e3) + "ms")
        }
        var leaves: [JSONValue] = []
        for (path, track, isColor, _) in moving {
            let (first, last) = track.span(from: start, to: end)
            let keyframes = track.keyframes(from: first, to: last) { numbers in
                if isColor {
                    let parts = numbers.prefix(3).map { NumberText.text($0) }.joined(separator: " ")
                    let alpha = numbers.count > 3 ? " / \(NumberText.text(numbers[3]))" : ""
                    return .string("color(srgb \(parts)\(alpha))")
                }
                return numbers.count == 1 ? .number(numbers[0]) : .array(numbers.map { .number($0) })
            }
            guard let keyframes else { continue }
            var members: [(String, JSONValue)] = [
                (NodeField.animate.rawValue, .string(path)), (NodeField.keyframes.rawValue, keyframes),
            ]
            if isColor { members.append((NodeField.space.rawValue, .string(ColorSpace.srgb.name))) }
            members.append((TimingField.curve.rawValue, .string("linear")))
            if first < start || last > end {
                // The whole of it, of which a part is played.
                members.append((TimingField.duration.rawValue, milliseconds(last - first)))
                if first < start {
                    let share = (start - first) / (last - first)
                    members.append((TimingField.iterationStart.rawValue, .number(share)))
                }
                members.append((TimingField.repeatFor.rawValue, milliseconds(end - start)))
            }
            leaves.append(.object(members))
        }
        guard !leaves.isEmpty else { return nil }
        for event in events where event.time >= start && event.time <= end {
            leaves.append(
                .object([
                    (NodeField.emit.rawValue, .string(event.name)),
                    (TimingField.delay.rawValue, milliseconds(event.time - start)),
                ]))
        }
        return .object([
            (
                VariantField.motion.rawValue,
                .object([
                    (NodeField.group.rawValue, .array(leaves)),
                    (TimingField.duration.rawValue, milliseconds(end - start)),
                ])
            )
        ])
    }
}
