import MotionModel
import SpecFormat

enum SpecReading {
    static func spec(_ file: SourceFile, strictJSON: Bool, diagnostics: inout Diagnostics) -> Spec? { nil }
    static func value(_ syntax: JSONSyntax, of type: ValueType, diagnostics: inout Diagnostics)
        -> MotionValue?
    { nil }
    static func json(_ value: MotionValue) -> JSONValue { .null }
}
