import MotionModel
import SpecFormat

/// The colours of a text, and other ways to write one.
struct DocumentColors {
    private let text: OpenText

    /// Creates the colours of a text that was checked.
    init(_ text: OpenText) { self.text = text }

    /// Every colour with its place.
    func json() -> JSONValue {
        .array(
            (text.annotations?.facts ?? []).compactMap { fact in
                guard case .color(let color) = fact.meaning else { return nil }
                let (red, green, blue) = color.srgb
                func share(_ value: Double) -> JSONValue { .number(Swift.min(Swift.max(value, 0), 1)) }
                let json = JSONValue.object([
                    ("red", share(red)), ("green", share(green)), ("blue", share(blue)),
                    ("alpha", share(color.alpha)),
                ])
                return .object([("range", text.positions.json(fact.range)), ("color", json)])
            })
    }

    /// The ways to write a colour that was chosen for a place.
    func presentations(of json: JSONValue, at range: SourceRange) -> JSONValue {
        func part(_ key: String) -> Double {
            guard case .number(let number)? = json[key] else { return key == "alpha" ? 1 : 0 }
            return Swift.min(Swift.max(number, 0), 1)
        }
        func byte(_ key: String) -> Int { Int((part(key) * 255).rounded()) }
        let alpha = part("alpha")
        let rgb = "\(byte("red")) \(byte("green")) \(byte("blue"))"
        let share = NumberText.text((alpha * 1000).rounded() / 1000)
        let written = alpha == 1 ? "rgb(\(rgb))" : "rgb(\(rgb) / \(share))"
        var labels = [written]
        do throws(ColorError) {
            let color = try Color(css: written)
            labels = (color.hexText.map { [$0] } ?? []) + [written, color.oklabText]
        } catch {
            labels = [written]
        }
        return .array(
            labels.map { label in
                .object([
                    ("label", .string(label)), ("textEdit", text.edit(range, JSONValue.quoted(label))),
                ])
            })
    }
}
