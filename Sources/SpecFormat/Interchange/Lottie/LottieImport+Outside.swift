/// What moves at a time of none of the variants.
extension LottieImport {
    /// Names what moves outside of all windows, up to an end.
    mutating func nameOutside(_ windows: [LottieWindow], _ markers: [LottieMarker], end: Double) {
        for part in moving {
            let motions = part.track.motions(until: end).filter { motion in
                !windows.contains { $0.contains(motion.start, motion.end) }
            }
            let jumps = motions.filter { $0.isJump }.map { $0.end }
            guard jumps.count < motions.count || Self.areMotion(jumps, windows, markers) else { continue }
            reader.skip(
                "'\(part.path)' also moves outside of the markers, where no variant is", at: part.range)
        }
    }

    /// Whether jumps between variants are a motion of their own. One before a variant only takes a property to where that begins, and one
    /// at a marker is what this shows.
    private static func areMotion(
        _ jumps: [Double], _ windows: [LottieWindow], _ markers: [LottieMarker]
    ) -> Bool {
        var next: [Double] = []
        for jump in jumps where !markers.contains(where: { ($0.start - jump).magnitude <= 1e-9 }) {
            let later = windows.filter { $0.start > jump }.map { $0.start }.min()
            guard let later, !next.contains(later) else { return true }
            next.append(later)
        }
        return false
    }
}

extension LottieTrack {
    /// A time in which something moves, or at which it jumps.
    fileprivate struct Motion {
        let start: Double
        let end: Double
        let isJump: Bool
    }

    /// The times in which it moves or jumps, up to an end.
    fileprivate func motions(until end: Double) -> [Motion] {
        let (first, last) = (Swift.max(window.lowerBound, 0), Swift.min(window.upperBound, end))
        return zip(keys, keys.dropFirst()).compactMap { one, next in
            guard one.numbers != next.numbers else { return nil }
            let isJump = one.isHold || next.time <= one.time
            let motion = Motion(
                start: Swift.max(isJump ? next.time : one.time, first), end: Swift.min(next.time, last),
                isJump: isJump)
            // A jump in the first frame, or behind the last one, isn't seen.
            let isSeen =
                isJump
                ? motion.start > first + 1e-9 && motion.end < last - 1e-9 && motion.start <= motion.end
                : motion.start < motion.end - 1e-9
            return isSeen ? motion : nil
        }
    }
}
