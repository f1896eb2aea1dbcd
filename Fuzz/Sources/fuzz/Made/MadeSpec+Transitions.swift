/// Transitions between the states that a spec's variants join, and the taps that send their events.
extension MadeSpec {
    static let events = ["tap", "swipe", "tip"]

    /// The members `transitions` and `$preview` after those of a spec, perhaps none.
    ///
    /// - Parameters:
    ///   - states: The names of the two states that every variant joins.
    ///   - isAll: Whether there is no other state.
    ///   - variants: The names of variants that lead from one of them to the other.
    mutating func transitions(between states: (String, String), isAll: Bool, of variants: [String]) -> String
    {
        guard choices.below(3) < 2 else { return "" }
        let rows = (0..<(1 + choices.below(4))).map { _ in
            transition(between: states, isAll: isAll, of: variants)
        }
        let taps =
            choices.below(3) == 0
            ? ",\"$preview\":{\"layers\":{\"n0\":{\"frame\":[0,0,9,9],\"tap\":\"\(event())\"}}}" : ""
        return ",\"transitions\":[\(rows.joined(separator: ","))]\(taps)"
    }

    /// The member `targets` after those of a spec, perhaps none.
    ///
    /// - Parameter states: The names of all states.
    mutating func targets(in states: [String]) -> String {
        guard choices.below(3) == 0 else { return "" }
        let some = states.prefix(1 + choices.below(states.count)).map { "\"\($0)\"" }.joined(separator: ",")
        let key = choices.below(2) == 0 ? "appears" : "disappears"
        return ",\"targets\":{\"n0\":{\"\(key)\":[\(some)]}}"
    }

    private mutating func event() -> String { MadeSpec.events[choices.below(MadeSpec.events.count)] }

    private mutating func transition(between states: (String, String), isAll: Bool, of variants: [String])
        -> String
    {
        let isThere = choices.below(2) == 0
        let (start, end) = isThere ? states : (states.1, states.0)
        var members: [String]
        switch choices.below(6) {
        case 0: members = ["\"from\":[\"\(start)\"],\"to\":\"\(end)\""]
        case 1 where isAll: members = ["\"from\":\"*\",\"to\":\"\(end)\""]
        default: members = ["\"from\":\"\(start)\",\"to\":\"\(end)\""]
        }
        switch choices.below(5) {
        case 0: members.append("\"on\":[\"\(event())\",\"more\"]")
        case 1: members.append("\"after\":\(number(0.01...0.5))")
        // Only one of the two ways takes no time.
        case 2 where isThere: members.append("\"after\":\"complete\"")
        default: members.append("\"on\":\"\(event())\"")
        }
        if choices.below(3) == 0 {
            let least = number(1...9)
            let forms = [
                "h > \(least)", "!(h <= \(least))", "h > \(least) && !(h < \(least))",
                "h > \(least) || h > 1e6",
            ]
            members.append("\"when\":\"= \(forms[choices.below(forms.count)])\"")
        }
        // Of two that lead back one has to be chosen.
        let isChoice = !isThere && variants.count > 2
        if isChoice || choices.below(4) > 0 {
            members.append("\"play\":\"\(variants[choices.below(variants.count)])\"")
        }
        return "{\(members.joined(separator: ","))}"
    }
}
