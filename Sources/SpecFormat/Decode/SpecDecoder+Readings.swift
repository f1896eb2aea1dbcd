import MotionModel

/// Properties that expressions read.
extension SpecDecoder {
    /// Records that an expression reads a property.
    mutating func noteReading(of property: ExpressionParser.UsedProperty, at place: SourceRange) {
        guard readings[property.path] == nil else { return }
        readings[property.path] = (property.type, place)
    }

    /// Adds a property that a used variant reads to the spec's; reports one that has another type here.
    mutating func declare(
        _ reading: PropertyReading, as declared: PropertyDeclaration?, _ name: JSONString
    ) -> Bool {
        let path = reading.property
        let known = treeProperties[path]?.type ?? declarations[path.text]?.type
        guard let known else {
            addTreeProperty(
                PropertyDeclaration(
                    path: path, type: reading.type, unit: declared?.unit, isAdditive: declared?.isAdditive,
                    initial: declared?.initial))
            return true
        }
        guard known.canonical != reading.type else { return true }
        diagnostics.report(
            .valueTypeMismatch,
            "'\(path.text)' is \(known.phrase) here and \(reading.type.phrase) in '\(name.value)'",
            at: name.range)
        return false
    }

    /// The declarations of the properties that one of the spec's own variants reads.
    func ownDeclarations(readBy node: Spec.Node) -> [PropertyPath: PropertyDeclaration] {
        var known: [PropertyPath: PropertyDeclaration] = [:]
        for reading in node.readings {
            let path = reading.property
            known[path] = treeProperties[path] ?? declarations[path.text]?.declaration
        }
        return known
    }
}

extension Spec {
    /// The declarations of all its properties, by path.
    var declarations: [PropertyPath: PropertyDeclaration] {
        var known: [PropertyPath: PropertyDeclaration] = [:]
        for property in animations.map({ $0.property }) + restingProperties {
            known[property.path] = property
        }
        return known
    }
}

extension Spec.Node {
    /// What its leaves, and then its late times, read of properties, each in the order of the text.
    var readings: [PropertyReading] {
        leaves.flatMap { leaf in
            (leaf.start?.readings ?? []) + leaf.keyframes.flatMap { $0.value.readings }
        } + lateNumbers.flatMap { $0.expression.readings }
    }
}

extension Operand {
    /// The operand with the targets of the properties that it reads renamed.
    func renamed(_ targets: [String: String]) -> Operand {
        guard case .formula(let formula, let from) = self, formula.usesReadings else { return self }
        let renamed = formula.substituting { reading in
            targets[reading.property.target].map { .reading(reading.of(reading.property.of($0))) }
        }
        return .formula(renamed, from: from)
    }
}

extension LateNumber {
    /// The time with the targets of the properties that it reads renamed.
    func renamed(_ targets: [String: String]) -> LateNumber {
        substituting { reading in
            targets[reading.property.target].map { .reading(reading.of(reading.property.of($0))) }
        }
    }
}

extension PropertyPath {
    /// The same key path of another target, which was checked.
    func of(_ target: String) -> PropertyPath {
        do throws(PropertyPathError) {
            return try PropertyPath("\(target).\(keyPath)")
        } catch {
            preconditionFailure("a target that was checked makes a path")
        }
    }
}
