import MotionModel

/// The times and curves that one text uses: each place once, in the order of reading.
package struct SpecStatistics: Sendable {
    /// A value that was chosen.
    struct Choice<Value: Sendable>: Sendable {
        let value: Value
        let source: Source
        /// The name that is defined there; nil if the value is used.
        let definedName: String?
        let range: SourceRange
    }

    /// The form of a choice.
    enum Source: Hashable, Sendable {
        /// The value itself.
        case written
        /// A name of the same text.
        case own(String)
        /// A name of an import, with its namespace.
        case imported(String)
        /// A name of the language.
        case language(String)

        /// The name; nil for a value that is written out.
        var name: String? {
            switch self {
            case .written: nil
            case .own(let name), .imported(let name), .language(let name): name
            }
        }
    }

    /// The durations of timings, of leaves, of names and of the defaults.
    private(set) var durations: [Choice<WrittenDuration>] = []
    /// The delays of timings and nodes, in seconds.
    private(set) var delays: [Choice<Double>] = []
    /// The curves of timings, nodes and keyframes, of names and of the defaults, except those that jump.
    private(set) var curves: [Choice<CurveDraft>] = []
    /// The names and values of the imports.
    private(set) var libraries: [Scale] = []
    /// The places of the choices: a text that is read for several targets is counted once.
    private var places: Set<Int> = []

    mutating func add(_ duration: Choice<WrittenDuration>) {
        if places.insert(duration.range.start).inserted { durations.append(duration) }
    }

    mutating func add(delay: Choice<Double>) {
        if places.insert(delay.range.start).inserted { delays.append(delay) }
    }

    mutating func add(_ curve: Choice<CurveDraft>) {
        if places.insert(curve.range.start).inserted { curves.append(curve) }
    }

    mutating func add(_ library: Scale) { libraries.append(library) }
}
