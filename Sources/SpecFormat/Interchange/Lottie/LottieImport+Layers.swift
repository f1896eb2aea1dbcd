import MotionModel

/// The layers of a Lottie animation, and of the compositions in it.
extension LottieImport {
    /// The deepest nesting of compositions and groups.
    static let depth = 32

    /// - Parameter shown: The seconds between which the owner is seen.
    mutating func add(
        layersOf owner: JSONObject, prefix: String, _ time: LottieTime, shown: ClosedRange<Double>, depth: Int
    ) {
        let layers = owner["layers"]?.value.elements ?? []
        guard depth < Self.depth else { return }
        for element in layers {
            guard let layer = element.object, !(layer["hd"]?.value.isOn ?? false) else { continue }
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
        add(transform: layer["ks"], of: target, hasDepth: layer["ddd"]?.value.isOn ?? false, time)
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
}

extension JSONSyntax {
    /// Whether it is `true`, or 1, as switches of Lottie files are.
    var isOn: Bool {
        if case .bool(let flag) = content { return flag }
        return number == 1
    }
}
