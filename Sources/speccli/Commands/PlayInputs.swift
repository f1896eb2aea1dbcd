import MotionModel
import SpecFormat

/// The inputs of a motion on the command line: its parameters, and the start values of properties.
struct PlayInputs {
    /// The motion, with the texts that are given for parameters, and the forms of paths that are given.
    let motion: CompiledMotion
    /// The values of parameters from `--param`.
    let values: [String: MotionValue]
    /// The stored components of all of the motion's parameters.
    let parameters: [Double]
    /// The values of properties before anything plays.
    let initial: [PropertyPath: MotionValue]

    /// The inputs from `--param` and `--initial` for a motion.
    init(_ arguments: Arguments, _ motion: CompiledMotion) throws(Failure) {
        var values: [String: MotionValue] = [:]
        for text in arguments.texts(.param) {
            let (name, value) = try Self.parts(of: text, .param)
            guard let parameter = motion.parameters.first(where: { $0.name == name }) else {
                throw Self.unknown(name, "parameter", among: motion.parameters.map { $0.name }, motion)
            }
            var type = parameter.defaultValue.type
            if case .string = type { type = .string(StringSet([])) }
            values[name] = try Self.value(value, of: type, .param, name)
        }
        let texts = motion.parameters.compactMap { values[$0.name]?.string }
        var accepting = texts.isEmpty ? motion : motion.accepting(texts: texts)
        var initial: [PropertyPath: MotionValue] = [:]
        for text in arguments.texts(.initial) {
            let (name, value) = try Self.parts(of: text, .initial)
            guard let property = motion.properties.first(where: { $0.path.text == name }) else {
                throw Self.unknown(name, "property", among: motion.properties.map { $0.path.text }, motion)
            }
            initial[property.path] = try Self.value(value, of: property.type, .initial, name)
        }
        for (property, value) in initial {
            guard value.path != nil else { continue }
            (accepting, initial[property]) = accepting.accepting(path: value, of: property)
        }
        self.motion = accepting
        self.values = values
        self.initial = initial
        do throws(ParameterError) {
            parameters = try self.motion.parameterComponents(values)
        } catch {
            throw Failure(error.phrase)
        }
    }

    /// The name and the value of `NAME=VALUE`.
    static func parts(
        of text: String, _ flag: Flag.Name
    ) throws(Failure) -> (name: String, value: String) {
        guard let sign = text.firstIndex(of: "=") else {
            throw Failure("'\(flag.typed)' is a name, '=' and a value, unlike '\(text)'")
        }
        return (String(text[..<sign]), String(text[text.index(after: sign)...]))
    }

    private static func value(
        _ text: String, of type: ValueType, _ flag: Flag.Name, _ name: String
    ) throws(Failure) -> MotionValue {
        let read = FragmentReader.value(SourceFile(path: flag.typed, text: text), of: type)
        if let value = read.value { return value }
        let message =
            mistake(in: text, of: type, name)
            ?? read.diagnostics.first { $0.severity == .error }?.message ?? "it is no value"
        throw Failure("'\(flag.typed) \(name)=\(text)': \(message)")
    }

    /// What is wrong with the text of a number; nil if it is something else that is wrong.
    private static func mistake(in text: String, of type: ValueType, _ name: String) -> String? {
        guard !text.isEmpty else { return "nothing stands behind '='" }
        guard type == .number || type == .integer, text.first != "\"" else { return nil }
        var number = text[...]
        while !number.isEmpty, NumberText.value(of: String(number)) == nil { number.removeLast() }
        guard !number.isEmpty else { return "'\(name)' is a number" }
        let unit = text[number.endIndex...]
        guard !unit.isEmpty else { return nil }
        // What follows the digits of '0x10' and '1,5' belongs to them.
        guard unit == "%" || unit.allSatisfy({ $0.isLetter || $0 == " " }) else {
            return "'\(name)' is a number in decimal digits, with a full stop in front of a fraction"
        }
        let isShare = unit == "%"
        let plain =
            isShare
            ? NumberText.value(of: String(number) + "e-2").map { NumberText.text($0) } : String(number)
        return "'\(name)' is a number and has no unit: write '\(name)=\(plain ?? String(number))'"
    }

    private static func unknown(
        _ name: String, _ kind: String, among known: [String], _ motion: CompiledMotion
    ) -> Failure {
        let hint = Suggestion.hint(for: name, among: known).map { ", \($0)" } ?? ""
        return Failure("'\(motion.name)' has no \(kind) '\(name)'\(hint)")
    }
}
