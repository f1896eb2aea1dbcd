/// Lengths as a resource keeps them: 23 bits and a sign, of which none, 8, 16 or all stand before the point.
enum AndroidLength {
    /// The largest length.
    static let most = 8_388_607.0

    /// A length that a resource can have.
    static func limited(_ length: Double) -> Double { Swift.min(Swift.max(length, -most), most) }

    /// What a resource keeps of a length: the bits behind its last one are cut off.
    static func kept(_ length: Double) -> Double {
        let size = (Double(Float(limited(length).magnitude)) * 0x1p23 + 0.5).rounded(.down) / 0x1p23
        let isWhole = size == size.rounded()
        let step =
            isWhole || size >= 65536 ? 1 : size < 1 ? 0x1p-23 : size < 256 ? 0x1p-15 : 0x1p-7
        return (size / step).rounded(.down) * step * (length < 0 ? -1 : 1)
    }

    /// How far what is kept of both ends of a path is off, at any place of it.
    ///
    /// - Parameter numbers: The numbers between which the path runs.
    static func error(from: Double, to: Double, through numbers: [Double]) -> Double {
        let (start, end) = (kept(from) - from, kept(to) - to)
        return ([from, to] + numbers).reduce(0) { largest, number in
            let share = (number - from) / (to - from)
            return Swift.max(largest, (start + (end - start) * share).magnitude)
        }
    }
}
