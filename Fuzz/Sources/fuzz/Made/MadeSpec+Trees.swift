/// Motion trees of the leaves that random trees of the tests don't have.
extension MadeSpec {
    /// A spec with one variant and perhaps its mirror: leaves of every kind, of targets of their own.
    mutating func treeSpec() -> String {
        let leaves = (0..<(1 + choices.below(4))).map { leaf($0) }
        let head = choices.below(2) == 0 ? "sequence" : "group"
        var tree = "{\"\(head)\":[\(leaves.joined(separator: ","))]"
        if choices.below(4) == 0 { tree += ",\"autoreverse\":true" }
        if choices.below(4) == 0 { tree += ",\"iterations\":\(number(0...3))" }
        if choices.below(4) == 0 { tree += ",\"delay\":\(number(0...0.3))" }
        if head == "group", choices.below(3) == 0 {
            let order = ["first", "last", "center", "edges"][choices.below(4)]
            tree += ",\"stagger\":{\"each\":\(number(0...0.1)),\"from\":\"\(order)\"}"
        }
        let mirror = choices.below(2) == 0 ? ",\"undo\":{\"extends\":\"go\",\"mirror\":true}" : ""
        return """
            {"motionSpec":1,"name":"Made",\(MadeSpec.judgements)"variants":{"go":{"motion":\(tree)}}\(mirror)}}
            """
    }

    /// A leaf of a kind that random trees of the tests don't have, or what takes no time.
    mutating func leaf(_ index: Int) -> String {
        let x = "x\(index)"
        switch choices.below(11) {
        case 0:
            let friction = choices.below(2) == 0 ? "\"rate\":0.998" : "\"friction\":\(number(0.5...9))"
            return
                "{\"decay\":\"\(x).contentOffset.y\",\"from\":\(number(-90...90)),\"velocity\":\(number(10...2000)),\(friction)}"
        case 1:
            return """
                {"physics":"\(x).position.y","from":\(number(1...299)),"velocity":\(number(-900...900)),"friction":\(number(0.2...0.9)),\
                "restitution":\(number(0...1)),"bounds":[0,300]}
                """
        case 2:
            let edges = choices.below(2) == 0 ? ",\"edges\":\"wrap\"" : ""
            return """
                {"path":"\(outline())","moves":"\(x).position","turns":"\(x).transform.rotation.z","start":\(number(0...1)),\
                "end":\(number(0...1)),"duration":\(number(0.05...1)),"curve":\(curve())\(edges)}
                """
        case 3:
            return
                "{\"animate\":\"\(x).backgroundColor\",\"from\":\(color()),\"through\":[\(color()),\(color())],\"duration\":\(number(0.05...1))}"
        case 4:
            return """
                {"animate":"\(x).zPosition","from":0,"keyframes":[{"at":"20%","value":\(number(-9...9)),"curve":\(curve())},\
                {"at":"90%","value":\(number(-9...9))}],"duration":\(number(0.05...1))}
                """
        case 5:
            return
                "{\"animate\":\"\(x).zPosition\",\"from\":1,\"steps\":[\(number(-9...9)),\(number(-9...9))],\"duration\":\(number(0.05...1))}"
        case 6:
            let formulas = [
                "20 * sin(2 * pi * p)", "t * 3 - p", "abs(p - 0.5)", "p < 0.5 ? 1 : 2",
                "exp(-3 * t) * cos(9 * t)",
            ]
            return
                "{\"animate\":\"\(x).zPosition\",\"from\":0,\"value\":\"= \(formulas[choices.below(5)])\",\"duration\":\(number(0.05...1))}"
        case 7:
            return """
                {"each":["\(x)a","\(x)b","\(x)c"],"motion":{"animate":"$.zPosition","from":0,"to":"= 1 - index / count",\
                "duration":\(number(0.01...0.4)),"curve":\(curve())},"stagger":\(number(0...0.1))}
                """
        case 8: return "{\"set\":{\"\(x).opacity\":\(number(0...1))}}"
        case 9: return "{\"emit\":\"tick\",\"payload\":{\"n\":\(number(0...9))}}"
        default:
            return
                "{\"animate\":\"\(x).own\",\"from\":\(number(-9...9)),\"by\":\(number(-9...9)),\"curve\":\(curve())}"
        }
    }
}
