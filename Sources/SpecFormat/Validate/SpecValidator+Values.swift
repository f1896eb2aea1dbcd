import MotionModel

extension SpecValidator {
    /// The values of the animations and of the motion trees for properties that can't show every number, and for scales.
    var shownValues: [ShownValue] {
        var shown: [ShownValue] = []
        for animation in draft.animations {
            guard let property = animation.property, property.range != nil || property.isScale else {
                continue
            }
            for node in animation.values ?? [] {
                shown.append(ShownValue(node.value, of: property, animation.key, at: node.range))
            }
        }
        return shown + decoder.shownValues
    }

    /// Reports values that their property can't show.
    mutating func checkValues(_ shown: [ShownValue]) {
        if shown.contains(where: { $0.outside != nil }) {
            // What goes up to 100 where 1 is all, and has nothing between, counts in hundredths.
            var greatest: [PropertyPath: Double] = [:]
            var others: Set<PropertyPath> = []
            var added: Set<PropertyPath> = []
            for value in shown {
                let path = value.property.path
                greatest[path] = Swift.max(greatest[path] ?? 0, value.value.components.first ?? 0)
                if !value.mayBePercent { others.insert(path) }
                if value.kind != .whole { added.insert(path) }
            }
            // One place may give its value to several.
            let inDoubt = shown.filter {
                greatest[$0.property.path] != 100 || others.contains($0.property.path)
            }
            let doubted = Set(inDoubt.map { $0.place })
            for value in shown {
                guard let outside = value.outside, let range = value.property.range else { continue }
                reportOutside(
                    outside, range, value.key, at: value.place,
                    fixes: added.contains(value.property.path)
                        ? [] : share(outside, range, value.place, isSafe: !doubted.contains(value.place)))
            }
        }
        for node in draft.properties {
            guard let declaration = node.declaration, let range = declaration.range,
                let initial = node.initial, let value = declaration.initial,
                let outside = value.components.first(where: { !range.contains($0) })
            else { continue }
            reportOutside(
                outside, range, node.key, at: initial.range,
                fixes: share(outside, range, initial.range, isSafe: false))
        }
    }

    private mutating func reportOutside(
        _ outside: Double, _ range: ClosedRange<Double>, _ key: JSONString, at place: SourceRange,
        fixes: [FixIt]
    ) {
        let limits =
            range.upperBound.isFinite
            ? "from \(NumberText.text(range.lowerBound)) to \(NumberText.text(range.upperBound))"
            : "\(NumberText.text(range.lowerBound)) or more"
        decoder.diagnostics.report(
            .valueOutOfRange, "'\(key.value)' shows \(limits) only", at: place, fixes: fixes)
    }

    /// The correction of a number of hundredths that is written where 1 is all; a little more than all is an overshoot.
    private func share(
        _ outside: Double, _ range: ClosedRange<Double>, _ place: SourceRange, isSafe: Bool
    ) -> [FixIt] {
        guard range.upperBound == 1, outside >= 2, outside <= 100 else { return [] }
        return decoder.share(ofPercent: outside, at: place, isSafe: isSafe)
    }

    /// Reports scales that look like percentages.
    mutating func checkScaleFactors(_ shown: [ShownValue]) {
        for shown in shown where shown.property.isScale && shown.kind == .whole {
            guard let value = shown.value.components.first else { continue }
            decoder.checkScale(value, at: shown.place)
        }
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
