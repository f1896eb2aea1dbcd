/// Nodes of every kind in each other.
extension MadeSpec {
    /// A node; deeper ones are leaves.
    mutating func node(depth: Int, states: Int) -> String {
        switch choices.below(depth > 0 ? 15 : 9) {
        case 0, 1: return leaf(choices.below(3))
        case 2: return layer()
        case 3:
            let way = (0..<states).map { _ in number(-9...9) }.joined(separator: ",")
            return "{\"animate\":\"\(place()).own\",\"values\":[\(way)],\"curve\":\(curve())\(repetition())}"
        case 4:
            return
                "{\"animate\":\"\(place()).own\",\"to\":\(number(-50...50)),\"duration\":\(length()),\"curve\":\(curve())\(wayBack())\(repetition())}"
        case 5: return "{\"wait\":\(["null", "\"20%\"", number(0...0.2)][choices.below(3)])}"
        case 6: return "{\"emit\":\"e\(choices.below(9))\",\"delay\":\(number(0...0.2))}"
        case 7: return "{\"use\":\"\(["go", "back"][choices.below(2)])\"\(repetition())}"
        case 8: return moving()
        case 9, 10, 11: return container("sequence", ["contiguous", "sequential"], depth, states)
        case 12, 13: return container("group", ["contiguous", "independent", "synchronized"], depth, states)
        default:
            let motion = node(depth: depth - 1, states: states)
            return
                "{\"each\":[\"r.0\",\"r.1\",\"r.2\"],\"motion\":{\"group\":[\(motion),{\"animate\":\"$.zPosition\",\"from\":0,\"to\":\"= index + h\"}]}\(stagger())\(bend())\(repetition())}"
        }
    }

    private mutating func container(_ head: String, _ ways: [String], _ depth: Int, _ states: Int) -> String {
        let children = (0..<(1 + choices.below(3))).map { _ in node(depth: depth - 1, states: states) }
        var text = "{\"\(head)\":[\(children.joined(separator: ","))]"
        if head == "group" { text += stagger() }
        let way = choices.below(4) == 0 ? ways[choices.below(ways.count)] : nil
        if let way { text += ",\"autoreverse\":true,\"reversing\":\"\(way)\"" }
        if way == nil || way == "contiguous" { text += bend() }
        if choices.below(5) == 0 { text += ",\"duration\":\(number(0.3...2))" }
        return text + repetition() + "}"
    }

    /// A container's own curve: springs too.
    mutating func bend() -> String { choices.below(3) == 0 ? ",\"curve\":\(curve())" : "" }

    private mutating func stagger() -> String {
        switch choices.below(5) {
        case 0: return ",\"stagger\":\(number(0...0.1))"
        case 1:
            return
                ",\"stagger\":{\"total\":\(number(0...0.3)),\"curve\":\(curve()),\"from\":\(choices.below(2))}"
        case 2: return ",\"stagger\":{\"each\":\"10%\",\"from\":\"edges\"}"
        default: return ""
        }
    }

    /// What adds to what else moves a property, by a formula too.
    private mutating func layer() -> String {
        let property = "\(place()).own"
        let formulas = [
            "8 * sin(6 * pi * p)", "exp(-3 * t) * cos(40 * t) * 5", "from + p * p",
            "h * p + value(n1.own) - value(room.own)",
        ]
        let way =
            choices.below(2) == 0
            ? "\"value\":\"= \(formulas[choices.below(4)])\""
            : "\"by\":\(number(-20...20)),\"curve\":\(curve())"
        return
            "{\"animate\":\"\(property)\",\"from\":0,\(way),\"additive\":true,\"weight\":\(number(0...1)),\"duration\":\(length())\(repetition())}"
    }

    /// A glide, a throw or a way that turns what follows it.
    private mutating func moving() -> String {
        switch choices.below(4) {
        case 0:
            return
                "{\"decay\":\"\(place()).own\",\"from\":\(number(-90...90)),\"velocity\":\(number(10...900)),\"friction\":\(number(1...9)),\"snap\":[0,50,100]\(repetition())}"
        case 1:
            return
                "{\"physics\":\"\(place()).own\",\"from\":\(number(1...99)),\"velocity\":\(number(-900...900)),\"friction\":\(number(0.3...0.9)),\"restitution\":\(number(0...0.9)),\"bounds\":[0,100]\(repetition())}"
        case 2:
            return
                "{\"path\":\"\(outline())\",\"moves\":\"q.position\",\"turns\":\"q.transform.rotation.z\",\"velocity\":\(number(50...900)),\"friction\":0.6,\"edges\":\"wrap\"}"
        default:
            return
                "{\"path\":\"\(outline())\",\"moves\":\"q.position\",\"turns\":\"q.transform.rotation.z\",\"duration\":\(length()),\"curve\":\(curve())\(wayBack())\(repetition())}"
        }
    }

    private mutating func place() -> String { ["n0", "n1", "n2"][choices.below(3)] }

    private mutating func length() -> String {
        ["0", "\"25%\"", "\"d1\""][safe: choices.below(9)] ?? number(0.02...0.6)
    }

    private mutating func wayBack() -> String {
        switch choices.below(5) {
        case 0: ",\"autoreverse\":true"
        case 1: ",\"autoreverse\":true,\"reverseCurve\":\(curve())"
        default: ""
        }
    }

    /// When and how often something plays.
    mutating func repetition() -> String {
        var text = ""
        if choices.below(4) == 0 { text += ",\"delay\":\(number(-0.2...0.3))" }
        if choices.below(7) == 0 { text += ",\"endDelay\":\(number(-0.2...0.3))" }
        switch choices.below(14) {
        case 0, 1: text += ",\"iterations\":\(number(0...3))"
        case 2: text += ",\"iterations\":\(2 + choices.below(3))"
        case 3: text += ",\"repeatFor\":\(number(0.05...1.5))"
        case 4: text += ",\"iterations\":\"infinite\"\(choices.below(2) == 0 ? ",\"sync\":true" : "")"
        default: break
        }
        if choices.below(7) == 0 {
            text += ",\"iterationStart\":\(["0.5", "1", "0.25", "1.7"][choices.below(4)])"
        }
        if choices.below(6) == 0 {
            text += ",\"direction\":\"\(["alternate", "reverse", "alternate-reverse"][choices.below(3)])\""
        }
        if choices.below(6) == 0 { text += ",\"speed\":\(number(0.25...4))" }
        return text
    }
}

extension Array {
    /// The element at a position; nil behind the end.
    fileprivate subscript(safe index: Int) -> Element? { index < count ? self[index] : nil }
}
