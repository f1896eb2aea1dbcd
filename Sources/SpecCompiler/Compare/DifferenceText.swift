import MotionModel

/// Numbers in the reports of differences: short, and the same bytes on every machine.
enum DifferenceText {
    /// A number with three significant digits, or more if it has more before its decimal point.
    static func number(_ value: Double) -> String {
        guard value.isFinite else { return value > 0 ? "infinity" : value < 0 ? "−infinity" : "no number" }
        let text = NumberText.text(rounded(value, digits: 3))
        return signed(text)
    }

    /// A number that was another, with as many digits as tell them apart.
    static func number(_ new: Double, insteadOf old: Double) -> String {
        let (text, before) = (number(new), number(old))
        return text == before
            ? "\(NumberText.text(new)) instead of \(NumberText.text(old))" : "\(text) instead of \(before)"
    }

    /// A time to a tenth of a millisecond.
    static func seconds(_ value: Double) -> String {
        guard value.isFinite else { return "for ever" }
        return place(value, scale: 1e4) + " s"
    }

    /// A time that was another; how near it is where both are written alike.
    static func seconds(_ new: Double, insteadOf old: Double) -> String {
        let (text, before) = (seconds(new), seconds(old))
        return text == before ? "\(text), less than 0.1 ms off" : "\(text) instead of \(before)"
    }

    /// A change of a time, in milliseconds, with its sign.
    static func shift(_ value: Double) -> String {
        guard value.isFinite else { return value > 0 ? "now for ever" : "no longer for ever" }
        let text = place(value * 1000, scale: 10)
        return (value < 0 ? text : "+" + text) + " ms"
    }

    /// A share as a percentage.
    static func percent(_ share: Double) -> String { number(share * 100) + " %" }

    /// A percentage that isn't less than the share.
    static func percentAtMost(_ share: Double) -> String {
        guard share.isFinite else { return number(share) }
        let percent = CurveReduction.roundedUp(share * 100)
        return NumberText.text(percent) + " %"
    }

    /// A distance in a property's unit.
    static func distance(_ value: Double, _ unit: PropertyUnit) -> String {
        switch unit {
        case .points: number(value) + (number(value) == "1" ? " point" : " points")
        case .degrees: number(value) + "°"
        case .share, .none: number(value)
        }
    }

    /// A minus sign in the place of a hyphen.
    private static func signed(_ text: String) -> String {
        guard text.utf8.first == UInt8(ascii: "-") else { return text }
        return "−" + String(decoding: text.utf8.dropFirst(), as: UTF8.self)
    }

    private static func place(_ value: Double, scale: Double) -> String {
        let rounded = (value * scale).rounded() / scale + 0
        let text = NumberText.text(rounded)
        return signed(text)
    }

    private static func rounded(_ value: Double, digits: Int) -> Double {
        guard value != 0, value.magnitude < 1e15 else { return value + 0 }
        var scale = 1.0
        var size = value.magnitude
        let target = 10.0
        // Powers of ten up to 1e22 are exact, so that the quotient is the number nearest to the decimal.
        for _ in 1..<digits { scale *= 10 }
        while size >= target, scale > 1 {
            size /= 10
            scale /= 10
        }
        while size < 1, scale < 1e20 {
            size *= 10
            scale *= 10
        }
        return (value * scale).rounded() / scale
    }
}
