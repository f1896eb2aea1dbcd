import MotionModel

/// Values that remain expressions of parameters: what a style sheet shows is a weighted sum of them.
struct ParameterKeys: Hashable, Sendable {
    /// An expression for each component of each key.
    private let keys: [[Expression]]
    private let parameters: [WebParameter]

    /// The expressions of some keys; nil if CSS has no text for one of them, and for a type whose values aren't added up by
    /// component.
    init?(_ keys: [[Expression]], _ type: ValueType, _ parameters: [WebParameter]) {
        // An expression without text has none in any keyframe.
        guard Self.isPlain(type), keys.allSatisfy({ $0.allSatisfy { $0.cssText(parameters) != nil } }) else {
            return nil
        }
        self.keys = keys
        self.parameters = parameters
    }

    /// The components of parameters that the keys name.
    var slots: Set<Int> { keys.joined().reduce(into: []) { $0.formUnion($1.parameterSlots) } }

    /// A component of the weighted sum of keys, in the syntax of CSS.
    ///
    /// - Parameter shares: The weight of each key.
    func text(_ shares: [Double], component: Int, _ unit: WebUnit) -> String {
        var constant = 0.0
        var factors: [(text: String, share: Double)] = []
        for (key, share) in zip(keys, shares) where share != 0 {
            let expression = key[component].folded
            if let number = expression.constant {
                constant += number * share
            } else if let text = expression.cssText(parameters) {
                // What several keys have alike is there once.
                if let known = factors.firstIndex(where: { $0.text == text }) {
                    factors[known].share += share
                } else {
                    factors.append((text, share))
                }
            }
        }
        if factors.isEmpty { return unit.text(constant) }
        var terms = factors.map { text, share in
            let factor = WebUnit.number.text(share)
            return factor == "1" ? text : "\(text) * \(factor)"
        }
        if constant != 0 { terms.append(WebUnit.number.text(constant)) }
        let sum = terms.joined(separator: " + ")
        let one = unit.text(1.0)
        if one == "1" { return "calc(\(sum))" }
        return terms.count == 1 ? "calc(\(sum) * \(one))" : "calc((\(sum)) * \(one))"
    }

    private static func isPlain(_ type: ValueType) -> Bool {
        switch type {
        case .number, .integer, .angle, .point, .size, .vector, .rect, .insets: true
        case .color, .boolean, .string, .transform, .path, .colorIn, .turning, .routePosition, .routeTangent:
            false
        }
    }
}
