import MotionModel

extension PlainTrack {
    /// The track with few digits, if it isn't the motion itself, and with what that adds in its error.
    var shortened: PlainTrack {
        let short = ShortPieces(pieces, isExact: maxError == 0)
        guard short.error > 0 else { return self }
        return PlainTrack(
            property: property, type: type, initial: initial, pieces: short.pieces, end: end, final: final,
            maxError: CurveReduction.roundedUp(maxError + short.error))
    }
}
