import MotionModel

/// ★ Springs as SwiftUI and Compose write them, with what they mean where it is left out.
enum ForeignSpring {
    /// The JSON of a spring with labelled arguments, and whether nothing else can be meant; nil if they are those of none.
    ///
    /// - Parameters:
    ///   - name: The function without capitals.
    ///   - arguments: The label and the value of each.
    static func json(_ name: String, _ arguments: [[String]]) -> (json: String, isSame: Bool)? {
        var numbers: [(field: SpringField, text: String)] = []
        for argument in arguments where argument.first != "blendDuration" {
            guard argument.count == 2, let number = ForeignNumber.meaning(of: argument[1], in: .none),
                let field = SpringField(rawValue: argument[0])
            else { return nil }
            numbers.append((field, NumberText.text(number)))
        }
        func has(_ field: SpringField) -> Bool { numbers.contains { $0.field == field } }
        func isWhole() -> Bool {
            let keys = numbers.map { $0.field }.filter { $0.namesDialect }
            return SpringDialect.allCases.contains { $0.matches(keys) }
        }
        var isSame = true
        if !isWhole() {
            guard
                let row = defaults.first(where: { $0.name == name && $0.numbers.contains { has($0.field) } })
            else { return nil }
            let missing = row.numbers.filter { !has($0.field) }
            numbers += missing.map { ($0.field, $0.text) }
            isSame = missing.allSatisfy { $0.isSame }
            guard isWhole() else { return nil }
        }
        let texts = numbers.map { "\(JSONValue.quoted($0.field.rawValue)): \($0.text)" }
        let spring = "{ \(texts.joined(separator: ", ")) }"
        return ("{ \(JSONValue.quoted(CurveField.spring.rawValue)): \(spring) }", isSame)
    }

    /// A number that is taken where it is left out, and whether every version takes it.
    private typealias Default = (field: SpringField, text: String, isSame: Bool)

    /// What goes with any of its own keys. SwiftUI's response was 0.55 before it was 0.5.
    private static let defaults: [(name: String, numbers: [Default])] = [
        ("spring", [(.response, "0.5", false), (.dampingFraction, "0.825", true)]),
        ("spring", [(.duration, "0.5", true), (.bounce, "0", true)]),
        ("spring", [(.dampingRatio, "1", true), (.stiffness, "1500", true)]),
        ("interactivespring", [(.response, "0.15", true), (.dampingFraction, "0.86", true)]),
        ("interpolatingspring", [(.duration, "0.5", true), (.bounce, "0", true)]),
    ]
}
