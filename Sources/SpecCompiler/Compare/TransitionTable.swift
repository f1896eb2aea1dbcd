import MotionModel

/// What a motion's transitions do: for each state and event, or time, those that may be taken, in their order.
struct TransitionTable {
    /// What leads away: an event, or the time in the state.
    struct Trigger: Hashable {
        let state: String
        /// Nil for what goes on by itself.
        let event: String?
    }

    /// A transition that may be taken.
    struct Row: Hashable {
        let end: String
        /// The condition, with names in place of slots; nil if it always may be taken.
        let condition: String?
        /// The variant in words.
        let variant: String
        /// The time in the state, in seconds; 0 for an event's.
        let seconds: Double
    }

    /// What leads away, in the order in which transitions are looked up.
    private(set) var triggers: [Trigger] = []
    private var rows: [Trigger: [Row]] = [:]

    /// Creates the table of a motion, without what is never taken: what is behind a transition that always is.
    init(_ motion: CompiledMotion) {
        let names = Self.names(of: motion)
        for transition in motion.transitions {
            var condition: String?
            if let formula = transition.condition?.folded {
                if formula.constant == 0 { continue }
                if !formula.isConstant { condition = formula.phrase(names) }
            }
            var seconds = 0.0
            var events: [String?] = [nil]
            switch transition.trigger {
            case .events(let names): events = names.map { Optional($0) }
            case .after(let delay): seconds = delay
            }
            let row = Row(
                end: transition.endState, condition: condition,
                variant: "'\(transition.variant)'" + (transition.isReversed ? ", values reversed," : ""),
                seconds: seconds)
            for event in events { add(row, for: Trigger(state: transition.startState, event: event)) }
        }
        for trigger in triggers { rows[trigger] = Self.taken(rows[trigger] ?? []) }
    }

    /// The transitions that may be taken, in the order in which they are tried.
    subscript(trigger: Trigger) -> [Row] { rows[trigger] ?? [] }

    private mutating func add(_ row: Row, for trigger: Trigger) {
        if rows[trigger] == nil { triggers.append(trigger) }
        rows[trigger, default: []].append(row)
    }

    private static func taken(_ rows: [Row]) -> [Row] {
        let order = rows.indices.sorted { left, right in
            rows[left].seconds == rows[right].seconds
                ? left < right : rows[left].seconds < rows[right].seconds
        }
        var taken: [Row] = []
        for index in order {
            taken.append(rows[index])
            if rows[index].condition == nil { break }
        }
        return taken
    }

    /// The names of the slots: those of parameters, with their parts.
    private static func names(of motion: CompiledMotion) -> [String] {
        motion.parameters.flatMap { parameter in
            let type = parameter.defaultValue.type
            guard type.componentCount > 1 else { return [parameter.name] }
            let parts = type.componentNames
            return (0..<type.componentCount).map { index in
                "\(parameter.name).\(index < parts.count ? parts[index] : "\(index)")"
            }
        }
    }
}

extension Expression {
    /// The formula as a spec would have it, with all the brackets that it may need.
    fileprivate func phrase(_ names: [String]) -> String {
        func inner(_ part: Expression) -> String {
            switch part {
            case .binary, .conditional, .negate: "(\(part.phrase(names)))"
            case .constant, .parameter, .from, .reading, .time, .progress, .call: part.phrase(names)
            }
        }
        switch self {
        case .constant(let number): return NumberText.text(number)
        case .parameter(let slot): return slot < names.count ? names[slot] : "parameter \(slot)"
        case .from: return "from"
        case .reading(let reading): return "value(\(reading.text))"
        case .time: return "t"
        case .progress: return "p"
        case .negate(let operand): return "-\(inner(operand))"
        case .binary(let operation, let left, let right):
            return "\(inner(left)) \(operation.rawValue) \(inner(right))"
        case .conditional(let condition, let first, let second):
            return "\(inner(condition)) ? \(inner(first)) : \(inner(second))"
        case .call(let function, let arguments):
            return "\(function.rawValue)(\(arguments.map { $0.phrase(names) }.joined(separator: ", ")))"
        }
    }
}
