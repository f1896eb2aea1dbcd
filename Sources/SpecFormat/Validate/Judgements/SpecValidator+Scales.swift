import MotionModel

extension SpecValidator {
    /// Reports durations and curves that aren't in the library to which the object around them adheres.
    mutating func checkScales() {
        var scales: [Scale?] = []
        for entry in decoder.scales.entries { scales.append(scale(entry.value)) }
        for duration in decoder.chosen.durations {
            if let scale = scale(around: duration.range, scales) { check(duration, scale) }
        }
        var judged = JudgedCurves()
        for curve in decoder.chosen.curves {
            guard let index = decoder.scales.index(around: curve.range), let scale = scales[index] else {
                continue
            }
            check(curve, scale, &judged)
        }
        checkDefaults(scales, &judged)
    }

    private func scale(around range: SourceRange, _ scales: [Scale?]) -> Scale? {
        decoder.scales.index(around: range).flatMap { scales[$0] }
    }

    /// The library of a namespace; reports an unknown namespace.
    private mutating func scale(_ name: JSONString) -> Scale? {
        guard decoder.imports.contains(name.value) else {
            decoder.reportUnknownNamespace(name.value, at: name.range)
            return nil
        }
        decoder.imports.use(name.value)
        return decoder.imports[name.value].map { Scale(name, $0) }
    }

    private mutating func check(_ duration: ChosenTimes.ChosenDuration, _ scale: Scale) {
        guard let nearest = scale.nearest(to: duration.seconds), !nearest.isSame else { return }
        let (own, other) = (Self.text(duration.seconds), Self.text(nearest.seconds))
        decoder.diagnostics.report(
            .offScale,
            "'\(scale.namespace)' has no duration of \(own) s, the nearest is '\(nearest.name)' with \(other) s",
            at: duration.range, fixes: [Self.fix(nearest.name, at: duration.range)])
    }

    private mutating func check(
        _ curve: ChosenTimes.ChosenCurve, _ scale: Scale, _ judged: inout JudgedCurves
    ) {
        guard let nearest = judged.nearest(to: curve.node, in: scale), !nearest.isSame else { return }
        let far = nearest.outputDistance.map { distance in
            ", at most \(NumberText.text((distance * 1000).rounded(.up) / 10)) % of the travel away"
        }
        decoder.diagnostics.report(
            .offScale,
            "'\(scale.namespace)' has no such curve, the nearest is '\(nearest.name)'\(far ?? "")",
            at: curve.range, fixes: [Self.fix(nearest.name, at: curve.range)])
    }

    /// Reports defaults of the language that aren't in the library.
    private mutating func checkDefaults(_ scales: [Scale?], _ judged: inout JudgedCurves) {
        for range in decoder.chosen.openDurations {
            guard let scale = scale(around: range, scales), let nearest = scale.nearest(to: 0.25),
                !nearest.isSame
            else { continue }
            reportDefault(DefaultsField.duration.rawValue, "0.25 s", scale)
        }
        let curve = CurveDraft(.bezier(.easeInOut))
        for range in decoder.chosen.openCurves {
            guard let scale = scale(around: range, scales),
                let nearest = judged.nearest(to: curve, in: scale), !nearest.isSame
            else { continue }
            reportDefault(DefaultsField.curve.rawValue, "'ease-in-out'", scale)
        }
    }

    private mutating func reportDefault(_ key: String, _ value: String, _ scale: Scale) {
        decoder.diagnostics.report(
            .offScale,
            "without a \(key) motion here has \(value), which '\(scale.namespace)' doesn't have: give one in "
                + "'\(SpecField.defaults.rawValue)'",
            at: scale.place)
    }

    private static func fix(_ name: String, at range: SourceRange) -> FixIt {
        FixIt("write '\(name)'", range: range, replacement: JSONValue.quoted(name))
    }

    private static func text(_ seconds: Double) -> String {
        NumberText.text((seconds * 1e6).rounded() / 1e6)
    }
}
