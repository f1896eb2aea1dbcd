/// The names that a style sheet gives.
extension StyleSpecWriter {
    /// The durations, curves and timings that have a name.
    mutating func names() -> [(String, JSONValue)] {
        // Of timings for one path the last counts, at its place.
        var timings: [(String, JSONValue)?] = []
        var places: [String: Int] = [:]
        for use in sheet.uses where use.subject.condition != .reduced {
            for (timing, range) in use.transitions {
                guard !written.contains(Transition(target: use.target, property: timing.name)) else {
                    continue
                }
                var path: String
                switch timing.name {
                case nil, "all": path = use.target
                case let name?:
                    guard !name.hasPrefix("--"),
                        let property = StyleProperty(named: StyleText.lowercase(name))
                    else {
                        diagnostics.report(
                            .styleSkipped, "a spec has no property '\(name)'", at: range)
                        continue
                    }
                    path = "\(use.target).\(property.keyPath)"
                }
                let members = JSONValue.object(Self.eased(timing).members)
                if use.subject.state != nil || use.subject.isStart, let rest = places[path] {
                    // What a state changes has a name of its own beside that of the element.
                    guard timings[rest]?.1.text(pretty: false) != members.text(pretty: false) else {
                        continue
                    }
                    let words = [use.target, use.subject.state ?? "enter"].joined(separator: " ")
                    let own = StyleText.identifier(words) ?? use.target
                    path = own + path.dropFirst(use.target.utf8.count)
                }
                if let place = places.updateValue(timings.count, forKey: path) { timings[place] = nil }
                timings.append((path, members))
            }
        }
        let lists: [(SpecField, [(String, JSONValue)])] = [
            (.durations, sheet.variables.durations.map { ($0.name, $0.value) }),
            (.curves, sheet.variables.curves.map { ($0.name, $0.value) }),
            (.timings, timings.compactMap { $0 }),
        ]
        return lists.filter { !$0.1.isEmpty }.map { ($0.0.rawValue, .object($0.1)) }
    }

    /// The timing with CSS's default easing, if it has none of its own.
    static func eased(_ timing: StyleTiming) -> StyleTiming {
        var timing = timing
        timing.curve = timing.curve ?? "ease"
        return timing
    }
}
