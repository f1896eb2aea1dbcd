import MotionModel
import SpecCompiler
import SpecFormat

/// A motion that can be played, with values for its parameters.
struct LoadedMotion {
    /// The spec that it was compiled from.
    let spec: Spec
    /// What is played.
    let motion: CompiledMotion
    /// The values of parameters that don't have their default.
    let parameters: [String: MotionValue]
    /// What properties are before anything plays, where a request says so.
    let initial: [PropertyPath: MotionValue]
    /// The stored components of all parameters.
    let components: [Double]

    /// A spec's motion; of the values in JSON, those that fit it.
    init(
        _ spec: Spec, parameters: [(String, JSONValue)], initial: [(String, JSONValue)]
    ) {
        let motion = CompiledMotion(spec)
        var values: [String: MotionValue] = [:]
        for (name, json) in parameters {
            guard let parameter = motion.parameters.first(where: { $0.name == name }) else { continue }
            var type = parameter.defaultValue.type
            if case .string = type { type = .string(StringSet([])) }
            values[name] = Self.value(json, of: type)
        }
        let texts = motion.parameters.compactMap { values[$0.name]?.string }
        let accepting = texts.isEmpty ? motion : motion.accepting(texts: texts)
        var resting: [PropertyPath: MotionValue] = [:]
        for (path, json) in initial {
            guard let property = accepting.properties.first(where: { $0.path.text == path }) else { continue }
            if let value = Self.value(json, of: property.type) { resting[property.path] = value }
        }
        var components: [Double]?
        do throws(ParameterError) { components = try accepting.parameterComponents(values) } catch {
            values = [:]
        }
        self.spec = spec
        self.motion = accepting
        self.parameters = values
        self.initial = resting
        self.components = components ?? accepting.parameters.flatMap { $0.defaultValue.components }
    }

    /// The motion with the values it is played with, to be compared.
    var side: MotionDifference.Side {
        MotionDifference.Side(motion, parameters: components, initial: initial)
    }

    private static func value(_ json: JSONValue, of type: ValueType) -> MotionValue? {
        FragmentReader.value(SourceFile(path: "", text: json.text(pretty: false)), of: type).value
    }

    /// The variant of that name, or of its reduced form.
    func variant(_ name: String, reduced: Bool) throws(Engine.Refusal) -> CompiledVariant {
        guard let variant = motion[name] else { throw Engine.Refusal("no variant is called '\(name)'") }
        return reduced ? motion.reducedForm(of: variant) : variant
    }

    /// The `variant` of a request, in its reduced form where it says `reduced`, with the tracks of one property where it says
    /// `only`.
    ///
    /// - Parameter whole: The request that says `reduced` and `only`; the same if nil.
    func variant(
        _ request: Request, in whole: Request? = nil, key: String = "variant"
    ) throws(Engine.Refusal) -> CompiledVariant {
        let whole = whole ?? request
        let variant = try variant(request.string(key), reduced: whole.flag("reduced"))
        guard let path = whole.text("only") else { return variant }
        return CompiledVariant(
            name: variant.name, timeline: variant.timeline.only(path),
            reversedTimeline: variant.reversedTimeline.only(path), startState: variant.startState,
            endState: variant.endState, reducedForm: variant.reducedForm)
    }
}

extension Timeline {
    /// The tracks of one property, as they play among the others.
    fileprivate func only(_ path: String) -> Timeline {
        Timeline(
            tracks: tracks.filter { $0.property.text == path }, duration: duration, clock: clock,
            shortest: shortest, late: late.map { LateInstants(markers: [], ends: $0.ends) })
    }
}

extension BindingError {
    /// What is wrong, in one phrase.
    var phrase: String {
        switch self {
        case .missingValue(let property):
            "'\(property.text)' has no value to start from: declare its 'initial'"
        case .wrongType(let property, let expected, let found):
            "'\(property.text)' is \(found.name), not \(expected.name)"
        case .unusableResult(let property, let number):
            "an expression makes '\(property.text)' \(number.isFinite ? NumberText.text(number) : "no number")"
        case .missingParameters(let property): "'\(property.text)' depends on parameters that have no value"
        }
    }
}
