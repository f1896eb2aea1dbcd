import MotionModel

/// How often and which way round something plays: the keys that timings and the nodes of trees share.
struct PlaybackKeys {
    /// The number of plays; nil where it isn't said.
    var iterations: Double?
    /// Seconds to play for, instead; nil where it isn't said.
    var repeatFor: Double?
    var iterationStart = 0.0
    var direction = PlaybackDirection.normal
    /// Whether it returns; nil where that isn't said.
    var autoreverses: Bool?
    var speed = 1.0
}

extension SpecDecoder {
    /// A value that may be left out, but not be wrong.
    mutating func optional<Key: FieldTable, Value>(
        _ key: Key, _ syntax: JSONSyntax?, _ isSound: inout Bool,
        _ read: (inout SpecDecoder, JSONSyntax, String) -> Value?
    ) -> Value? {
        guard let syntax else { return nil }
        let result = read(&self, syntax, "'\(key.rawValue)'")
        if result == nil { isSound = false }
        return result
    }

    /// The keys that say how often and which way round.
    ///
    /// - Parameter member: The member of a key, where there is one.
    mutating func playbackKeys(
        _ isSound: inout Bool, _ member: (TimingField) -> JSONMember?
    ) -> PlaybackKeys {
        func syntax(_ key: TimingField) -> JSONSyntax? { member(key)?.value }
        var keys = PlaybackKeys()
        keys.iterations = optional(TimingField.iterations, syntax(.iterations), &isSound) {
            $0.iterations($1, $2)
        }
        keys.repeatFor = optional(TimingField.repeatFor, syntax(.repeatFor), &isSound) {
            $0.time($1, $2, allowsNegative: false)?.seconds
        }
        if let first = member(.iterations), let second = member(.repeatFor) {
            reportConflict(first, second)
            isSound = false
        }
        let directions = PlaybackDirection.allCases.map { $0.rawValue }
        keys.direction =
            optional(TimingField.direction, syntax(.direction), &isSound) {
                $0.choice($1, $2, among: directions)
            }.flatMap { PlaybackDirection(rawValue: $0) } ?? .normal
        keys.autoreverses = optional(TimingField.autoreverse, syntax(.autoreverse), &isSound) {
            $0.bool($1, $2)
        }
        keys.iterationStart =
            optional(TimingField.iterationStart, syntax(.iterationStart), &isSound) {
                $0.number($1, $2, in: 0...Limits.iterations, "lies between 0 and 1e9", id: .iterations)
            } ?? 0
        keys.speed =
            optional(TimingField.speed, syntax(.speed), &isSound) {
                $0.number($1, $2, in: Limits.speed, "lies between 1e-6 and 1e6", id: .speed)
            } ?? 1
        return keys
    }
}
