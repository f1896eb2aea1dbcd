/// Values of every type.
extension MadeSpec {
    private static let paths = [
        "own", "position.y", "opacity", "transform.rotation.z", "backgroundColor", "bounds.size", "frame",
        "isOpen", "icon", "transform",
        "shape", "position", "many",
    ]

    /// A property path, and an animation of it; no two have one target.
    mutating func animation(_ index: Int, states: Int) -> (key: String, text: String) {
        let path = Self.paths[choices.below(Self.paths.count)]
        let values = (0..<states).map { _ in value(path) }
        var members = ["\"values\":[\(values.joined(separator: ","))]", "\"timing\":\"t\(index)\""]
        switch path {
        case "backgroundColor" where choices.below(2) == 0:
            members.append(
                "\"space\":\"\(["srgb", "linear-srgb", "oklab", "oklch", "hsl"][choices.below(5)])\"")
        case "transform.rotation.z" where choices.below(2) == 0:
            members.append("\"turn\":\"\(["shortest", "longest"][choices.below(2)])\"")
        case "own", "position.y":
            // Only a travel that is known when the spec is read has a velocity of its own.
            let isKnown = !values.contains { $0.hasPrefix("\"=") }
            if isKnown, choices.below(4) == 0 { members.append("\"velocity\":\(number(-200...200))") }
            if choices.below(6) == 0 { members.append("\"additive\":\(choices.below(2) == 0)") }
            if choices.below(6) == 0 { members.append("\"weight\":\(number(0...1))") }
        default: break
        }
        return ("x\(index).\(path)", "{\(members.joined(separator: ","))}")
    }

    /// Declarations of what values read, and of some of the paths among properties, each of which may say how they are aligned.
    mutating func declarations(_ keys: [String]) -> [String] {
        // What values read.
        var declarations = [
            "\"room.own\":{\"initial\":\(number(-9...9))}", "\"room.bounds\":{\"initial\":[1,2,3,40]}",
        ]
        for key in keys where key.hasSuffix(".shape") {
            switch choices.below(4) {
            case 0: declarations.append("\"\(key)\":{\"align\":\"none\"}")
            case 1: declarations.append("\"\(key)\":{\"type\":\"path\",\"align\":\"nearest\"}")
            case 2: declarations.append("\"\(key)\":{\"initial\":\"\(outline())\",\"align\":\"none\"}")
            default: break
            }
        }
        return declarations
    }

    private mutating func value(_ path: String) -> String {
        switch path {
        case "own":
            switch choices.below(6) {
            case 0: return "\"= h * \(number(-9...9))\""
            case 1: return "\"= value(room.bounds.height) * \(number(-9...9)) - value(room.own)\""
            default: return number(-100...100)
            }
        case "position.y": return number(-500...500)
        case "opacity": return number(0...1)
        case "transform.rotation.z": return "\"\(number(-400...400))deg\""
        case "backgroundColor": return color()
        case "bounds.size": return "[\(number(0...300)),\(number(0...300))]"
        case "frame": return "[\(number(-90...90)),\(number(-90...90)),\(number(0...300)),\(number(0...300))]"
        case "isOpen": return choices.below(2) == 0 ? "true" : "false"
        case "icon": return "\"\(["play", "pause", "é", ""][choices.below(4)])\""
        case "transform": return transform()
        case "shape": return "\"\(outline())\""
        case "position": return "{\"x\":\(number(-90...90)),\"y\":\(number(-90...90))}"
        default: return "[\(number(-9...9)),\(number(-9...9)),\(number(-9...9))]"
        }
    }

    mutating func color() -> String {
        switch choices.below(4) {
        case 0: return "\"#\(String(choices.next() % 0x1000000 + 0x1000000, radix: 16).dropFirst())\""
        case 1: return "\"oklch(\(number(0...1)) \(number(0...0.4)) \(number(0...360)) / \(number(0...1)))\""
        case 2: return "\"rgb(\(number(0...255)) \(number(0...255)) \(number(0...255)) / \(number(0...1)))\""
        default: return "\"\(["red", "transparent", "white", "rebeccapurple"][choices.below(4)])\""
        }
    }

    private mutating func transform() -> String {
        var functions: [String] = []
        for _ in 0..<(1 + choices.below(3)) {
            switch choices.below(7) {
            case 0: functions.append("{\"translate\":[\(number(-90...90)),\(number(-90...90))]}")
            case 1: functions.append("{\"rotate\":\"\(number(-360...360))deg\"}")
            case 2: functions.append("{\"scale\":\(number(-2...3))}")
            case 3: functions.append("{\"skew\":\"\(number(-60...60))deg\"}")
            case 4: functions.append("{\"rotateY\":\"\(number(-180...180))deg\"}")
            case 5: functions.append("{\"perspective\":\(number(100...900))}")
            default:
                functions.append(
                    "{\"rotate3d\":{\"axis\":[\(number(-1...1)),1,\(number(-1...1))],\"angle\":\(number(-180...180))}}"
                )
            }
        }
        return "[\(functions.joined(separator: ","))]"
    }

    /// Path data of a few pieces.
    mutating func outline() -> String {
        var text = "M\(number(-50...50)) \(number(-50...50))"
        for _ in 0..<(1 + choices.below(4)) {
            func numbers(_ count: Int) -> String {
                (0..<count).map { _ in number(-50...50) }.joined(separator: " ")
            }
            switch choices.below(6) {
            case 0: text += "L\(numbers(2))"
            case 1: text += "c\(numbers(6))"
            case 2: text += "Q\(numbers(4))"
            case 3:
                text +=
                    "a\(number(1...40)) \(number(1...40)) \(number(-90...90)) \(choices.below(2)) \(choices.below(2)) \(numbers(2))"
            case 4: text += "h\(numbers(1))"
            default: text += "z"
            }
        }
        return text
    }
}
