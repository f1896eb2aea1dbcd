import MotionModel

/// ★ Values of several numbers as other tools write them.
enum ForeignValue {
    /// The JSON of a value of a type that is written as a text; nil for a text that says none for certain.
    ///
    /// Read are CSS's transforms, and points, sizes and rectangles as Core Graphics and Swift write them.
    static func json(_ text: String, _ type: ValueType) -> String? {
        switch type {
        case .transform: ForeignTransform.json(text)
        case .point, .size, .rect: numbers(text, type.componentCount)
        default: nil
        }
    }

    /// `{10, 20}`, `10 20`, `CGPoint(x: 10, y: 20)`, `.zero`.
    private static func numbers(_ text: String, _ count: Int) -> String? {
        if text.folded.hasSuffix("zero"), text.utf8.contains(UInt8(ascii: ".")) {
            return list([String](repeating: "0", count: count))
        }
        var plain = text
        if let call = ForeignCall.chain(text)?.last, let arguments = call.arguments {
            guard call.name.hasPrefix("CG") || call.name.hasPrefix("NS") || call.name == "Offset" else {
                return nil
            }
            plain = arguments.map { $0.value }.joined(separator: " ")
        }
        let parts = plain.split { ["{", "}", ",", " "].contains($0) }
        let numbers = parts.compactMap { ForeignNumber.meaning(of: String($0), in: .points) }
        guard numbers.count == parts.count, numbers.count == count else { return nil }
        return list(numbers.map { NumberText.text($0) })
    }

    private static func list(_ numbers: [String]) -> String { "[\(numbers.joined(separator: ", "))]" }
}
