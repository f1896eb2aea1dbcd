/// Trees of which something is only known when they play, which stands where nothing waits for it.
extension MadeSpec {
    /// A spec with one late variant; it has no mirror.
    mutating func lateSpec() -> String {
        """
        {"motionSpec":1,"name":"Made",\(MadeSpec.judgements)"parameters":{"h":\(number(1...9))},
        "properties":{\(declarations([]).joined(separator: ","))},"variants":{"go":{"motion":\(lateTree())}}}
        """
    }

    /// Late leaves together, or one of them behind others whose lengths are known.
    mutating func lateTree() -> String {
        let late = (0..<(1 + choices.below(3))).map { lateLeaf($0) }
        let group = "{\"group\":[\(late.joined(separator: ","))]\(lateTimes())}"
        guard choices.below(2) == 0 else { return group }
        // What has no length of its own would take a share of one.
        let known = (0..<(1 + choices.below(3))).map { index in
            "{\"animate\":\"k\(index).zPosition\",\"from\":\(number(-9...9)),\"to\":\(number(-9...9)),\"duration\":\(number(0.01...0.5)),\"curve\":\(curve())}"
        }
        return "{\"sequence\":[\(known.joined(separator: ",")),\(group)]\(lateTimes())}"
    }

    /// A leaf of a property of its own: a spring, a decay or a throw.
    private mutating func lateLeaf(_ index: Int) -> String {
        let path = "l\(index).zPosition"
        let speed = "\"velocity\":\"= clamp(h * \(number(-300...300)) + value(room.own), -900, 900)\""
        switch choices.below(3) {
        case 0:
            let ends = [
                "\"to\":\(number(-90...90))", "\"by\":\"= h * \(number(-9...9))\"",
                "\"from\":\"= value(room.own)\",\"to\":\"= h * 9\"",
            ]
            return
                "{\"animate\":\"\(path)\",\(ends[choices.below(3)]),\(speed),\"curve\":\(lateSpring())\(lateTimes())}"
        case 1:
            let ends = [
                "", ",\"from\":\"= value(room.own)\",\"roundTo\":\"= clamp(h, 2, 7)\"",
                ",\"from\":5,\"snap\":[0,\"= clamp(h * 9, 0, 90)\",50]",
            ]
            return
                "{\"decay\":\"\(path)\",\(speed),\"friction\":\(number(1...9))\(ends[choices.below(3)])\(lateTimes())}"
        default:
            let walls = [
                "", ",\"bounds\":[\"= -20 - h\",\"= value(room.bounds.width) * 3\"]",
                ",\"from\":\"= h * 5\",\"bounds\":[0,\"= value(room.bounds.height)\"]",
            ]
            return
                "{\"physics\":\"\(path)\",\(speed),\"friction\":\(number(0.3...1)),\"restitution\":\(number(0...1))\(walls[choices.below(3)])\(lateTimes())}"
        }
    }

    private mutating func lateSpring() -> String {
        let stops = choices.below(4) == 0
        return
            "{\"spring\":{\"response\":\(number(0.1...0.8)),\"dampingFraction\":\(number(0.3...1.6)),\"stopAtTarget\":\(stops)}}"
    }

    /// When and how fast something plays, once.
    private mutating func lateTimes() -> String {
        var text = ""
        switch choices.below(6) {
        case 0: text += ",\"delay\":\(number(0...0.3))"
        case 1: text += ",\"delay\":\"= clamp(h / 40, 0, 0.2)\""
        default: break
        }
        if choices.below(6) == 0 { text += ",\"speed\":\(number(0.25...4))" }
        return text
    }
}
