import Allocations
import Animator
import Glibc
import MotionModel

/// Playbacks that start and end all the time: 100,000 of each in a second of the store's clock, in frames of a sixtieth.
///
/// They are tweens of two to six frames on 5,000 properties, which take turns, so that most start while another one moves the
/// same property. Each has a completion handler; no handle is kept.
struct Churn {
    static let perSecond = 100_000
    static let properties = 5000

    /// What the process holds, and what it took to get there.
    struct Mark {
        let seconds: Int
        let started: Int
        let playing: Int
        /// Bytes that are allocated, those of the registered properties included.
        let held: Int64
        /// Bytes of the process that are in memory.
        let resident: Int
        /// Seconds of processor time since the start.
        let processor: Double

        static var head: String {
            [
                ("seconds", 8), ("started", 10), ("playing", 9), ("held bytes", 12), ("resident", 12),
                ("processor s", 13),
            ]
            .map { right($0.0, $0.1) }.joined()
        }

        var text: String {
            [
                ("\(seconds)", 8), ("\(started)", 10), ("\(playing)", 9), ("\(held)", 12),
                ("\(resident)", 12),
                (short(processor), 13),
            ].map { right($0.0, $0.1) }.joined()
        }

        var json: String {
            "{ \"seconds\": \(seconds), \"started\": \(started), \"playing\": \(playing), \"held\": \(held), "
                + "\"resident\": \(resident), \"processor\": \(processor) }"
        }
    }

    /// Runs for some seconds of the store's clock, and then until everything has ended.
    ///
    /// - Returns: What is held before the first, after 1, 10, 30 and 60 seconds, at the end, and a second later, when all
    ///   has ended.
    /// - Throws: When not every playback has ended once, a property isn't where the last one led, or more is held at the end
    ///   than after a second.
    static func run(seconds: Int) throws -> [Mark] {
        // Room that is made before, so that the marks don't count as held.
        var marks: [Mark] = []
        marks.reserveCapacity(8)
        let before = allocated_bytes()
        let stage = try Stage(properties)
        let timings = try (0..<16).map { index in
            let curve = try CubicBezier(x1: 0.2 + 0.01 * Double(index), y1: 0, x2: 0.2, y2: 1)
            return Timing(duration: (2.1 + 0.25 * Double(index)) / 60, curve: .bezier(curve))
        }
        var started = 0
        var ended = 0
        var destinations = [Double](repeating: 0, count: properties)
        let began = processorTime()
        func mark(_ frame: Int) {
            marks.append(
                Mark(
                    seconds: frame / 60, started: started, playing: stage.store.contributionCount,
                    held: allocated_bytes() - before, resident: residentBytes(),
                    processor: processorTime() - began))
        }
        mark(0)
        for frame in 1...60 * seconds {
            while started < perSecond * frame / 60 {
                let property = started % properties
                destinations[property] = Double((started * 37) % 100)
                try stage.animator.animate(
                    timings[started % timings.count], stage.paths[property],
                    to: .number(destinations[property]), completion: { _ in ended += 1 })
                started += 1
            }
            try stage.store.advance(to: Double(frame) / 60)
            if [1, 10, 30, 60, seconds].contains(where: { frame == 60 * $0 }) { mark(frame) }
        }
        for frame in 60 * seconds...60 * (seconds + 1) { try stage.store.advance(to: Double(frame) / 60) }
        mark(60 * (seconds + 1))
        let isAtRest = destinations.indices.allSatisfy { stage.shown($0) == destinations[$0] }
        guard ended == started, stage.store.contributionCount == 0, isAtRest else { throw WrongValue() }
        guard marks[marks.count - 2].held <= marks[1].held * 101 / 100 else { throw Leak() }
        return marks
    }

    private static func processorTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }

    /// The second number of `/proc/self/statm`, in pages.
    private static func residentBytes() -> Int {
        guard let file = fopen("/proc/self/statm", "r") else { return 0 }
        defer { fclose(file) }
        var line = [CChar](repeating: 0, count: 128)
        guard fgets(&line, Int32(line.count), file) != nil else { return 0 }
        let text = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        let numbers = text.split(separator: " ").compactMap { Int($0) }
        return numbers.count > 1 ? numbers[1] * Int(getpagesize()) : 0
    }
}

/// What has ended is still held.
struct Leak: Error, CustomStringConvertible {
    let description = "more is held at the end than after a second"
}
