import Foundation

/// The calendar chip as its example app publishes it, and its values by another way than the program's.
enum CalendarChip {
    /// A delay and a duration, in seconds.
    struct Times {
        let delay: Double
        let duration: Double
    }

    struct Row {
        let property: String
        let collapsed: Double
        let expanded: Double
        let expand: Times
        let collapse: Times
        /// On the standard curve, cubic-bezier(0.4, 0, 0.2, 1); else linear.
        let isEased: Bool
        let isAdditive: Bool

        /// Between the two values, `time` after the start.
        func value(_ from: Double, _ to: Double, _ times: Times, at time: Double) -> Double {
            let progress = min(max((time - times.delay) / times.duration, 0), 1)
            return from + (to - from) * (isEased ? CalendarChip.eased(progress) : progress)
        }

        func expanding(at time: Double) -> Double { value(collapsed, expanded, expand, at: time) }

        func collapsing(at time: Double) -> Double { value(expanded, collapsed, collapse, at: time) }
    }

    static let rows: [Row] = {
        let width = (Times(delay: 0, duration: 0.285), Times(delay: 0.045, duration: 0.33))
        let height = (Times(delay: 0.015, duration: 0.36), Times(delay: 0, duration: 0.33))
        let y = (Times(delay: 0.015, duration: 0.36), Times(delay: 0.015, duration: 0.33))
        let chipContent = (Times(delay: 0, duration: 0.075), Times(delay: 0.15, duration: 0.15))
        let headerContent = (Times(delay: 0.075, duration: 0.15), Times(delay: 0, duration: 0.075))
        let bar = (Times(delay: 0.015, duration: 0.36), Times(delay: 0.045, duration: 0.15))
        func row(
            _ property: String, _ collapsed: Double, _ expanded: Double, _ times: (Times, Times),
            eased: Bool = true
        ) -> Row {
            Row(
                property: property, collapsed: collapsed, expanded: expanded, expand: times.0,
                collapse: times.1,
                isEased: eased, isAdditive: eased)
        }
        return [
            row("chip.bounds.size.height", 48, 160, height),
            row("chip.bounds.size.width", 215, 375, width),
            row("chip.position.x", 235.5, 187.5, width),
            row("chip.position.y", 216, 80, y),
            row("chip.cornerRadius", 2, 0, height),
            row("collapsedContent.opacity", 1, 0, chipContent, eased: false),
            row("collapsedContent.position.x", 107.5, 235.5, width),
            row("expandedContent.opacity", 0, 1, headerContent, eased: false),
            row("expandedContent.position.y", 0, 112, height),
            row("shape.position.x", 199, 359, width),
            row("shape.position.y", 40, 152, height),
            row("navigationBar.position.y", 32, -32, bar),
        ]
    }()

    /// The standard curve, by bisection of x(s) in the polynomial's Bernstein form.
    static func eased(_ x: Double) -> Double {
        func bernstein(_ p1: Double, _ p2: Double, _ s: Double) -> Double {
            let r = 1 - s
            return 3 * r * r * s * p1 + 3 * r * s * s * p2 + s * s * s
        }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<200 {
            let middle = (low + high) / 2
            if bernstein(0.4, 0.2, middle) < x { low = middle } else { high = middle }
        }
        return bernstein(0, 1, (low + high) / 2)
    }
}

/// A tree of JSON, for tests. Its numbers are the nearest to their text, which those of `JSONSerialization` are not.
struct JSON: Decodable {
    private enum Content {
        case null
        case bool(Bool)
        case number(Double)
        case text(String)
        case list([JSON])
        case object([String: JSON])
    }

    private let content: Content

    init(_ text: String) throws { self = try JSONDecoder().decode(JSON.self, from: Data(text.utf8)) }

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            content = .null
        } else if let bool = try? container.decode(Bool.self) {
            content = .bool(bool)
        } else if let number = try? container.decode(Double.self) {
            content = .number(number)
        } else if let text = try? container.decode(String.self) {
            content = .text(text)
        } else if let list = try? container.decode([JSON].self) {
            content = .list(list)
        } else {
            content = .object(try container.decode([String: JSON].self))
        }
    }

    private init(_ content: Content) { self.content = content }

    private var members: [String: JSON] {
        if case .object(let members) = content { members } else { [:] }
    }

    subscript(key: String) -> JSON { members[key] ?? JSON(.null) }

    var keys: [String] { members.keys.sorted() }
    var list: [JSON] { if case .list(let list) = content { list } else { [] } }
    var number: Double { if case .number(let number) = content { number } else { .nan } }
    var numbers: [Double] { list.map { $0.number } }
    var text: String? { if case .text(let text) = content { text } else { nil } }
    var bool: Bool? { if case .bool(let bool) = content { bool } else { nil } }
    var isNull: Bool { if case .null = content { true } else { false } }
}

/// A file with what a program printed when somebody last read and understood it.
enum Golden {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Golden")

    /// The first line that differs, or nil; with `RECORD_GOLDEN` in the environment, the text is recorded instead, and
    /// that is a difference too.
    static func difference(_ text: String, _ name: String) throws -> String? {
        let url = folder.appendingPathComponent(name)
        if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] != nil {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try text.write(to: url, atomically: true, encoding: .utf8)
            return "recorded: read it, then run the tests again"
        }
        let expected = try String(contentsOf: url, encoding: .utf8)
        guard text != expected else { return nil }
        let lines = zip(text.split(separator: "\n"), expected.split(separator: "\n"))
        guard let (found, wanted) = lines.first(where: { $0 != $1 }) else { return "one is longer" }
        return "'\(found)' instead of '\(wanted)'"
    }
}
