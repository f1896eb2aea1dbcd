import MotionModel

/// The keyframes of a style sheet, by property.
struct StyleKeyframes {
    /// Their name.
    let name: String
    /// The properties that they animate, in the order of the text.
    private(set) var tracks: [Track] = []

    /// The values of one property at some shares of the time.
    struct Track {
        let property: StyleProperty
        /// The property's name in CSS.
        let name: String
        let range: SourceRange
        var points: [Point] = []
        /// The easing from the start, which holds also where the property has no value there.
        var startCurve: JSONValue?
        /// Where it has values that no spec has, and why.
        var lost: [(offset: Double, range: SourceRange, reason: String)] = []

        /// Whether it says from where and to where it goes.
        var hasEnds: Bool { points.first?.offset == 0 && points.last?.offset == 1 }
    }

    /// A value at a share of the time.
    struct Point {
        let offset: Double
        let value: StyleValue
        /// The easing to the next point; nil if it has none of its own.
        let curve: JSONValue?
    }

    /// Reads a rule with keyframes.
    init(_ rule: StyleRule, named name: String, _ variables: StyleVariables, _ diagnostics: inout Diagnostics)
    {
        self.name = name
        var startCurve: JSONValue?
        for case .rule(let keyframe) in rule.items {
            guard let offsets = Self.offsets(keyframe.prelude) else {
                diagnostics.report(
                    .styleSkipped,
                    "a keyframe stands at 'from', 'to' or percentages from 0% to 100%: this one is left out, as CSS does",
                    at: keyframe.range)
                continue
            }
            var curve: JSONValue?
            for declaration in keyframe.declarations
            where declaration.name == "animation-timing-function" && !declaration.weight.isImportant {
                let words = StyleText.words(variables.resolved(declaration.value))
                guard words.count == 1, let easing = StyleTiming.easing(words[0]) else {
                    Self.reportEasing(declaration, &diagnostics)
                    continue
                }
                curve = easing
            }
            if let curve, offsets.contains(0) { startCurve = curve }
            for declaration in keyframe.declarations {
                add(declaration, at: offsets, curve, variables, &diagnostics)
            }
        }
        // What would play without one of its values would play something else.
        for track in tracks {
            var seen: Set<Int> = []
            for loss in track.lost where seen.insert(loss.range.start).inserted {
                diagnostics.report(
                    .styleSkipped, "\(loss.reason); in these keyframes, '\(track.name)' is left out",
                    at: loss.range)
            }
        }
        tracks.removeAll { $0.points.isEmpty || !$0.lost.isEmpty }
        for index in tracks.indices {
            tracks[index].startCurve = startCurve
            // Of two at one place, the later one counts.
            var sorted: [Point] = []
            for point in tracks[index].points {
                sorted.removeAll { $0.offset == point.offset }
                sorted.append(point)
            }
            tracks[index].points = sorted.sorted { $0.offset < $1.offset }
        }
    }

    static func reportEasing(_ declaration: StyleDeclaration, _ diagnostics: inout Diagnostics) {
        diagnostics.report(
            .styleSkipped, "'\(declaration.value)' is no easing that a spec has", at: declaration.valueRange)
    }

    private mutating func add(
        _ declaration: StyleDeclaration, at offsets: [Double], _ curve: JSONValue?,
        _ variables: StyleVariables, _ diagnostics: inout Diagnostics
    ) {
        let name = declaration.name
        if declaration.weight.isImportant {
            diagnostics.report(
                .styleSkipped, "CSS ignores what is '!important' in keyframes", at: declaration.nameRange)
            return
        }
        guard name != "animation-timing-function" else { return }
        guard !name.hasPrefix("animation-"), !name.hasPrefix("--"),
            let property = StyleProperty(named: name)
        else {
            diagnostics.report(
                .styleSkipped, "'\(name)' of keyframes is nothing that a spec has", at: declaration.nameRange)
            return
        }
        let value = StyleValue(variables.resolved(declaration.value), of: property)
        if value == nil, property.isBelow(variables.resolved(declaration.value)) {
            diagnostics.report(
                .styleSkipped, "CSS ignores '\(declaration.value)': '\(name)' is never below 0",
                at: declaration.valueRange)
            return
        }
        var place = tracks.firstIndex { $0.property == property }
        if place == nil {
            if let other = tracks.first(where: { $0.lost.isEmpty && $0.property.overlaps(property) }) {
                diagnostics.report(
                    .styleSkipped, "a spec can't move '\(name)' apart from '\(other.name)'",
                    at: declaration.nameRange)
                return
            }
            place = tracks.count
            tracks.append(Track(property: property, name: name, range: declaration.nameRange))
        }
        guard let place else { return }
        guard let value else {
            let reason = StyleValue.sentence(about: declaration, of: property)
            tracks[place].lost += offsets.map { ($0, declaration.valueRange, reason) }
            return
        }
        guard tracks[place].points.allSatisfy({ $0.value.fits(value) }) else {
            let reason = "'\(declaration.value)' is of another kind than the keyframe before it"
            tracks[place].lost += offsets.map { ($0, declaration.valueRange, reason) }
            return
        }
        // Of two values at one place the later one counts.
        tracks[place].lost.removeAll { offsets.contains($0.offset) }
        tracks[place].points += offsets.map { Point(offset: $0, value: value, curve: curve) }
    }

    private static func offsets(_ prelude: String) -> [Double]? {
        var offsets: [Double] = []
        for list in StyleText.lists(prelude) {
            guard list.count == 1 else { return nil }
            switch list[0].lower {
            case "from": offsets.append(0)
            case "to": offsets.append(1)
            default:
                guard list[0].text.hasSuffix("%"), let share = StyleValue.share(list[0]),
                    (0...1).contains(share)
                else { return nil }
                offsets.append(share)
            }
        }
        return offsets
    }
}
