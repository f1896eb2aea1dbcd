/// The largest distance of about a hundred channels from what they should show, as a share of a travel of 100.
func largestDistance(_ channels: Int, _ shown: (Int) -> Double, _ expected: (Int) -> Double) -> Double {
    var result: Double? = 0
    for channel in stride(from: 0, to: channels, by: max(1, channels / 97)) {
        result = largest(result, abs(shown(channel) - expected(channel)) / 100)
    }
    return result ?? 0
}

/// The larger of two errors; NaN counts as the largest.
func largest(_ first: Double?, _ second: Double?) -> Double? {
    guard let first, let second else { return first ?? second }
    return first >= second || first.isNaN ? first : second
}
