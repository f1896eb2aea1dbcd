import MotionModel

/// The targets that layers become.
extension LottieImport {
    /// A target of a layer's name, if that can be one, else of the nearest identifier; if another has it, with a number.
    mutating func target(named text: String?, in prefix: String) -> String {
        let name = text.flatMap { Self.isTarget($0) ? $0 : StyleText.identifier($0) } ?? "layer"
        let own = prefix + name
        var target = own
        var number = counts[own] ?? 1
        while !names.insert(target).inserted {
            number += 1
            target = "\(own)\(number)"
        }
        counts[own] = number
        return target
    }

    /// Whether a name is a target as it is, such as `row.0`, whatever property stands behind it.
    private static func isTarget(_ name: String) -> Bool {
        do throws(PropertyPathError) {
            guard try PropertyPath("\(name).opacity").target == name else { return false }
        } catch {
            return false
        }
        // `card.frame` would be read as a target with a part of its frame.
        var rest = name[...]
        while let stop = rest.firstIndex(of: ".") {
            rest = rest[rest.index(after: stop)...]
            if beginnings.contains(String(rest)) { return false }
        }
        return true
    }

    /// What known key paths begin with, up to a full stop: `bounds` and `bounds.size`.
    private static let beginnings: Set<String> = {
        var beginnings: Set<String> = []
        for row in KnownKeyPath.all {
            for stop in row.keyPath.indices where row.keyPath[stop] == "." {
                beginnings.insert(String(row.keyPath[..<stop]))
            }
        }
        return beginnings
    }()
}
