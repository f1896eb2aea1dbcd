import MotionModel
import SpecCompiler
import SpecFormat

/// What a variant shows by itself, from rest.
struct Samples {
    private let timeline: BoundTimeline
    private let properties: [BoundProperty]

    /// The samples of what a request names: `variant`, `reversed`, `reduced`, and `only` for one property.
    init(_ request: Request, of loaded: LoadedMotion) throws(Engine.Refusal) {
        let variant = try loaded.variant(request)
        do throws(BindingError) {
            timeline = try loaded.motion.bind(
                variant, reversingValues: request.flag("reversed"), parameters: loaded.components,
                initial: loaded.initial)
        } catch {
            throw Engine.Refusal(error.phrase)
        }
        properties = timeline.properties
    }

    /// What `speccli sample --velocity` prints; for `rows`, the properties and their numbers.
    func answer(_ request: Request) throws(Engine.Refusal) -> Engine.Answer {
        let times = try request.times()
        guard request.flag("rows") else {
            return Engine.Answer(TimelineSamples(timeline, at: times, withVelocity: true).json)
        }
        var rows = Rows()
        for property in properties {
            let samples = times.map { property.sample(at: $0) }
            rows.add(
                property.property.text, samples.map { $0.value.components.array }, samples.map { $0.velocity })
        }
        return rows.answer
    }

    /// Everything at one instant.
    func frame(_ request: Request) throws(Engine.Refusal) -> Engine.Answer {
        let time = try request.number("at")
        var components = [Double](repeating: 0, count: timeline.componentCount)
        timeline.sample(at: time, into: &components)
        let watched = request.text("watch")
        var frame = Frame(isNamed: request.flag("named"), numbers: components)
        for property in properties {
            let path = property.property.text
            let type = property.base.form.canonical
            frame.add(path, type) { property.value(at: time) }
            if path == watched { frame.velocity = property.velocity(at: time) }
        }
        return frame.answer
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
