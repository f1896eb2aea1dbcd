/// A change of what leads from state to state.
public struct TransitionDifference: Hashable, Sendable {
    /// The states that are left, in the motion's order.
    public internal(set) var startStates: [String]
    /// The events that lead away; empty for what goes on by itself.
    public internal(set) var events: [String]
    /// What is different.
    public let change: Change

    /// The kinds of changes; conditions are formulas of parameters, variants are told with their direction.
    public enum Change: Hashable, Sendable {
        case removed(end: String)
        /// A transition that wasn't there; `isKnown` where it can be taken without a change of the app: by an event that
        /// the motion heard before, or by itself, in a state that there was.
        case added(end: String, isKnown: Bool)
        case destination(from: String, to: String)
        case variant(end: String, from: String, to: String)
        /// Another condition; nil for none.
        case condition(end: String, from: String?, to: String?)
        /// Another time in the state, in seconds.
        case time(end: String, from: Double, to: Double)
        /// Where several may be taken, others come first.
        case order(ends: [String])
    }

    /// The severity of the change.
    public var difference: DifferenceClass {
        switch change {
        case .removed, .destination: .breaking
        case .added(_, let isKnown): isKnown ? .visible : .invisible
        case .variant, .condition, .order: .visible
        case .time(_, let old, let new): DifferenceClass(shift: new - old)
        }
    }

    /// The change in one phrase: `'tap' in 'idle' leads to 'done' instead of 'busy'`.
    public var phrase: String {
        let leads = "\(subject) \(isPlural ? "lead" : "leads")"
        let itself = events.isEmpty ? isPlural ? " by themselves" : " by itself" : ""
        switch change {
        case .removed(let end): return "\(leads) to '\(end)'\(itself) no longer"
        case .added(let end, _): return "\(leads) to '\(end)'\(itself) now"
        case .destination(let old, let new): return "\(leads) to '\(new)'\(itself) instead of '\(old)'"
        case .variant(let end, let old, let new):
            return
                "\(leads) to '\(end)'\(itself) with \(new) instead of \(old.hasSuffix(",") ? String(old.dropLast()) : old)"
        case .condition(let end, nil, let new?): return "\(leads) to '\(end)'\(itself) only if '\(new)'"
        case .condition(let end, let old?, let new?):
            return "\(leads) to '\(end)'\(itself) if '\(new)' instead of '\(old)'"
        case .condition(let end, let old, _):
            return "\(leads) to '\(end)'\(itself) always, not only if '\(old ?? "")'"
        case .time(let end, let old, let new):
            return "\(leads) to '\(end)'\(itself) after "
                + DifferenceText.seconds(new, insteadOf: old)
        case .order(let ends):
            return "\(leads)\(itself) first to " + ends.map { "'\($0)'" }.joined(separator: ", then ")
                + ", where each may be taken"
        }
    }

    private var isPlural: Bool { (events.isEmpty ? startStates : events).count > 1 }

    private var subject: String {
        events.isEmpty ? Self.list(startStates) : "\(Self.list(events)) in \(Self.list(startStates))"
    }

    private static func list(_ names: [String]) -> String {
        let quoted = names.map { "'\($0)'" }
        guard quoted.count > 1 else { return quoted.first ?? "" }
        return quoted.dropLast().joined(separator: ", ") + " and " + quoted[quoted.count - 1]
    }
}
