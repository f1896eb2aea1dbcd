import MotionModel

extension NumberText {
    /// Seconds for messages, to the microsecond; `for ever` if they are infinite.
    package static func seconds(_ seconds: Double) -> String {
        seconds.isFinite ? "\(text((seconds * 1e6).rounded() / 1e6)) s" : "for ever"
    }
}
