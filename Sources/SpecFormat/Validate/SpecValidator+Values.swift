import MotionModel

extension SpecValidator {
    /// Reports values that their property can't show.
    mutating func checkValues() {
        for animation in draft.animations {
            guard let property = animation.property, let range = property.range else { continue }
            let values = animation.values ?? []
            let numbers = values.compactMap { $0.value.components.first }
            // What goes up to 100 where 1 is all, and has nothing between, counts in hundredths.
            let isPercent = numbers.max() == 100 && numbers.allSatisfy { $0 == 0 || $0 >= 2 }
            for node in values {
                reportOutside(node.value, range, animation.key, at: node.range, isPercent: isPercent)
            }
        }
        for node in draft.properties {
            guard let declaration = node.declaration, let range = declaration.range,
                let initial = node.initial, let value = declaration.initial
            else { continue }
            reportOutside(value, range, node.key, at: initial.range)
        }
    }

    private mutating func reportOutside(
        _ value: MotionValue, _ range: ClosedRange<Double>, _ key: JSONString, at place: SourceRange,
        isPercent: Bool = false
    ) {
        guard let outside = value.components.first(where: { !range.contains($0) }) else { return }
        let limits =
            range.upperBound.isFinite
            ? "from \(NumberText.text(range.lowerBound)) to \(NumberText.text(range.upperBound))"
            : "\(NumberText.text(range.lowerBound)) or more"
        // Not what is worked out.
        let isWritten = decoder.text(in: place).flatMap { NumberText.value(of: $0) } == outside
        // A little more than all is an overshoot.
        let isShare = isWritten && range.upperBound == 1 && outside >= 2 && outside <= 100
        decoder.diagnostics.report(
            .valueOutOfRange, "'\(key.value)' shows \(limits) only", at: place,
            fixes: isShare ? [Self.share(outside, at: place, isSafe: isPercent)] : [])
    }

    /// Reports unused names; not while there are errors, which may hide a use.
    mutating func checkUnusedNames() {
        guard !decoder.diagnostics.hasErrors, !draft.isLibrary else { return }
        for member in decoder.imports.unused { report(member, false, "import") }
        decoder.reportUnusedParameters()
        for name in decoder.durations.order {
            report(decoder.durations[name]?.member, decoder.durations[name]?.isUsed, "duration")
        }
        for name in decoder.curves.order {
            report(decoder.curves[name]?.member, decoder.curves[name]?.isUsed, "curve")
        }
        for name in decoder.timings.order {
            report(
                decoder.timings[name]?.member, decoder.timings[name]?.isUsed, "timing", id: .timingUnused)
        }
    }

    private mutating func report(
        _ member: JSONMember?, _ isUsed: Bool?, _ kind: String, id: DiagnosticID = .nameUnused
    ) {
        guard let member, isUsed == false else { return }
        decoder.diagnostics.report(
            id, "nothing uses the \(kind) '\(member.key.value)'", at: member.key.range)
    }
}
