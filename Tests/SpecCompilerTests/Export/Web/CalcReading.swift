import Foundation

/// Works out what CSS does with `calc()`: the grammar and the functions of CSS Values and Units Level 4, section 10.
struct CalcReading {
    enum Malformed: Error { case unexpected(String) }

    private var tokens: [String] = []
    private var place = 0
    private let variables: [String: Double]

    /// The number that a text stands for; units are left out.
    static func value(_ text: String, _ variables: [String: Double] = [:]) throws -> Double {
        var reading = CalcReading(text, variables)
        let value = try reading.sum()
        guard reading.place == reading.tokens.count else { throw Malformed.unexpected(text) }
        return value
    }

    private init(_ text: String, _ variables: [String: Double]) {
        self.variables = variables
        var rest = Substring(text)
        while let first = rest.first {
            if first == " " {
                // A sign with spaces round it is an operator.
                if rest.hasPrefix(" + ") || rest.hasPrefix(" - ") {
                    tokens.append(String(rest.dropFirst().first ?? "+") + " ")
                    rest = rest.dropFirst(3)
                } else {
                    rest = rest.dropFirst()
                }
            } else if first.isNumber || first == "."
                || ((first == "-" || first == "+") && !rest.hasPrefix("--"))
            {
                let number = rest.prefix { $0.isNumber || ".-+e".contains($0) }
                rest = rest.dropFirst(number.count)
                for unit in ["px", "deg"] where rest.hasPrefix(unit) { rest = rest.dropFirst(unit.count) }
                tokens.append(String(number))
            } else if first.isLetter || first == "-" {
                let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
                rest = rest.dropFirst(word.count)
                tokens.append(String(word))
            } else {
                tokens.append(String(first))
                rest = rest.dropFirst()
            }
        }
    }

    private mutating func next() -> String {
        guard place < tokens.count else { return "" }
        place += 1
        return tokens[place - 1]
    }

    private var peek: String { place < tokens.count ? tokens[place] : "" }

    private mutating func sum() throws -> Double {
        var value = try product()
        while peek == "+ " || peek == "- " { value += next() == "+ " ? try product() : -(try product()) }
        return value
    }

    private mutating func product() throws -> Double {
        var value = try factor()
        while peek == "*" || peek == "/" {
            value = next() == "*" ? value * (try factor()) : value / (try factor())
        }
        return value
    }

    private mutating func factor() throws -> Double {
        let token = next()
        if let number = Double(token) { return number }
        if token == "(" {
            let value = try sum()
            guard next() == ")" else { throw Malformed.unexpected("no )") }
            return value
        }
        guard next() == "(" else { throw Malformed.unexpected(token) }
        if token == "var" {
            guard let value = variables[next()], next() == ")" else { throw Malformed.unexpected("var") }
            return value
        }
        var strategy: String?
        if token == "round", ["up", "down", "nearest"].contains(peek) {
            strategy = next()
            guard next() == "," else { throw Malformed.unexpected("round") }
        }
        var arguments = [try sum()]
        while peek == "," {
            _ = next()
            arguments.append(try sum())
        }
        guard next() == ")" else { throw Malformed.unexpected("no )") }
        return try Self.call(token, strategy, arguments)
    }

    private static func call(_ name: String, _ strategy: String?, _ a: [Double]) throws -> Double {
        switch name {
        case "calc": return a[0]
        case "min": return a.min() ?? .nan
        case "max": return a.max() ?? .nan
        case "clamp": return max(a[0], min(a[1], a[2]))
        case "abs": return abs(a[0])
        case "sign": return a[0] == 0 ? 0 : a[0] < 0 ? -1 : 1
        case "round":
            let steps = a[0] / a[1]
            switch strategy {
            case "up": return steps.rounded(.up) * a[1]
            case "down": return steps.rounded(.down) * a[1]
            // The nearest; of two, the greater.
            default: return (steps + 0.5).rounded(.down) * a[1]
            }
        case "rem": return fmod(a[0], a[1])
        case "pow": return pow(a[0], a[1])
        case "sqrt": return sqrt(a[0])
        case "exp": return exp(a[0])
        case "log": return log(a[0])
        case "sin": return sin(a[0])
        case "cos": return cos(a[0])
        case "tan": return tan(a[0])
        default: throw Malformed.unexpected(name)
        }
    }
}
