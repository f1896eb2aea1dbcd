import MotionModel
import TestSupport

/// The text of a valid spec that follows from choices: timings with values of every type along every kind of curve, a motion
/// tree, or all of the language at once.
struct MadeSpec {
    var choices: Choices

    init(_ bytes: [UInt8]) { choices = Choices(bytes) }

    /// A spec, and whether it has variants 'go' and 'back' of which the second is the mirror of the first.
    mutating func spec() -> (text: String, isMirrored: Bool) {
        switch choices.below(6) {
        case 0:
            var tree = RandomTree(random: choices)
            return (RandomTree<Choices>.text(of: tree.motion()), false)
        case 1: return (choices.below(3) == 0 ? lateSpec() : treeSpec(), false)
        case 2, 3:
            let text = wholeSpec() ?? treeSpec()
            return (text, text.contains("\"back\":{\"extends\":\"go\""))
        default: return timedSpec()
        }
    }

    private mutating func timedSpec() -> (text: String, isMirrored: Bool) {
        let states = 2 + choices.below(2)
        let count = 1 + choices.below(4)
        var (animations, timings, keys): ([String], [String], [String]) = ([], [], [])
        var isEndless = false
        for index in 0..<count {
            let (key, animation) = animation(index, states: states)
            animations.append("\"\(key)\":\(animation)")
            keys.append(key)
            timings.append("\"t\(index)\":\(timing(&isEndless))")
        }
        let names = ["a", "b", "c"].prefix(states).map { "\"\($0)\"" }.joined(separator: ",")
        var variants = [
            "\"go\":{\"timings\":{\(timings.joined(separator: ","))}\(choices.below(3) == 0 ? reduced() : "")}"
        ]
        if !isEndless { variants.append("\"back\":{\"extends\":\"go\",\"mirror\":true}") }
        if choices.below(2) == 0 {
            variants.append("\"other\":{\"extends\":\"go\",\"reverseValues\":true\(reduced())}")
        }
        let playable = variants.map { String($0.dropFirst().prefix { $0 != "\"" }) }
        let rows = transitions(between: ("a", states == 2 ? "b" : "c"), isAll: states == 2, of: playable)
        let present = targets(in: Array(["a", "b", "c"].prefix(states)))
        let text = """
            {"motionSpec":1,"name":"Made",\(MadeSpec.judgements)"states":[\(names)],"parameters":{"h":\(number(1...9))},
            "properties":{\(declarations(keys).joined(separator: ","))},"animations":{\(animations.joined(separator: ","))},"variants":{\(variants.joined(separator: ","))}\(rows)\(present)}
            """
        return (text, !isEndless)
    }

    /// Whether somebody should look at it is no matter here.
    static let judgements =
        "\"$lint\":{\"ignore\":{\"flash\":\"made by chance\",\"reduced-moves\":\"made by chance\"}},"

    private mutating func reduced() -> String {
        ["", ",\"reducedMotion\":\"instant\"", ",\"reducedMotion\":\"fade\""][choices.below(3)]
    }

    mutating func timing(_ isEndless: inout Bool) -> String {
        var members = ["\"curve\":\(curve())", "\"duration\":\(number(0.01...0.6))"]
        if choices.below(3) == 0 { members.append("\"delay\":\(number(-0.2...0.4))") }
        if choices.below(6) == 0 { members.append("\"endDelay\":\(number(0...0.3))") }
        switch choices.below(8) {
        case 0: members.append("\"iterations\":\(number(0...3))")
        case 1: members.append("\"iterations\":\(1 + choices.below(4))")
        case 2: members.append("\"repeatFor\":\(number(0.01...2))")
        case 3:
            members.append("\"iterations\":\"infinite\"")
            isEndless = true
        default: break
        }
        if choices.below(4) == 0 {
            let directions = ["reverse", "alternate", "alternate-reverse"]
            members.append("\"direction\":\"\(directions[choices.below(3)])\"")
        }
        if choices.below(5) == 0 {
            members.append("\"autoreverse\":true")
            if choices.below(2) == 0 { members.append("\"reverseCurve\":\(curve())") }
        }
        if choices.below(8) == 0 { members.append("\"iterationStart\":\(number(0...2))") }
        if choices.below(6) == 0 { members.append("\"speed\":\(number(0.25...4))") }
        return "{\(members.joined(separator: ","))}"
    }

    /// A number of at most three decimals.
    mutating func number(_ range: ClosedRange<Double>) -> String {
        NumberText.text((choices.uniform(range) * 1000).rounded() / 1000)
    }
}
