/// The custom properties of a style sheet.
struct StyleVariables {
    /// The times and the easings among the properties, in the order of the text: their names in the spec, and their
    /// values.
    private(set) var durations: [(name: String, value: JSONValue)] = []
    private(set) var curves: [(name: String, value: JSONValue)] = []
    private var texts: [String: String] = [:]
    /// The values that one element has, before those of all.
    private var own: [String: String] = [:]
    /// The names with several values, of which no times and easings are.
    private var doubtful: Set<String> = []
    private var names: [String: String] = [:]

    /// The largest number of references in a row.
    private static let depth = 32
    /// The largest number of bytes of a resolved text: values that refer twice to the next one double with each.
    private static let room = 1 << 16

    /// No properties.
    init() {}

    /// Resolves custom properties; of two with the same name, the later one counts.
    ///
    /// - Parameter initial: The initial values of registered ones.
    init(
        _ declarations: [StyleDeclaration], initial: [StyleDeclaration], _ diagnostics: inout Diagnostics
    ) {
        let given = Set(declarations.map { $0.name })
        for declaration in initial where !given.contains(declaration.name) {
            texts[declaration.name] = declaration.value
        }
        var weights: [String: StyleWeight] = [:]
        for declaration in declarations {
            if let old = weights[declaration.name], declaration.weight.isLess(than: old) { continue }
            weights[declaration.name] = declaration.weight
            let old = texts.updateValue(declaration.value, forKey: declaration.name)
            guard let old, old != declaration.value else { continue }
            guard Self.isMotion(old) || Self.isMotion(declaration.value) else {
                doubtful.insert(declaration.name)
                continue
            }
            diagnostics.report(
                .styleSkipped,
                "a spec's names have one value: '\(declaration.name)' is this one, and no longer '\(old)'",
                at: declaration.nameRange)
        }
        var taken: Set<String> = []
        var seen: Set<String> = []
        for declaration in declarations where seen.insert(declaration.name).inserted {
            let words = StyleText.words(resolved("var(\(declaration.name))"))
            guard words.count == 1, let word = words.first else { continue }
            var name = String(declaration.name.dropFirst(2))
            if name.isEmpty || Quantity.beginsNumber(name) || name.utf8.first == UInt8(ascii: "=") {
                name = "_" + name
            }
            // CSS's own names of easings are no properties, whatever these are called.
            while taken.contains(name) || StyleTiming.isKeyword(name) { name += "_" }
            if let time = StyleTiming.time(word), time.seconds >= 0 {
                durations.append((name, time.value))
            } else if let easing = StyleTiming.easing(word) {
                // A name for a name of the language needs no second one.
                curves.append((name, easing))
            } else {
                continue
            }
            taken.insert(name)
            names[declaration.name] = name
        }
    }

    /// Whether a value is a time or an easing, or may become one.
    static func isMotion(_ value: String) -> Bool {
        let words = StyleText.words(value)
        guard words.count == 1 else { return false }
        return StyleTiming.time(words[0]) != nil || StyleTiming.easing(words[0]) != nil
    }

    /// A text with every reference replaced by its value, and every `calc()` by its result. References without a value, cyclic
    /// references and what can't be reckoned are kept.
    func resolved(_ text: String) -> String {
        guard text.utf8.count < Self.room else { return text }
        var room = Self.room
        return StyleCalculation.reckoned(resolved(text, inside: [], &room))
    }

    private func resolved(_ text: String, inside path: [String], _ room: inout Int) -> String {
        var bytes: [UInt8] = []
        let source = Array(text.utf8)
        var index = 0
        let start = Array("var(".utf8)
        while index < source.count {
            guard source[index] == start[0], source[index...].starts(with: start) else {
                bytes.append(source[index])
                index += 1
                continue
            }
            var end = index + start.count
            var open = 1
            while end < source.count, open > 0 {
                if source[end] == UInt8(ascii: "(") { open += 1 }
                if source[end] == UInt8(ascii: ")") { open -= 1 }
                end += 1
            }
            let inside = String(
                decoding: source[(index + start.count)..<max(end - 1, index + start.count)], as: UTF8.self)
            let (name, fallback) = Self.parts(inside)
            if let value = own[name] ?? texts[name] ?? fallback, path.count < Self.depth,
                !path.contains(name),
                value.utf8.count < room
            {
                room -= value.utf8.count + 1
                bytes += resolved(value, inside: path + [name], &room).utf8
            } else {
                bytes += source[index..<end]
            }
            index = end
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The name in the spec of the property that a word refers to; nil if it refers to none.
    func name(of word: StyleText.Word) -> String? {
        guard let (function, argument) = word.function, function == "var" else { return nil }
        let name = Self.parts(argument).name
        return own[name] == nil ? names[name] : nil
    }

    /// The properties with the values that some declarations give to one element.
    func scoped(by declarations: [StyleDeclaration]) -> StyleVariables {
        var scoped = self
        for declaration in declarations where declaration.name.hasPrefix("--") {
            let isSame = texts[declaration.name] == declaration.value
            scoped.own[declaration.name] =
                isSame && !doubtful.contains(declaration.name) ? nil : declaration.value
        }
        return scoped
    }

    /// The first name in a text that has several values, of which none is the element's own; nil without one.
    func doubt(in text: String) -> String? {
        guard !doubtful.isEmpty else { return nil }
        var seen: Set<String> = []
        var texts = [text]
        while let text = texts.popLast() {
            for name in StyleText.names(in: text) where name.hasPrefix("--") && seen.insert(name).inserted {
                if own[name] == nil, doubtful.contains(name) { return name }
                if let value = own[name] ?? self.texts[name] { texts.append(value) }
            }
        }
        return nil
    }

    private static func parts(_ argument: String) -> (name: String, fallback: String?) {
        guard let comma = argument.firstIndex(of: ",") else { return (StyleText.trimmed(argument), nil) }
        return (
            StyleText.trimmed(String(argument[..<comma])),
            StyleText.trimmed(String(argument[argument.index(after: comma)...]))
        )
    }
}
