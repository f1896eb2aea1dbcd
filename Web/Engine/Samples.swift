import MotionModel
import SpecCompiler
import SpecFormat

/// What a variant shows by itself, from rest, at given times.
struct Samples {
    private let timeline: BoundTimeline
    private let times: [Double]
    private let isRows: Bool

    /// Samples that a request names: `variant`, `reversed`, `reduced`, and times.
    init(_ request: Request, of loaded: LoadedMotion) throws(Engine.Refusal) {
        let variant = try loaded.variant(request.string("variant"), reduced: request.flag("reduced"))
        times = try request.times()
        isRows = request.flag("rows")
        do throws(BindingError) {
            timeline = try loaded.motion.bind(
                variant, reversingValues: request.flag("reversed"), parameters: loaded.components,
                initial: loaded.initial)
        } catch {
            throw Engine.Refusal(error.phrase)
        }
    }

    /// What `speccli sample --velocity` prints; for rows, the properties and their numbers.
    var answer: Engine.Answer {
        guard isRows else {
            return Engine.Answer(TimelineSamples(timeline, at: times, withVelocity: true).json)
        }
        let properties = timeline.properties.sorted { $0.property < $1.property }
        var rows = Rows()
        for property in properties {
            let samples = times.map { property.sample(at: $0) }
            rows.add(
                property.property.text, samples.map { $0.value.components }, samples.map { $0.velocity })
        }
        return rows.answer
    }
}

/// Numbers of properties over time: for each property its stored components one after another, each over all times, then
/// their velocities in the same way.
struct Rows {
    private var columns: [JSONValue] = []
    private var numbers: [Double] = []

    /// Adds a property, by its components and velocities at each time.
    mutating func add(_ path: String, _ values: [[Double]], _ velocities: [[Double]]) {
        let count = values.first?.count ?? 0
        columns.append(.object([("property", .string(path)), ("components", .number(Double(count)))]))
        for table in [values, velocities] {
            for component in 0..<count {
                for row in table { numbers.append(row[component]) }
            }
        }
    }

    /// `{ "columns": [{ "property", "components" }, …] }` with the numbers.
    var answer: Engine.Answer { Engine.Answer(.object([("columns", .array(columns))]), numbers: numbers) }
}
