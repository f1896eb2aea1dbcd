extension KnownKeyPath {
    /// What the table says of a key path, once.
    final class Row: Sendable {
        let keyPath: String
        let rules: PropertyRules
        let initial: MotionValue
        let summary: String
        let part: Part?
        let outermost: Part?
        let hasParts: Bool
        let color: String?
        let wholeCount: Int
        let firstWhole: String?
        /// The key path in UTF-8, to be compared with a part of a text.
        let bytes: [UInt8]

        /// Creates a row.
        init(
            keyPath: String, type: ValueType, unit: PropertyUnit, isAdditive: Bool,
            range: ClosedRange<Double>?, isSpatial: Bool, isBounded: Bool, initial: MotionValue,
            summary: String, part: Part? = nil, outermost: Part? = nil, hasParts: Bool = false,
            color: String? = nil
        ) {
            self.keyPath = keyPath
            bytes = Array(keyPath.utf8)
            wholeCount = keyPath.utf8.prefix { $0 != UInt8(ascii: ".") }.count
            let whole = KnownKeyPath.group(of: keyPath)
            let first = KnownKeyPath.firstName(of: whole)
            firstWhole = first == whole ? nil : first
            rules = PropertyRules(
                type: type, unit: unit, isAdditive: isAdditive, range: range, isSpatial: isSpatial,
                isBounded: isBounded, initial: initial)
            self.initial = initial
            self.summary = summary
            self.part = part
            self.outermost = outermost ?? part
            self.hasParts = hasParts
            self.color = color
        }

        /// The row of one component, with all of this row's rules.
        func number(_ name: String, _ index: Int) -> Row {
            let first = (outermost?.components.lowerBound ?? 0) + index
            return Row(
                keyPath: "\(keyPath).\(name)", type: .number, unit: rules.unit, isAdditive: rules.isAdditive,
                range: rules.range, isSpatial: rules.isSpatial, isBounded: rules.isBounded,
                initial: .number(initial.components[index]), summary: "the \(name) of the \(keyPath)",
                part: Part(whole: keyPath, components: index..<(index + 1)),
                outermost: Part(whole: outermost?.whole ?? keyPath, components: first..<(first + 1)))
        }
    }
}
