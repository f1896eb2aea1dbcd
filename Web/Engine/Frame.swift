import MotionModel
import SpecFormat

/// What is shown of all properties that move, at one instant.
///
/// Numbers lie one after another, as they are stored, because a page asks for them sixty times a second; what is more than its
/// numbers is there as text.
struct Frame {
    /// The velocity of the property that is watched, which follows the numbers.
    var velocity: [Double] = []
    /// Where the machine is that is performed; `nil` where there is none.
    var machine: JSONValue?
    private let isNamed: Bool
    private let numbers: [Double]
    private var columns: [JSONValue] = []
    private var texts: [JSONValue] = []

    /// A frame of the components of all properties.
    ///
    /// - Parameter isNamed: Whether it says what the numbers are. A page asks once for each list of plays.
    init(isNamed: Bool, numbers: [Double]) {
        self.isNamed = isNamed
        self.numbers = numbers
    }

    /// Adds a property, in the order of the numbers.
    mutating func add(_ path: String, _ type: ValueType, _ value: () -> MotionValue) {
        if isNamed {
            columns.append(
                .object([("property", .string(path)), ("components", .number(Double(type.componentCount)))]))
        }
        switch type {
        case .path, .string, .boolean, .transform:
            texts.append(.array([.string(path), value().asRead.json]))
        case .number, .integer, .angle, .point, .size, .vector, .rect, .insets, .color, .colorIn, .turning,
            .routePosition, .routeTangent:
            break
        }
    }

    /// `{ "columns": [{ "property", "components" }, …], "texts": [[path, value], …], "machine" }` with the numbers; no columns
    /// where they weren't asked for.
    var answer: Engine.Answer {
        var members: [(String, JSONValue)] = [("columns", .array(columns)), ("texts", .array(texts))]
        if let machine { members.append(("machine", machine)) }
        return Engine.Answer(.object(members), numbers: numbers + velocity)
    }
}
