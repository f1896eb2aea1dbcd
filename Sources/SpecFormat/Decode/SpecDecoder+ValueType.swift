import MotionModel

/// The type that a value appears to have, if nothing else determines it.
enum ValueGuess: Hashable {
    case type(ValueType)
    /// Not a value at all; an error was reported already.
    case none
}

extension SpecDecoder {
    /// The type of a property that neither a declaration nor the table determines, inferred from its values.
    ///
    /// A number is a number, two are a point, 3 to 64 a vector; a list of objects is a transform; objects have the type
    /// with their keys; texts are angles, paths or colours if every one of them reads as one, else texts. Bare numbers beside
    /// angles are degrees, 6 or 16 numbers beside a transform are transforms.
    ///
    /// - Returns: nil if it was reported.
    mutating func inferredType(of values: [JSONSyntax], _ path: JSONString) -> ValueType? {
        var type: ValueType?
        var areTexts = true
        for value in values {
            if value.word == nil || looksLikeExpression(value) { areTexts = false }
            switch guess(value) {
            case .none: return nil
            case .type(let next):
                guard let known = type, known != next else {
                    type = next
                    continue
                }
                if (known, next) == (.number, .angle) || (known, next) == (.angle, .number) {
                    type = .angle
                    continue
                }
                let pair = [known, next]
                if pair.contains(.transform(.matrix)), pair.contains(.vector(6)) || pair.contains(.vector(16))
                {
                    type = .transform(.matrix)
                    continue
                }
                if areTexts {
                    type = .string(StringSet([]))
                    continue
                }
                if declarations[path.value]?.saysType ?? false {
                    diagnostics.report(
                        .componentCount,
                        "\(next.componentCount) numbers beside \(known.componentCount): all values of '\(path.value)' have as many",
                        at: value.range)
                    return nil
                }
                diagnostics.report(
                    .unknownPropertyType,
                    "the values of '\(path.value)' are of several types, \(known.phrase) and \(next.phrase): "
                        + "declare which in '\(SpecField.properties.rawValue)'",
                    at: value.range)
                return nil
            }
        }
        return type
    }

    /// The type of a known key path, or of the one that has another tool's name, if all values are numbers or begin as one.
    func knownType(of path: PropertyPath, _ values: @autoclosure () -> [JSONSyntax]) -> ValueType? {
        if let row = path.known { return row.type }
        let areNumbers = values().allSatisfy { value in
            if case .number = value.content { return true }
            return value.word.map { Quantity.beginsNumber($0) } ?? false
        }
        guard areNumbers, let meaning = ForeignKeyPath.meaning(of: path.keyPath) else { return nil }
        let type = KnownKeyPath.row(for: meaning.keyPath)?.type
        return meaning.isSame || type == .number ? type : nil
    }

    /// The type that a value appears to have.
    func guess(_ syntax: JSONSyntax) -> ValueGuess {
        switch syntax.content {
        case .number: return .type(.number)
        case .bool: return .type(.boolean)
        case .string(let string):
            guard looksLikeExpression(syntax) else { return Self.guess(string.value) }
            return kind(of: string).map { .type($0.type) } ?? .none
        case .array(let array):
            let count = array.elements.count
            if array.elements.contains(where: { if case .object = $0.content { true } else { false } }) {
                return .type(.transform(.matrix))
            }
            if count == 2 { return .type(.point) }
            return ValueType.vectorCounts.contains(count) ? .type(.vector(count)) : .none
        case .object(let object):
            let keys = object.members.map { $0.key.value }
            for type in [ValueType.rect, .insets, .point, .size]
            where type.componentNames.allSatisfy({ keys.contains($0) }) {
                return .type(type)
            }
            return .none
        case .null, .invalid: return .none
        }
    }

    /// A text is what it can be read as, and nothing that it resembles.
    private static func guess(_ text: String) -> ValueGuess {
        if let quantity = Quantity(text), AngleUnit(rawValue: quantity.unit) != nil { return .type(.angle) }
        if isPath(text) { return .type(.path(PathForm([]))) }
        return .type(isColor(text) ? .color : .string(StringSet([])))
    }

    private static func isPath(_ text: String) -> Bool {
        guard let first = text.utf8.first(where: { $0 > 0x20 }), first | 0x20 == UInt8(ascii: "m") else {
            return false
        }
        do throws(PathDataError) {
            _ = try PathData(svg: text)
            return true
        } catch {
            return false
        }
    }

    private static func isColor(_ text: String) -> Bool {
        do throws(ColorError) {
            _ = try Color(css: text)
            return true
        } catch {
            return false
        }
    }
}
