extension PlainTrack {
    /// Returns the track delayed by `seconds`.
    func shifted(by seconds: Double) -> PlainTrack {
        PlainTrack(
            property: property, type: type, initial: initial,
            pieces: pieces.map { $0.shifted(by: seconds) }, end: end + seconds, final: final,
            maxError: maxError)
    }

    /// Returns the part of the track from 0 to `period`, so many times one after the other.
    func played(_ count: Int, every period: Double) -> PlainTrack {
        guard count > 1 else { return self }
        let one = pieces(from: 0, until: period)
        return PlainTrack(
            property: property, type: type, initial: initial,
            pieces: (0..<count).flatMap { round in one.map { $0.shifted(by: Double(round) * period) } },
            end: end + Double(count - 1) * period, final: final, maxError: maxError)
    }
}

extension PlainPiece {
    fileprivate func shifted(by seconds: Double) -> PlainPiece {
        PlainPiece(start: start + seconds, end: end + seconds, from: from, to: to, easing: easing)
    }
}
