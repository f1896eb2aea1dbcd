import MotionModel
import SpecFormat

/// A motion as the compact JSON that the player for the web reads; docs/player-format.md describes it.
///
/// Rows that several tracks or variants share are written once, in lists whose rows are referred to by their index.
struct PlayerExport {
    /// The version of the format that is written.
    static let version = 2.0

    let source: ExportSource
    /// The largest error of a curve that is replaced by cubic pieces, as a share of the travel.
    let tolerance: Double
    var curves = PlayerRows()
    /// The indices of curves, and their errors.
    var known: [CurvePart: (index: Int, error: Double)] = [:]
    /// The rows of curves in pieces, by their indices.
    var pieces: [Int: [[Double]]] = [:]
    var routes = PlayerRows()
    var tracks = PlayerRows()
    var timelines = PlayerRows()
    var imports = PlayerImports()
    var losses: [ExportLoss] = []
    /// What the curves may still cost.
    var work = KeyframeWork()
    private let places: PlayerPlaces

    /// The motion as the file of a player, and its losses: curves that are approximated, and transforms that begin at
    /// values known only when they play.
    static func result(_ source: ExportSource) throws(BindingError) -> Export {
        var export = PlayerExport(source)
        let text = try export.json().text(pretty: false) + "\n"
        return Export(text: text, losses: export.losses)
    }

    private init(_ source: ExportSource) {
        self.source = source
        tolerance =
            switch source.options.sampling {
            case .tolerance(let tolerance): tolerance
            case .framesPerSecond: BakeOptions.defaultTolerance
            }
        places = PlayerPlaces(source.motion.properties)
    }

    private mutating func json() throws(BindingError) -> JSONValue {
        let motion = source.motion
        let properties = motion.properties.enumerated().map { property($1, at: places.slots[$0]) }
        let parameters = motion.parameters.map { parameter($0) }
        let states = motion.states.map { state in
            JSONValue.object([
                ("name", .string(state.name)),
                (
                    "values",
                    .array(
                        zip(motion.properties, state.operands).map { property, operand in
                            operand.map { stateValue($0, property.type) } ?? .null
                        })
                ),
            ])
        }
        var variants: [JSONValue] = []
        for variant in motion.variants { variants.append(try self.variant(variant)) }
        let transitions = motion.transitions.map { transition($0) }
        let targets = motion.targets.map { target($0) }
        var members: [(String, JSONValue)] = [
            ("player", .number(Self.version)), ("generator", .string(source.options.generator)),
            ("spec", .string(motion.name)), ("tolerance", .number(tolerance)),
            ("imports", .array(imports.names.map { .string($0) })),
            ("parameters", .array(parameters)),
            ("families", .array(places.families.map { Self.numbers($0) })),
            ("properties", .array(properties)), ("states", .array(states)),
            ("curves", .array(curves.rows)), ("routes", .array(routes.rows)),
            ("tracks", .array(tracks.rows)), ("timelines", .array(timelines.rows)),
            ("variants", .array(variants)),
        ]
        if !transitions.isEmpty { members.append(("transitions", .array(transitions))) }
        if !targets.isEmpty { members.append(("targets", .array(targets))) }
        return .object(members)
    }

    private mutating func property(_ property: PropertyDeclaration, at slot: Int) -> JSONValue {
        .array([
            .string(property.path.text), type(property.type), .number(Double(slot)),
            .bool(property.isAdditive), .number(property.restSpeed),
        ])
    }

    private mutating func parameter(_ parameter: MotionParameter) -> JSONValue {
        imports.late = true
        let value = parameter.defaultValue
        return .array([.string(parameter.name), type(value.type), Self.numbers(value.components.array)])
    }

    private mutating func stateValue(_ operand: Operand, _ type: ValueType) -> JSONValue {
        guard case .formula(let formula, _) = operand else {
            let value = operand.constant.flatMap { $0.converted(to: type) ?? $0.canonical }
            return value.map { Self.numbers($0.components.array) } ?? .null
        }
        return .object([("formula", code(formula))])
    }

    private mutating func variant(_ variant: CompiledVariant) throws(BindingError) -> JSONValue {
        let forwards = try timeline(variant.timeline, of: variant, isReversed: false)
        var members: [(String, JSONValue)] = [
            ("name", .string(variant.name)), ("from", .string(variant.startState)),
            ("to", .string(variant.endState)), ("timeline", .number(Double(forwards))),
        ]
        if variant.reversedTimeline != variant.timeline.withReversedValues
            || needsOwnReversal(variant.timeline)
        {
            let reversed = try timeline(variant.reversedTimeline, of: variant, isReversed: true)
            members.append(("reversed", .number(Double(reversed))))
        }
        if let form = variant.reducedForm { members.append(("reduced", .string(form))) }
        return .object(members)
    }

    static func numbers(_ numbers: [Double]) -> JSONValue { .array(numbers.map { .named($0) }) }
}
