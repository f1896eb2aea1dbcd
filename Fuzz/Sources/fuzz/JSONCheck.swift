import SpecFormat

/// A text is JSON with places inside of it, and is written so that it reads back.
enum JSONCheck {
    static func check(_ bytes: [UInt8]) {
        let file = SourceFile(path: "fuzz.json", bytes: bytes)
        var diagnostics = Diagnostics()
        let root = JSONSyntax.parse(file, diagnostics: &diagnostics)
        var strict = Diagnostics()
        let strictRoot = JSONSyntax.parse(file, strictJSON: true, diagnostics: &strict)
        law(!diagnostics.hasErrors || strict.hasErrors, "what is strict JSON is JSON")
        law(root != nil || diagnostics.hasErrors, "what can't be read at all is reported")
        ReportCheck.check(file, diagnostics.sorted, isRefused: diagnostics.hasErrors)
        guard let root else { return }
        places(root, in: file.range)
        guard !diagnostics.hasErrors else { return }
        let text = root.value.text(pretty: false)
        if !strict.hasErrors {
            law(strictRoot?.value.text(pretty: false) == text, "strict JSON says the same")
        }
        law(JSONValue(text: text)?.text(pretty: false) == text, "what was written reads back")
        law(JSONValue(text: root.value.text(pretty: true))?.text(pretty: false) == text, "in lines too")
        let plain = String(decoding: file.strictJSON, as: UTF8.self)
        law(JSONValue(text: plain)?.text(pretty: false) == text, "without comments it says the same")
    }

    private static func places(_ syntax: JSONSyntax, in range: SourceRange) {
        law(range.contains(syntax.range), "a value lies inside of what holds it")
        switch syntax.content {
        case .null, .bool, .string, .invalid: break
        case .number(let number): law(number.isFinite, "a number is finite")
        case .array(let array): for element in array.elements { places(element, in: syntax.range) }
        case .object(let object):
            for member in object.members {
                law(syntax.range.contains(member.key.range), "a key lies inside of its object")
                places(member.value, in: syntax.range)
            }
        }
    }
}
