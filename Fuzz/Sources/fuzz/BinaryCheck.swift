import MotionModel
import TestSupport

/// A baked file is refused with the place, or is a motion that plays and is written as it was read.
enum BinaryCheck {
    static func check(_ bytes: [UInt8]) {
        read(bytes)
        for version: UInt64 in [3, 4] { read(BakedBytes(body: bytes, version: version).file) }
    }

    private static func read(_ file: [UInt8]) {
        do throws(BakedTimelineError) {
            let motion = try CompiledMotion(binary: file)
            _ = MotionProbe(motion, samples: 2, seed: 1)
            let again = motion.binary
            do throws(BakedTimelineError) {
                law(
                    try CompiledMotion(binary: again).binary == again,
                    "what was read is written and read alike")
            } catch {
                law(false, "what was read can be read again: \(error)")
            }
        } catch {
            law(error.offset >= 0 && error.offset <= file.count, "\(error) lies inside")
        }
    }
}
