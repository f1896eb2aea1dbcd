import MotionModel
import TestSupport

/// Random motion trees as spec text, of every container, way back and repetition.
struct RandomTree<Source: RandomNumberGenerator> {
    var random: Source
    /// How many different properties a tree moves.
    static var properties: [String] { ["a.x", "b.x", "c.x"] }

    /// A spec with one variant that is a random tree.
    mutating func spec() -> String {
        let tree = node(depth: 3, properties: Self.properties)
        let declared = Self.properties.map { "\"\($0)\": { \"type\": \"number\", \"initial\": 5 }" }
        return """
            { "motionSpec": 1, "name": "Tree", "properties": { \(declared.joined(separator: ", ")) },
              "variants": { "go": { "motion": \(tree) } } }
            """
    }

    private mutating func node(depth: Int, properties: [String]) -> String {
        let kind = integer(0, 9)
        if depth == 0 || kind < 3 { return leaf(properties) }
        if kind == 3 { return "{ \"wait\": \(number(in: 0...0.3)) }" }
        if kind < 7 || properties.count < 2 {
            let count = integer(1, 3)
            let children = (0..<count).map { _ in node(depth: depth - 1, properties: properties) }
            return container("sequence", children, reversing: ["contiguous", "sequential"])
        }
        // Each child of a group has properties of its own.
        let cut = integer(1, properties.count - 1)
        let children = [
            node(depth: depth - 1, properties: Array(properties[..<cut])),
            node(depth: depth - 1, properties: Array(properties[cut...])),
        ]
        var more = ""
        if integer(0, 2) == 0 { more = ", \"stagger\": \(number(in: 0...0.2))" }
        return container("group", children, reversing: ["contiguous", "independent", "synchronized"], more)
    }

    private mutating func container(
        _ head: String, _ children: [String], reversing: [String], _ more: String = ""
    ) -> String {
        var text = "{ \"\(head)\": [\(children.joined(separator: ", "))]\(more)"
        if integer(0, 3) == 0 {
            text += ", \"autoreverse\": true"
            if integer(0, 1) == 0 {
                text += ", \"reversing\": \"\(reversing[integer(0, reversing.count - 1)])\""
            }
        }
        return text + repetition() + " }"
    }

    private mutating func leaf(_ properties: [String]) -> String {
        let property = properties[integer(0, properties.count - 1)]
        var text = "{ \"animate\": \"\(property)\", \"duration\": \(number(in: 0.01...0.5))"
        switch integer(0, 3) {
        case 0: text += ", \"to\": \(number(in: -50...50))"
        case 1: text += ", \"by\": \(number(in: -50...50))"
        case 2: text += ", \"through\": [\(number(in: -9...9)), \(number(in: -9...9)), \(number(in: -9...9))]"
        default:
            text += ", \"keyframes\": [{ \"at\": \"30%\", \"value\": \(number(in: -9...9)) }, "
            text += "{ \"at\": \"80%\", \"value\": \(number(in: -9...9)), \"curve\": \"linear\" }]"
        }
        let curves = ["\"linear\"", "\"ease-out\"", "\"cubic.inOut\"", "\"back.out\""]
        text += ", \"curve\": \(curves[integer(0, 3)])"
        if integer(0, 4) == 0 { text += ", \"autoreverse\": true" }
        return text + repetition() + " }"
    }

    private mutating func repetition() -> String {
        var text = ""
        if integer(0, 2) == 0 { text += ", \"delay\": \(number(in: 0...0.3))" }
        if integer(0, 4) == 0 { text += ", \"endDelay\": \(number(in: 0...0.2))" }
        switch integer(0, 9) {
        case 0, 1: text += ", \"iterations\": \(integer(2, 3))"
        case 2, 3: text += ", \"iterations\": 1.5"
        default: break
        }
        if integer(0, 5) == 0 { text += ", \"speed\": \(number(in: 0.5...2))" }
        if integer(0, 6) == 0 { text += ", \"direction\": \"alternate\"" }
        return text
    }

    private mutating func integer(_ low: Int, _ high: Int) -> Int {
        low + Int(random.next() % UInt64(high - low + 1))
    }

    private mutating func number(in range: ClosedRange<Double>) -> String {
        let value = random.uniform(range)
        return NumberText.text((value * 1000).rounded() / 1000)
    }
}
