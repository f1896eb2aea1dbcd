import Foundation
import SpecFormat
import TestSupport
import Testing

/// What somebody wrote who doesn't know the language, and what it should have been.
struct Mistake: Sendable, CustomTestStringConvertible {
    /// The file and the number of the line that it stands in.
    let origin: String
    let place: Place
    /// The name of the rule that its true cause breaks.
    let id: String
    /// Whether nothing else is to be found.
    let isAlone: Bool
    /// The text, with the true cause between « and ».
    let text: String
    /// The text that says what the author meant; nil if that can't be known from the mistake.
    let meant: String?

    /// Where the text stands in a spec that is right otherwise.
    enum Place: String, Sendable {
        /// The whole file.
        case file
        /// The value of `name`, and of `states`.
        case name, states
        /// Further members of the spec, each with a comma behind it.
        case head
        /// The members of `animations`.
        case animations
        /// The members of `variants`.
        case variants
        /// The only timing, its curve, and the spring of that.
        case timing, curve, spring
        /// The tree of the only variant.
        case motion
    }

    /// The folder with a file for each kind of tools, and of slips.
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Mistakes")

    /// All mistakes of the collection.
    static let all: [Mistake] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
        return names.filter { $0.hasSuffix(".txt") }.sorted().flatMap { read($0) }
    }()

    /// Whether it may mean several things: it stands in the file of those.
    var isInDoubt: Bool { origin.hasPrefix("doubt.txt") }

    var testDescription: String { "\(origin): \(text)" }

    /// The spec with the mistake, marked.
    var source: MarkedSource { MarkedSource(place.spec(text)) }

    /// The spec that was meant.
    var right: String? { meant.map { place.spec($0) } }

    /// Reads a file: mistakes begin with a line `@ place id`, with `only` behind it if nothing else is to be found, and `=>` stands
    /// before what was meant.
    private static func read(_ name: String) -> [Mistake] {
        guard let text = try? String(contentsOf: folder.appending(path: name), encoding: .utf8) else {
            return []
        }
        var result: [Mistake] = []
        var head: (line: Int, place: Place, id: String, isAlone: Bool)?
        var parts: [[String]] = [[]]
        func end() {
            guard let head else { return }
            let texts = parts.map {
                $0.joined(separator: "\n").trimmingCharacters(in: .whitespacesAndNewlines)
            }
            result.append(
                Mistake(
                    origin: "\(name):\(head.line)", place: head.place, id: head.id, isAlone: head.isAlone,
                    text: texts[0],
                    meant: texts.count > 1 ? texts[1] : nil))
        }
        for (index, line) in text.components(separatedBy: "\n").enumerated() {
            if line.hasPrefix("@ ") {
                end()
                let words = line.split(separator: " ").map(String.init)
                guard words.count >= 3, let place = Place(rawValue: words[1]) else {
                    preconditionFailure("\(name):\(index + 1): a mistake begins with '@ place id'")
                }
                head = (index + 1, place, words[2], words.last == "only")
                parts = [[]]
            } else if line == "=>" {
                parts.append([])
            } else {
                parts[parts.count - 1].append(line)
            }
        }
        end()
        return result
    }
}

extension Mistake.Place {
    /// The spec in which a text stands at this place.
    fileprivate func spec(_ text: String) -> String {
        var name = "\"Test\""
        var head = ""
        var animations: String? = "\"box.zPosition\": [0, 10]"
        var variants = "\"show\": { \"timings\": { \"*\": { \"duration\": 0.2 } } }"
        switch self {
        case .file: return text
        case .name: name = text
        case .states: head = "\"states\": \(text),"
        case .head: head = text
        case .animations:
            animations = "\"other.zPosition\": [0, 1], " + text
            variants =
                "\"show\": { \"reducedMotion\": \"instant\", \"timings\": { \"*\": { \"duration\": 0.2 } } }"
        case .variants: variants = text
        case .timing: variants = "\"show\": { \"timings\": { \"*\": \(text) } }"
        case .curve: variants = "\"show\": { \"timings\": { \"*\": { \"curve\": \(text) } } }"
        case .spring:
            variants = "\"show\": { \"timings\": { \"*\": { \"curve\": { \"spring\": \(text) } } } }"
        case .motion:
            animations = nil
            variants = "\"show\": { \"reducedMotion\": \"instant\", \"motion\": \(text) }"
        }
        let moving = animations.map { "\"animations\": { \($0) },\n  " } ?? ""
        return """
            {
              "motionSpec": 1,
              "name": \(name),
              \(head)
              \(moving)"variants": { \(variants) }
            }
            """
    }
}
