import MotionModel

/// The properties whose values an expression can read, as far as they are known where it stands.
struct ReadableProperties: Sendable {
    /// The declared properties, by path; nil for one that was reported, or whose type nothing tells.
    private var declared: [String: PropertyDeclaration?] = [:]
    /// The types of the properties that have a value in every state; nil if only these values tell the type.
    private var stated: [String: ValueType?] = [:]
    /// Their paths, for suggestions.
    private(set) var paths: [String] = []
    /// The target that replaces `$`, inside `each`.
    var target: String?
    /// Whether the expression is the value of a property in a state.
    var isInState = false

    /// Creates the properties that a spec declares, without a declaration if nothing tells their type, and those that its
    /// states have values for.
    init(
        _ properties: [(path: PropertyPath, declaration: PropertyDeclaration?)], broken: Set<String>,
        states paths: [PropertyPath]
    ) {
        for path in broken { declared[path] = .some(nil) }
        for (path, declaration) in properties {
            declared[path.text] = .some(declaration)
            self.paths.append(path.text)
        }
        for path in paths {
            stated[path.text] = .some(path.known?.type)
            if declared[path.text] == nil { self.paths.append(path.text) }
        }
    }

    /// What a path names.
    enum Meaning {
        /// A property, and the names of the parts of its value that follow.
        case property(PropertyPath, ValueType, parts: [String])
        /// A property without a known type.
        case untyped(String)
        /// A property that was reported.
        case broken
        case unknown
    }

    /// What a path names: the longest beginning that is a property of the spec, else a known key path.
    func meaning(of text: String) -> Meaning {
        var path = text
        var parts: [String] = []
        while let stop = path.utf8.lastIndex(of: UInt8(ascii: ".")) {
            if let known = declared[path] {
                guard let known else { return stated[path] == nil ? .broken : .untyped(path) }
                return .property(known.path, known.type, parts: parts)
            }
            if let type = stated[path] {
                guard let type, let path = Self.path(path) else { return .untyped(path) }
                return .property(path, type, parts: parts)
            }
            parts.insert(String(decoding: path.utf8[path.utf8.index(after: stop)...], as: UTF8.self), at: 0)
            path = String(decoding: path.utf8[..<stop], as: UTF8.self)
        }
        guard let path = Self.path(text), let row = path.known else {
            return .unknown
        }
        return .property(path, row.type, parts: [])
    }

    /// Whether a property has values in the states, which aren't known where one of these is worked out.
    func isStated(_ path: PropertyPath) -> Bool { stated[path.text] != nil }

    /// The value of a property before anything sets it, if no state does.
    func initial(of path: PropertyPath) -> MotionValue? {
        guard !isStated(path) else { return nil }
        return declared[path.text].flatMap { $0 }?.initial ?? path.known?.initial
    }

    /// The numbers that can be read here of the properties that are declared or have values in the states: paths, with the
    /// names of parts; with `$` for its target inside `each`.
    var numbers: [String] {
        paths.flatMap { text -> [String] in
            guard case .property(let path, let type, _) = meaning(of: text), !isInState || !isStated(path)
            else { return [] }
            let written = path.target == target ? "$.\(path.keyPath)" : text
            if TypedExpression.Kind(type) == .number { return [written] }
            let names = type.partNames.filter { type.part(named: $0)?.type == .number }
            return names.map { "\(written).\($0)" }
        }
    }

    private static func path(_ text: String) -> PropertyPath? {
        do throws(PropertyPathError) {
            return try PropertyPath(text)
        } catch {
            return nil
        }
    }
}

extension ExpressionEnvironment {
    /// A formula with the values that the properties it reads have before anything sets them, where no state does.
    func byDefault(_ formula: Formula) -> Formula {
        guard formula.usesReadings, let readable else { return formula }
        return formula.substituting { reading in
            guard let value = readable.initial(of: reading.property)?.canonical, value.type == reading.type
            else { return nil }
            return .constant(value.components[reading.component])
        }
    }

    /// The same environment in a copy for a target.
    func with(target: String?) -> ExpressionEnvironment {
        var result = self
        result.readable?.target = target
        return result
    }
}
