import MotionModel

/// Makes a spec from a Lottie animation: places, sizes, turns, opacities, colours and trimmed strokes of its layers, with the
/// easing of every key, and a variant for each marker with a length.
///
/// - SeeAlso: Lottie Animation Format, version 1.0.1
struct LottieImport {
    private var reader: LottieReader
    private let rate: Double
    private let assets: [String: JSONObject]
    private var names: Set<String> = []
    /// The markers without a length, and their times.
    private var events: [(name: String, time: Double, range: SourceRange)] = []
    /// What moves, in the order of the layers.
    private var moving: [(path: String, track: LottieTrack, isColor: Bool, range: SourceRange)] = []
    private var paths: Set<String> = []

    /// The deepest nesting of compositions and groups.
    private static let depth = 32

    /// Whether an object is a Lottie animation: it has a rate or the times of its first and last frame, and layers.
    static func isOne(_ object: JSONObject) -> Bool {
        ["ip", "op", "fr"].contains { object[$0]?.value.number != nil }
            && object["layers"]?.value.elements != nil
    }

    /// The text of the spec; nil, with an error, if nothing in the file moves.
    static func document(
        of root: JSONObject, at range: SourceRange, named name: String, _ diagnostics: inout Diagnostics
    ) -> [UInt8]? {
        var lottie = LottieImport(root, diagnostics)
        defer { diagnostics = lottie.reader.diagnostics }
        let first = root["ip"]?.value.number ?? 0
        let time = LottieTime(first: first, rate: lottie.rate)
        let end = root["op"]?.value.number.map { time($0) }
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

    private init(_ root: JSONObject, _ diagnostics: Diagnostics) {
        reader = LottieReader(diagnostics: diagnostics)
        let rate = root["fr"]?.value.number ?? 60
        self.rate = rate > 0 ? rate : 60
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
                    return .string("color(srgb \(parts))")
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

    // MARK: Layers

    /// - Parameter shown: The seconds between which the owner is seen.
    private mutating func add(
        layersOf owner: JSONObject, prefix: String, _ time: LottieTime, shown: ClosedRange<Double>, depth: Int
    ) {
        let layers = owner["layers"]?.value.elements ?? []
        guard depth < Self.depth else { return }
        for element in layers {
            guard let layer = element.object, !(layer["hd"]?.value.isTrue ?? false) else { continue }
            add(layer, at: element.range, prefix: prefix, time, shown: shown, depth: depth)
        }
    }

    private mutating func add(
        _ layer: JSONObject, at range: SourceRange, prefix: String, _ time: LottieTime,
        shown: ClosedRange<Double>, depth: Int
    ) {
        let place = layer["nm"]?.value.range ?? range
        let own = layer["nm"]?.value.string.flatMap { StyleText.identifier($0.value) } ?? "layer"
        var target = prefix + own
        var number = 2
        while !names.insert(target).inserted {
            target = "\(prefix)\(own)\(number)"
            number += 1
        }
        let before = moving.count
        add(transform: layer["ks"], of: target, time)
        for element in layer["shapes"]?.value.elements ?? [] {
            add(shape: element, of: target, time, depth: 0)
        }
        if moving.count > before, layer["parent"]?.value.number != nil {
            reader.skip("'\(target)' moves with another layer, which isn't said here", at: place)
        }
        for (key, what) in [
            ("ef", "effects"), ("masksProperties", "masks"), ("tt", "a matte"),
            ("ao", "a turn along its way"),
            ("t", "text"),
        ] {
            guard let member = layer[key], member.value.number != 0, member.value.elements?.isEmpty != true
            else { continue }
            reader.skip("\(what) of '\(target)' can't be in a spec", at: member.key.range)
        }
        let first = Swift.max(
            layer["ip"]?.value.number.map { time($0) } ?? shown.lowerBound, shown.lowerBound)
        let last = Swift.min(layer["op"]?.value.number.map { time($0) } ?? shown.upperBound, shown.upperBound)
        // Less than a frame is nothing that one sees.
        if first - shown.lowerBound > 0.5 / rate || shown.upperBound - last > 0.5 / rate {
            reader.skip(
                "'\(target)' is there for a part of the time only, which isn't said here",
                at: (layer["ip"] ?? layer["op"])?.key.range ?? place)
        }
        guard layer["ty"]?.value.number == 0, let id = layer["refId"]?.value.string?.value,
            let asset = assets[id]
        else { return }
        let start = layer["st"]?.value.number ?? 0
        var inside = time.shifted(by: start, stretched: layer["sr"]?.value.number ?? 1)
        if let remap = layer["tm"] {
            // Its values are seconds of what is inside.
            guard let frames = remapping(remap), frames.seconds.0 < frames.seconds.1 else {
                reader.skip(
                    "a time of '\(target)' that isn't a straight line isn't read", at: remap.key.range)
                return
            }
            inside = time.remapped(frames.frames, to: frames.seconds, rate: rate)
        }
        add(
            layersOf: asset, prefix: target + ".", inside, shown: first...Swift.max(first, last),
            depth: depth + 1)
    }

    /// The two keys of a straight line.
    private mutating func remapping(
        _ member: JSONMember
    ) -> (frames: (Double, Double), seconds: (Double, Double))? {
        let frames = LottieTime(first: 0, rate: 1)
        guard let track = reader.track(member, frames), track.keys.count == 2, !track.keys[0].isHold,
            track.keys[0].handles.allSatisfy({ $0[0] == $0[1] && $0[2] == $0[3] })
        else { return nil }
        let keys = track.keys
        return ((keys[0].time, keys[1].time), (keys[0].numbers[0], keys[1].numbers[0]))
    }

    private mutating func add(transform member: JSONMember?, of target: String, _ time: LottieTime) {
        guard let transform = member?.value.object else { return }
        if let position = transform["p"]?.value.object, position["x"] != nil, position["k"] == nil {
            for axis in ["x", "y"] { add(position[axis], "\(target).position.\(axis)", time) }
        } else {
            add(transform["p"], "\(target).position", components: ["x", "y"], time)
        }
        add(transform["s"], "\(target).transform.scale", components: ["x", "y"], time, joins: true) {
            $0 / 100
        }
        add(transform["r"] ?? transform["rz"], "\(target).transform.rotation", time)
        for (key, path) in [("rx", "x"), ("ry", "y")] {
            add(transform[key], "\(target).transform.rotation.\(path)", time)
        }
        add(transform["o"], "\(target).opacity", time) { $0 / 100 }
        for (key, what) in [("a", "an anchor point that moves"), ("sk", "a skew")] {
            guard let member = transform[key], reader.track(member, time) != nil else { continue }
            reader.skip("\(what) can't be in a spec", at: member.key.range)
        }
    }

    private mutating func add(shape element: JSONSyntax, of target: String, _ time: LottieTime, depth: Int) {
        guard let shape = element.object, depth < Self.depth, let kind = shape["ty"]?.value.string,
            !(shape["hd"]?.value.isTrue ?? false)
        else { return }
        /// What of it moves and has no place in a spec.
        func unread(_ keys: [String]) -> [JSONMember] { keys.compactMap { shape[$0] } }
        var rest: [JSONMember] = []
        switch kind.value {
        case "gr":
            for item in shape["it"]?.value.elements ?? [] {
                add(shape: item, of: target, time, depth: depth + 1)
            }
        case "rc", "el":
            add(shape["s"], "\(target).bounds.size", components: ["width", "height"], time)
            if kind.value == "rc" { add(shape["r"], "\(target).cornerRadius", time) }
            rest = unread(["p"])
        case "fl":
            add(shape["c"], "\(target).backgroundColor", time, isColor: true)
            rest = unread(["o"])
        case "st":
            add(shape["c"], "\(target).borderColor", time, isColor: true)
            add(shape["w"], "\(target).borderWidth", time)
            rest = unread(["o"])
        case "tm":
            add(shape["s"], "\(target).strokeStart", time) { $0 / 100 }
            add(shape["e"], "\(target).strokeEnd", time) { $0 / 100 }
            rest = unread(["o"])
        case "tr": rest = unread(["p", "a", "s", "r", "o", "sk", "sa"])
        case "sh": rest = unread(["ks"])
        default: rest = Array(shape.members)
        }
        for member in rest where isAnimated(member.value) {
            reader.skip(
                "'\(member.key.value)' of a shape '\(kind.value)' moves, which a spec can't say",
                at: member.key.range)
        }
    }

    private func isAnimated(_ value: JSONSyntax) -> Bool {
        value.object?["k"]?.value.elements?.first?.object != nil
    }

    /// Adds a property of several numbers: as one if its key path is one and they move together.
    private mutating func add(
        _ member: JSONMember?, _ path: String, components: [String], _ time: LottieTime, joins: Bool = false,
        _ unit: (Double) -> Double = { $0 }
    ) {
        guard let member, let track = reader.track(member, time) else { return }
        let plain = track.mapped { $0.prefix(components.count).map(unit) }
        let count = plain.keys[0].numbers.count
        if joins, plain.keys.allSatisfy({ key in key.numbers.allSatisfy { $0 == key.numbers[0] } }),
            plain.hasOneEasing
        {
            append(path, plain.component(0), at: member)
        } else if !joins, plain.hasOneEasing, count == components.count {
            append(path, plain, at: member)
        } else {
            for (index, name) in components.prefix(count).enumerated() {
                append("\(path).\(name)", plain.component(index), at: member)
            }
        }
    }

    /// Adds a property of one number, or a colour.
    private mutating func add(
        _ member: JSONMember?, _ path: String, _ time: LottieTime, isColor: Bool = false,
        _ unit: (Double) -> Double = { $0 }
    ) {
        guard let member, let track = reader.track(member, time) else { return }
        let count = isColor ? 3 : 1
        guard track.keys[0].numbers.count >= count else { return }
        if isColor && !track.hasOneEasing {
            reader.skip("a colour has one easing for all of it: that of its red", at: member.key.range)
        }
        let plain = track.mapped { $0.prefix(count).map(unit) }
        append(path, isColor ? plain.withFirstEasing : plain, at: member, isColor: isColor)
    }

    private mutating func append(
        _ path: String, _ track: LottieTrack, at member: JSONMember, isColor: Bool = false
    ) {
        guard track.moves else { return }
        guard paths.insert(path).inserted else {
            reader.skip("a second shape moves '\(path)': the first is read", at: member.key.range)
            return
        }
        moving.append((path, track, isColor, member.key.range))
    }
}

extension LottieTrack {
    /// The track with the easing of its first number for all of them.
    fileprivate var withFirstEasing: LottieTrack {
        LottieTrack(
            keys: keys.map {
                Key(
                    time: $0.time, numbers: $0.numbers, isHold: $0.isHold,
                    handles: Array($0.handles.prefix(1)))
            })
    }
}

extension JSONSyntax {
    /// Whether it is `true`, or 1.
    fileprivate var isTrue: Bool {
        if case .bool(let flag) = content { return flag }
        return number == 1
    }
}
