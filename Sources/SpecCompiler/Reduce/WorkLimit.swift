import MotionModel

/// Limits of the work that a motion may cause without its text showing it: at a limit the result so far is kept, with
/// its error.
///
/// Limits count steps, not seconds, so that a motion has the same keyframes on every machine. With them, one track
/// takes at most two seconds in a release build, whatever its curve; ordinary motions stay far below.
enum WorkLimit {
    /// The work of one track: the intervals that are enclosed, each as often as its curve has parts.
    static var whole: Int { 1_600_000 }
    /// The number of tracks that may take all that one may, of those which an output has together.
    static var tracks: Int { 3 }
    /// The work that every track may take, whatever others have taken.
    static var ownWork: Int { 2000 }
    /// The keyframes that every track may have, whatever others have.
    static var ownKeyframes: Int { 100 }
    /// The work of examining a piece of values that aren't interpolated as they are played.
    static var mixedPiece: Int { 80 }
    /// The work of halving a line between values along a curve.
    static func halving(along curve: Int) -> Int { 60 + 4 * curve }
    /// The smallest number of intervals of a search, however large a curve is.
    private static var leastEnclosures: Int { 512 }

    /// The largest number of intervals of a curve that are enclosed in one search.
    ///
    /// - Parameters:
    ///   - parts: The number of searches that share the limit.
    ///   - work: What is left for all of them.
    static func enclosures(of curve: Curve, parts: Int = 1, work: Int = whole) -> Int {
        let least = work == whole ? leastEnclosures / parts : 0
        return max(2, least, work / (curve.cost * parts))
    }

    /// The largest number of pieces for a smooth interval of a curve; the tolerance is raised until they suffice.
    static var pieces: Int { 4096 }
    /// The number of keyframes of one track at which no further segment is added.
    static var keyframes: Int { 50_000 }
    /// The largest number of keyframes of one animation for which the fewest digits are looked for.
    static var roundedPlaces: Int { 10_000 }
    /// The largest number of pieces that are examined to follow values which aren't interpolated as they are played.
    static var mixedPieces: Int { 8192 }
    /// The largest number of straight lines for one track whose values aren't interpolated by component.
    static var straightLines: Int { 8192 }
}
