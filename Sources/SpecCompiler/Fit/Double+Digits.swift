import MotionModel

extension Double {
    /// The nearest decimal number with that many significant digits.
    ///
    /// - Parameter digits: From 1 to 17.
    package func rounded(digits: Int) -> Double {
        guard self != 0, isFinite else { return self }
        var exponent = 0
        var scaled = magnitude
        while scaled >= 10 { (scaled, exponent) = (scaled / 10, exponent + 1) }
        while scaled < 1 { (scaled, exponent) = (scaled * 10, exponent - 1) }
        for _ in 1..<digits { scaled *= 10 }
        // Through the decimal text, so that 0.3 comes out as 0.3.
        let text = "\(NumberText.text(scaled.rounded()))e\(exponent - digits + 1)"
        return (NumberText.value(of: text) ?? magnitude) * (self < 0 ? -1 : 1)
    }
}
