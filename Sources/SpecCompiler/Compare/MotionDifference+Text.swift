import MotionModel
import SpecFormat

extension MotionDifference {
    /// The difference for people, with a paragraph for each variant; empty if nothing changed.
    public var text: String {
        guard let difference else { return "" }
        var text = "\(name): \(difference.rawValue)\n"
        for alteration in alterations { text += "  \(alteration.line)\n" }
        for variant in variants {
            text += "\n\(variant.name): \(variant.difference.rawValue)\n"
            for alteration in variant.alterations { text += "  \(alteration.line)\n" }
            for property in variant.properties {
                text += "  \(property.property.text): \(property.difference.rawValue)"
                if let phrase = property.largestPhrase { text += ", \(phrase)" }
                text += "\n"
                for line in property.lines { text += "    \(line)\n" }
            }
        }
        return text
    }
}

extension MotionAlteration {
    /// The change with its class.
    fileprivate var line: String { "\(difference.rawValue): \(phrase.printable)" }
}

extension PropertyDifference {
    /// The largest distance, and whether it is proved.
    var largestPhrase: String? {
        guard let largest else { return nil }
        let stretch = largest.limit.map { " of the first \(DifferenceText.seconds($0))" } ?? ""
        let search = "by search\(stretch)"
        guard largest.distance > 0 || (largest.bound ?? 0) > 0 else {
            return largest.bound == nil ? "no difference found \(search)" : "proved equal at every instant"
        }
        guard DifferenceClass(share: largest.share) != .invisible else {
            return largest.bound == nil
                ? "\(DifferenceText.percent(largest.share)) of the travel at most, \(search)"
                : "proved to be at most \(DifferenceText.percentAtMost(largest.share)) of the travel"
        }
        let share = largest.travel > 0 ? largest.distance / largest.travel : 1
        return "\(DifferenceText.percent(share)) of the travel "
            + "(\(DifferenceText.distance(largest.distance, unit))) at \(DifferenceText.seconds(largest.time))"
            + (largest.bound == nil ? ", \(search)" : "")
    }

    /// The changes, one line each.
    fileprivate var lines: [String] {
        alterations.map { $0.phrase.printable }
            + changes.map { "\($0.name) \($0.old) → \($0.new)" + ($0.change.map { " (\($0))" } ?? "") }
    }

    /// The facts that changed, in the form of the reports.
    var changes: [(name: String, old: String, new: String, change: String?)] {
        guard let old, let new else { return [] }
        var changes: [(name: String, old: String, new: String, change: String?)] = []
        let times = [
            ("start", old.start, new.start), ("end", old.end, new.end),
            ("settling", old.settlingDuration, new.settlingDuration),
            ("perceptual", old.perceptualDuration, new.perceptualDuration),
        ]
        for (name, before, after) in times where before != after {
            let (one, other) = (DifferenceText.seconds(before), DifferenceText.seconds(after))
            // A change that rounds to nothing isn't worth a line.
            guard one != other else { continue }
            changes.append((name, one, other, DifferenceText.shift(after - before)))
        }
        let (one, other) = (DifferenceText.percent(old.overshoot), DifferenceText.percent(new.overshoot))
        if one != other { changes.append(("overshoot", one, other, nil)) }
        return changes
    }
}
