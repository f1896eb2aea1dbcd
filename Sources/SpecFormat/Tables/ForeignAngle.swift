import MotionModel

/// ★ Angles as other tools write them.
enum ForeignAngle {
    /// The degrees that are meant by a text; nil if it means none for certain.
    ///
    /// Read are Swift's `.degrees(45)` and `.radians(.pi)`, and multiples of π by the names that languages have for it.
    static func degrees(_ text: String) -> Double? {
        if let call = ForeignCall.chain(text)?.last, call.arguments?.count == 1 {
            let name = call.name == "Angle" ? call.arguments?[0].label ?? "" : call.name
            let value = call.arguments?[0].value ?? ""
            switch name {
            case "degrees": return ForeignNumber.meaning(of: value, in: .none)
            case "radians":
                if let degrees = multiple(of: value) { return degrees }
                return ForeignNumber.meaning(of: value, in: .none).map {
                    AngleUnit.radians.degrees($0)
                }
            default: return nil
            }
        }
        return multiple(of: text)
    }

    /// The degrees of a multiple of π: `Math.PI / 2`, `2 * .pi`, `-M_PI`.
    private static func multiple(of text: String) -> Double? {
        let isNegative = text.utf8.first == UInt8(ascii: "-")
        let text = isNegative ? String(text.dropFirst()) : text
        let quotient = ForeignCall.split(text, at: UInt8(ascii: "/"))
        let factors = ForeignCall.split(quotient[0], at: UInt8(ascii: "*"))
        guard factors.count(where: { constant($0) != nil }) == 1, quotient.count <= 2 else { return nil }
        var degrees = isNegative ? -1.0 : 1.0
        for factor in factors {
            guard let value = constant(factor) ?? NumberText.value(of: factor) else { return nil }
            degrees *= value
        }
        guard quotient.count == 2 else { return degrees }
        guard let divisor = NumberText.value(of: quotient[1]), divisor != 0 else { return nil }
        return degrees / divisor
    }

    private static func constant(_ text: String) -> Double? {
        switch text.folded {
        case "pi", "mathpi", "doublepi", "floatpi", "cgfloatpi", "mpi", "kotlinmathpi": 180
        case "mpi2": 90
        case "mpi4": 45
        default: nil
        }
    }
}
