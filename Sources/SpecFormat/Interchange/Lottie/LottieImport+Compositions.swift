/// What is inside of the layers that show a composition.
extension LottieImport {
    /// The deepest nesting of compositions.
    private static let depth = 32

    mutating func add(
        compositionIn layer: JSONObject, of target: String, at place: SourceRange, _ time: LottieTime,
        shown: ClosedRange<Double>
    ) {
        let reference = layer["refId"]?.value
        let range = reference?.range ?? place
        guard let id = reference?.string?.value, let asset = assets[id] else {
            reader.skip("the composition that '\(target)' shows isn't here", at: range)
            return
        }
        guard let inside = inside(of: layer, target, at: place, time) else { return }
        if let first = open.firstIndex(of: id) {
            let circle = (open[first...] + [id]).map { "'\($0)'" }.joined(separator: " → ")
            reader.diagnostics.report(
                .tokenCycle, "compositions show each other in a circle: \(circle)", at: range)
            return
        }
        guard open.count < Self.depth else {
            reader.diagnostics.report(
                .limitDepth, "compositions must not show each other more than \(Self.depth) deep", at: range)
            return
        }
        open.append(id)
        add(layersOf: asset, prefix: target + ".", inside, shown: shown)
        open.removeLast()
    }

    /// The time inside of a layer; nil if nothing moves in it, or its course isn't read, which was reported.
    private mutating func inside(
        of layer: JSONObject, _ target: String, at place: SourceRange, _ time: LottieTime
    ) -> LottieTime? {
        if let member = layer["tm"] {
            // Its values are seconds of what is inside.
            guard let track = reader.track(member, LottieTime(first: 0, rate: 1)) else { return nil }
            guard let remap = LottieRemap(track.keys) else {
                reader.skip(
                    "a time of '\(target)' that isn't a straight line isn't read", at: member.key.range)
                return nil
            }
            return remap.isStill ? nil : time.remapped(remap, rate: rate)
        }
        let stretch = layer["sr"]?.value.number ?? 1
        guard stretch != 0 else {
            reader.skip(
                "no time passes in '\(target)': what is inside of it isn't read",
                at: layer["sr"]?.value.range ?? place)
            return nil
        }
        return time.shifted(by: layer["st"]?.value.number ?? 0, stretched: stretch)
    }
}
