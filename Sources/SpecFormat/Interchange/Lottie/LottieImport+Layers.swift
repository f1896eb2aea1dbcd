import MotionModel

/// The layers of a Lottie animation, and of the compositions in it.
extension LottieImport {
    /// ★ What a layer can have beside what is read, by its key.
    private static let unread: [(key: String, what: String)] = [
        (key: "ef", what: "effects"), (key: "sy", what: "layer styles"),
        (key: "masksProperties", what: "masks"),
        (key: "tt", what: "a matte"), (key: "ao", what: "a turn along its way"), (key: "t", what: "text"),
    ]

    /// ★ The layers that are no boxes, by their type.
    private static let others: [(type: Double, what: String)] = [
        (type: 6, what: "a sound"), (type: 13, what: "a camera"),
    ]

    /// - Parameter shown: The seconds between which the owner is seen.
    mutating func add(
        layersOf owner: JSONObject, prefix: String, _ time: LottieTime, shown: ClosedRange<Double>
    ) {
        for element in owner["layers"]?.value.elements ?? [] {
            guard let layer = element.object, !(layer["hd"]?.value.isOn ?? false) else { continue }
            size.layers += 1
            guard hasRoom(at: layer["nm"]?.value.range ?? element.range) else { return }
            add(layer, at: element.range, prefix: prefix, time, shown: shown)
        }
    }

    /// Whether no limit is passed; the first time that one is, it is an error.
    mutating func hasRoom(at range: SourceRange) -> Bool {
        guard !reader.diagnostics.hasErrors else { return false }
        guard let sentence = size.excess(keys: reader.keyCount) else { return true }
        reader.diagnostics.report(.limitTokens, sentence, at: range)
        return false
    }

    private mutating func add(
        _ layer: JSONObject, at range: SourceRange, prefix: String, _ time: LottieTime,
        shown: ClosedRange<Double>
    ) {
        let place = layer["nm"]?.value.range ?? range
        let target = target(named: layer["nm"]?.value.string?.value, in: prefix)
        if let other = Self.others.first(where: { $0.type == layer["ty"]?.value.number }) {
            reader.skip("'\(target)' is \(other.what), which can't be in a spec", at: place)
            return
        }
        let before = moving.count
        add(transform: layer["ks"], of: target, hasDepth: layer["ddd"]?.value.isOn ?? false, time)
        for element in layer["shapes"]?.value.elements ?? [] { add(shape: element, of: target, time) }
        if moving.count > before, layer["parent"]?.value.number != nil {
            reader.skip("'\(target)' moves with another layer, which isn't said here", at: place)
        }
        for (key, what) in Self.unread {
            guard let member = layer[key], member.value.number != 0, member.value.elements?.isEmpty != true
            else { continue }
            reader.skip("\(what) of '\(target)' can't be in a spec", at: member.key.range)
        }
        let presence = time.presence(from: layer["ip"]?.value.number, to: layer["op"]?.value.number)
        let first = Swift.max(presence.start, shown.lowerBound)
        let last = Swift.min(presence.end, shown.upperBound)
        // Less than a frame is nothing that one sees.
        if first - shown.lowerBound > 0.5 / rate || shown.upperBound - last > 0.5 / rate {
            reader.skip(
                "'\(target)' is there for a part of the time only, which isn't said here",
                at: (layer["ip"] ?? layer["op"])?.key.range ?? place)
        }
        if layer["ty"]?.value.number == 0 {
            add(compositionIn: layer, of: target, at: place, time, shown: first...Swift.max(first, last))
        }
    }
}
