/// How many doubles lie between two values, counting the second; 0 for two NaNs, and for zeros only if of the same sign.
func ulpDistance(_ a: Double, _ b: Double) -> UInt64 {
    if a.isNaN || b.isNaN { return a.isNaN && b.isNaN ? 0 : .max }
    func rank(_ value: Double) -> Int64 {
        let pattern = Int64(bitPattern: value.bitPattern)
        return pattern < 0 ? Int64.min &- pattern &- 1 : pattern
    }
    let (difference, overflow) = rank(a).subtractingReportingOverflow(rank(b))
    return overflow ? .max : difference.magnitude
}

/// The same double: the same bits, or both NaN.
func isSame(_ a: Double, _ b: Double) -> Bool { ulpDistance(a, b) == 0 }
