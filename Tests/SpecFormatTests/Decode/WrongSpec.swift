import SpecFormat
import TestSupport
import Testing

/// A spec with one mistake, marked, in the surroundings where it is made.
struct WrongSpec: Sendable, CustomTestStringConvertible {
    /// The ids expected, in the order of the marks.
    let ids: [String]
    let place: Place
    let text: String

    /// Where the text stands in a spec that is right otherwise.
    enum Place: Sendable {
        /// The whole file.
        case file
        /// Further members of the spec, each with a comma behind it.
        case head
        /// The only timing.
        case timing
        /// The curve of the only timing.
        case curve
        /// A spring as the curve of the only timing.
        case spring
        /// The members of `animations`, all of them with the timing "fade".
        case animations
        /// The values of an animation of `box.opacity`.
        case values
        /// The members of `variants`.
        case variants
        /// The members of `variants` in a spec that moves something.
        case moving
        /// An expression as the value of a number; the parameters are numbers `h` and `n`, a size `box`, a flag `on`
        /// and a colour `tint`.
        case expression
        /// The motion tree of the only variant.
        case motion
        /// `name`'s value.
        case name
        /// `states`' value, for animations without values.
        case states
    }

    init(_ id: String, _ place: Place, _ text: String) {
        self.ids = id.isEmpty ? [] : id.split(separator: " ").map(String.init)
        self.place = place
        self.text = text
    }

    var testDescription: String { "\(ids.joined(separator: " ")) in \(text)" }

    var marked: MarkedSource {
        var head = ""
        var name = "\"Test\""
        var states = "[\"off\", \"on\"]"
        var animations = "\"box.opacity\": { \"values\": [0, 1], \"timing\": \"fade\" }"
        var variants: String?
        var timing = "{ \"duration\": 0.2 }"
        switch place {
        case .file: return MarkedSource(text)
        case .head: head = text
        case .timing: timing = text
        case .curve: timing = "{ \"curve\": \(text) }"
        case .spring:
            timing = "{ \"curve\": { \"spring\": \(text) } }"
            animations = "\"box.zPosition\": { \"values\": [0, 1], \"timing\": \"fade\" }"
        case .animations: animations = text
        case .values: animations = "\"box.opacity\": { \"values\": \(text), \"timing\": \"fade\" }"
        case .variants: variants = text
        case .moving:
            animations = "\"box.position.x\": { \"values\": [0, 1], \"timing\": \"fade\" }"
            variants = text
        case .expression:
            head =
                "\"parameters\": { \"h\": 48, \"n\": 0, \"box\": { \"width\": 3, \"height\": 4 }, \"on\": true, "
                + "\"tint\": \"red\" },"
            animations =
                "\"box.zPosition\": { \"values\": [\"\(text)\", \"= h + n + box.width + tint.alpha + (on ? 1 : 0)\"], "
                + "\"timing\": \"fade\" }"
        case .motion: variants = "\"show\": { \"motion\": \(text) }"
        case .name: name = text
        case .states: states = text
        }
        let shown = variants ?? "\"show\": { \"timings\": { \"fade\": \(timing) } }"
        return MarkedSource(
            """
            {
              "motionSpec": 1,
              "name": \(name),
              \(head)
              "states": \(states),
              "animations": { \(animations) },
              "variants": { \(shown) }
            }
            """)
    }
}
