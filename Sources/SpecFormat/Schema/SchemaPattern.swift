import MotionModel

/// The texts of the language as patterns, in the part of ECMA-262 that every validator supports.
enum SchemaPattern {
    /// Names of specs and of variants.
    static let identifier = "^[A-Za-z_][A-Za-z0-9_]*$"
    /// Names of variants as keys, and the keys that every object may have.
    static let variant = "^([A-Za-z_][A-Za-z0-9_]*|\\$comment|\\$extensions|\\$lint)$"
    /// Expressions.
    static let expression = "^="
    /// Names of durations, curves and timings: no text that would be read as a value.
    static let name = "^(?! *[-+.0-9])(?!=)[^(]+$"
    /// Property paths as keys, and the keys that every object may have.
    static let propertyPath =
        "^(description|\\$comment|\\$extensions|\\$lint|[A-Za-z0-9_-]+(\\.[A-Za-z0-9_-]+)+)$"
    /// Property paths in a motion tree, where `$` is the target of the copy.
    static let nodePath = "^[A-Za-z0-9_$-]+(\\.[A-Za-z0-9_$-]+)+$"
    /// Property paths in a motion tree as keys, and the keys that every object may have.
    static let nodePathKey =
        "^(description|\\$comment|\\$extensions|\\$lint|[A-Za-z0-9_$-]+(\\.[A-Za-z0-9_$-]+)+)$"
    /// Any text that isn't empty.
    static let any = "^[\\s\\S]"
    /// Colours: hexadecimal digits, a function or a name.
    static let color = "^\\s*(#([0-9A-Fa-f]{3,4}){1,2}|[A-Za-z]+(\\([^()]*\\))?)\\s*$"

    /// Path data: a move, its first number, and the rest.
    static let path = "^\\s*[Mm]\\s*[-+.0-9]"

    /// Names of parameters as keys, which are no words of the language, and the keys that every object may have.
    static var parameter: String {
        let reserved = ExpressionEnvironment.reserved.joined(separator: "|")
        return "^((?!(\(reserved))$)[A-Za-z_][A-Za-z0-9_]*|\\$comment|\\$extensions|\\$lint)$"
    }

    /// Times with a unit.
    static var time: String { quantity("[-+]?", TimeUnit.allCases.map { $0.rawValue }) }

    /// Times with a unit that aren't below 0.
    static var positiveTime: String {
        "^(\\+?\(number)|-(0+\\.?0*|\\.0+)([eE][-+]?[0-9]+)?)(\(units(TimeUnit.allCases.map { $0.rawValue })))$"
    }

    /// Angles with a unit.
    static var angle: String { quantity("[-+]?", AngleUnit.allCases.map { $0.rawValue }) }

    /// Shares of a parent's length.
    static var share: String { quantity("[-+]?", ["%"]) }

    /// Shares that aren't below 0.
    static var positiveShare: String { quantity("\\+?", ["%"]) }

    private static let number = "([0-9]+\\.?[0-9]*|\\.[0-9]+)([eE][-+]?[0-9]+)?"

    private static func quantity(_ sign: String, _ names: [String]) -> String {
        "^\(sign)\(number)(\(units(names)))$"
    }

    private static func units(_ names: [String]) -> String { names.joined(separator: "|") }
}
