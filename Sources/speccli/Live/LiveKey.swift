/// The actions of keys while a motion is played live.
enum LiveKey: Hashable, Sendable {
    /// Plays in the other direction, interrupting the current motion; sends the first event, with transitions.
    case next
    /// Plays the variant at an index of the list, or sends the event there.
    case choice(Int)
    /// Pauses the current motion, or resumes it.
    case pauseOrResume
    /// Reverses the direction.
    case reverse
    /// Moves back or ahead by a share of the whole, and pauses there.
    case scrub(Double)
    case faster
    case slower
    case stop
    case cancel
    case finish
    /// Returns everything to the beginning.
    case restart
    /// Scrolls the list of properties by lines.
    case scroll(Int)
    case quit
    /// Suspends the process; the terminal returns to the shell.
    case suspend
    /// Draws everything again.
    case redraw

    /// The share of the whole that one key press scrubs.
    static let step = 0.02

    /// The keys that choose, in the order of their indices.
    static let choices = Array("123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ")

    /// The key of a single byte.
    init?(byte: UInt8) {
        switch byte {
        case UInt8(ascii: " "), 0x0D, 0x0A: self = .next
        case UInt8(ascii: "1")...UInt8(ascii: "9"): self = .choice(Int(byte - UInt8(ascii: "1")))
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): self = .choice(9 + Int(byte - UInt8(ascii: "A")))
        case UInt8(ascii: "p"): self = .pauseOrResume
        case UInt8(ascii: "r"): self = .reverse
        case UInt8(ascii: "h"): self = .scrub(-LiveKey.step)
        case UInt8(ascii: "l"): self = .scrub(LiveKey.step)
        case UInt8(ascii: "k"): self = .scroll(-1)
        case UInt8(ascii: "j"): self = .scroll(1)
        case UInt8(ascii: "+"), UInt8(ascii: "="): self = .faster
        case UInt8(ascii: "-"), UInt8(ascii: "_"): self = .slower
        case UInt8(ascii: "s"): self = .stop
        case UInt8(ascii: "c"): self = .cancel
        case UInt8(ascii: "f"): self = .finish
        case UInt8(ascii: "0"): self = .restart
        // Control-C, Control-D
        case UInt8(ascii: "q"), 0x03, 0x04: self = .quit
        // Control-Z
        case 0x1A: self = .suspend
        // Control-L
        case 0x0C: self = .redraw
        default: return nil
        }
    }

    /// The key of a sequence that begins with Escape and a bracket, by its last byte.
    init?(finalByte byte: UInt8) {
        switch byte {
        case UInt8(ascii: "A"): self = .scroll(-1)
        case UInt8(ascii: "B"): self = .scroll(1)
        case UInt8(ascii: "C"): self = .scrub(LiveKey.step)
        case UInt8(ascii: "D"): self = .scrub(-LiveKey.step)
        default: return nil
        }
    }
}

/// Reads keys from the bytes that a terminal sends.
struct LiveKeyReader: Sendable {
    /// A sequence that isn't complete yet.
    private var pending: [UInt8] = []

    private static let escape: UInt8 = 0x1B

    /// The keys in some bytes. A lone Escape quits; unknown sequences are left out.
    mutating func keys(in bytes: [UInt8]) -> [LiveKey] {
        var rest = (pending + bytes)[...]
        pending = []
        var keys: [LiveKey] = []
        while let byte = rest.first {
            guard byte == Self.escape else {
                rest.removeFirst()
                if let key = LiveKey(byte: byte) { keys.append(key) }
                continue
            }
            guard let second = rest.dropFirst().first else {
                keys.append(.quit)
                break
            }
            guard second == UInt8(ascii: "[") || second == UInt8(ascii: "O") else {
                // A key together with Alt.
                rest.removeFirst(2)
                continue
            }
            guard let end = rest.dropFirst(2).firstIndex(where: { $0 >= 0x40 && $0 <= 0x7E }) else {
                pending = Array(rest.prefix(16))
                break
            }
            if let key = LiveKey(finalByte: rest[end]) { keys.append(key) }
            rest = rest[(end + 1)...]
        }
        return keys
    }
}
