import TestSupport

/// Random JSON texts, laid out badly.
struct RandomDocument {
    private var random: SplitMix64
    private let hasComments: Bool
    private let hasBlankLines: Bool
    private(set) var text = ""

    init(seed: UInt64, hasComments: Bool, hasBlankLines: Bool = true) {
        random = SplitMix64(seed: seed)
        self.hasComments = hasComments
        self.hasBlankLines = hasBlankLines
        if hasComments, chance(5) { text += "\u{FEFF}" }
        trivia()
        if chance(10) { value(3) } else { object(3, keys: Self.topKeys) }
        trivia()
    }

    private static let topKeys = [
        "motionSpec", "name", "curves", "durations", "animations", "variants", "timings", "states",
        "$extensions", "parameters", "defaults",
    ]
    private static let innerKeys = [
        "values", "timing", "delay", "duration", "curve", "timings", "bezier", "expand", "chip.position.x",
        "*", "$extensions", "é\\u00e9", "a", "b", "reducedMotion",
    ]
    private static let numbers = [
        "0", "-0", "1", "1.0", "0.40", "1e3", "1E-7", "12345678901234567890",
        "0.1000000000000000055511151231",
        "-2.5e+2", "100000000000000000000000", "5e-324", "0e5", "1e-400",
    ]
    private static let strings = [
        "\"285ms\"", "\"\"", "\"a\\\"b\\\\c\\/d\"", "\"\\u00e9\\ud83d\\ude00\"", "\"// no comment\"",
        "\"/* none */\"", "\"\\u0000\\t\\u001f\"", "\"\u{A0}\u{200B}\u{2028}\"", "\"中文 ’\"",
        "\"standard\"", "\"a longer text that takes a good part of the line, so that some lines are full\"",
    ]
    private static let comments = [
        "// line\n", "//\n", "// with \"quotes\", {brackets}   \r\n", "/* block */", "/**/",
        "/* two\n   lines */",
        "/* three\r\n\t* lines  \r\n\t*/", "/* é */", "// end\r",
    ]

    private mutating func chance(_ percent: UInt64) -> Bool { random.next() % 100 < percent }

    private mutating func pick<T>(_ list: [T]) -> T { list[Int(random.next() % UInt64(list.count))] }

    private mutating func trivia() {
        for _ in 0..<(random.next() % 3) {
            var spaces = [" ", "  ", "\t", "\n", "\r\n", " \n    "]
            if hasBlankLines { spaces += ["\n\n", "\r\n \t\r\n", "\r\r"] }
            let space = pick(spaces)
            // Two line ends in a row are an empty line, wherever they come from.
            if hasBlankLines || !space.contains(where: \.isNewline) || !(text.last?.isNewline ?? false) {
                text += space
            }
            if !hasBlankLines, space.contains(where: \.isNewline) { return }
            if hasComments, chance(25) { text += pick(Self.comments) }
        }
    }

    private mutating func value(_ depth: Int) {
        switch random.next() % (depth > 0 ? 8 : 4) {
        case 0: text += pick(["null", "true", "false"])
        case 1, 2: text += pick(Self.numbers)
        case 3: text += pick(Self.strings)
        case 4, 5: array(depth)
        default: object(depth, keys: Self.innerKeys)
        }
    }

    private mutating func array(_ depth: Int) {
        let isNumbers = chance(30)
        let isObjects = chance(30)
        text += "["
        trivia()
        let count = isNumbers && chance(20) ? 60 : Int(random.next() % 5)
        for index in 0..<count {
            if isNumbers {
                text += pick(Self.numbers)
            } else if isObjects {
                object(depth - 1, keys: Self.innerKeys)
            } else {
                value(depth - 1)
            }
            separate(index, count)
        }
        text += "]"
    }

    private mutating func object(_ depth: Int, keys: [String]) {
        text += "{"
        trivia()
        let count = depth > 0 ? Int(random.next() % 6) : 0
        for index in 0..<count {
            text += "\"\(pick(keys))\""
            trivia()
            text += ":"
            trivia()
            value(depth - 1)
            separate(index, count)
        }
        text += "}"
    }

    private mutating func separate(_ index: Int, _ count: Int) {
        trivia()
        if index + 1 < count || chance(20) { text += "," }
        trivia()
    }
}
