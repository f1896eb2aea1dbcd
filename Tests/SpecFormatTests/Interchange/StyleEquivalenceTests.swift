import Foundation
import SpecFormat
import Testing

/// Style sheets that mean in CSS what others do that are written more plainly.
@Suite("Style sheets that mean the same are the same spec")
struct StyleEquivalenceTests {
    private func read(_ text: String) -> (spec: String?, remarks: [Int]) {
        let file = SourceFile(path: "a.css", text: text)
        let (bytes, diagnostics) = SpecImport.spec(from: file, as: .css, named: "Sheet")
        return (
            bytes.map { String(decoding: $0, as: UTF8.self) },
            diagnostics.filter { $0.id == .styleSkipped }.map { $0.range.start }
        )
    }

    /// A style sheet, the text at which its only remark stands, empty without one, and a plainer one.
    static let rows: [(css: String, place: String, plain: String)] = [
        // What CSS ignores changes nothing that was said before.
        (".x{transition:opacity 1s 2s;transition-duration:-2s}", "-2s}", ".x{transition:opacity 1s 2s}"),
        (".x{transition:opacity 1s 2s;transition-delay:foo}", "foo", ".x{transition:opacity 1s 2s}"),
        (
            ".x{transition:opacity 1s linear;transition-timing-function:banana}", "banana",
            ".x{transition:opacity 1s linear}"
        ),
        (".x{transition:opacity 1s;transition-duration:2s,3}", "2s,3", ".x{transition:opacity 1s}"),
        (".x{transition:opacity 1s;transition-property:none,width}", "none", ".x{transition:opacity 1s}"),
        (".x{transition:opacity 1s;transition:none,width 2s}", "none", ".x{transition:opacity 1s}"),
        (".x{transition:opacity 1s;transition:width 2s 3s 4s}", "width", ".x{transition:opacity 1s}"),
        (
            ".x{transition:opacity 1s;transition-duration:initial}.y{transition:all 1s}", "",
            ".y{transition:all 1s}"
        ),
        (
            "@keyframes k{from{opacity:0}}.x{animation:k 1s 2;animation-iteration-count:-1}", "-1",
            "@keyframes k{from{opacity:0}}.x{animation:k 1s 2}"
        ),
        (
            "@keyframes k{from{opacity:0}}.x{animation:k 1s;animation:k -2s}", "k -2s",
            "@keyframes k{from{opacity:0}}.x{animation:k 1s}"
        ),
        // A custom property is a property of its own, not all of them.
        (
            ".x{transition:--my-x 1s;opacity:0}.x:hover{opacity:1}.y{transition:all 1s}", "--my-x",
            ".y{transition:all 1s}"
        ),
        (".x{transition-property:--my-x,width;transition-duration:1s}", "--my-x", ".x{transition:width 1s}"),
        // CSS's own names stay CSS's.
        (
            ":root{--ease-in-out:cubic-bezier(.9,0,.1,1)}.x{transition:opacity 1s ease-in-out}", "",
            ":root{--ease-in-out_:cubic-bezier(.9,0,.1,1)}.x{transition:opacity 1s ease-in-out}"
        ),
        (
            "@theme{--ease:linear}.x{transition:opacity 1s var(--ease)}", "",
            "@theme{--ease_:linear}.x{transition:opacity 1s var(--ease_)}"
        ),
        // Opacities end at 0 and 1.
        ("@keyframes k{from{opacity:150%}to{opacity:-1}}", "", "@keyframes k{from{opacity:1}to{opacity:0}}"),
        (
            "@keyframes k{from{fill-opacity:2}to{fill-opacity:.5}}", "",
            "@keyframes k{from{fill-opacity:1}to{fill-opacity:.5}}"
        ),
        (
            "@keyframes k{from{rotate:100grad}to{rotate:none}}", "",
            "@keyframes k{from{rotate:90deg}to{rotate:none}}"
        ),
        // What is for coarse pointers isn't for everybody.
        (
            ".x{transition:opacity 1s}@media (pointer:coarse){.x{transition:opacity 5s}}", "@media",
            ".x{transition:opacity 1s}"
        ),
        (
            ".x{transition:opacity 1s}@media (any-pointer:coarse){.x{transition:opacity 5s}}", "@media",
            ".x{transition:opacity 1s}"
        ),
        // Shorthands set their properties, at rest, in states and in keyframes.
        (
            ".x{transition:background-color 1s;background:red}.x:hover{background:blue}", "",
            ".x{transition:background-color 1s;background-color:red}.x:hover{background-color:blue}"
        ),
        (
            ".x{transition:background 1s;background:none}.x:hover{background-color:blue}", "",
            ".x{transition:background-color 1s}.x:hover{background-color:blue}"
        ),
        (
            ".x{transition:margin-left 1s;margin:5px 6px}.x:hover{margin:10px}", "",
            ".x{transition:margin-left 1s;margin-left:6px}.x:hover{margin-left:10px}"
        ),
        (
            ".x{transition:padding 1s;padding:1px 2px 3px}.x:hover{padding-left:10px}", "",
            ".x{transition:padding-left 1s;padding-left:2px}.x:hover{padding-left:10px}"
        ),
        (
            ".x{transition:inset 1s;inset:1px 2px 3px 4px}.x:hover{left:10px}", "",
            ".x{transition:left 1s;left:4px}.x:hover{left:10px}"
        ),
        (
            ".x{transition:border-top-left-radius 1s;border-radius:5px}.x:hover{border-radius:9px}", "",
            ".x{transition:border-top-left-radius 1s;border-top-left-radius:5px}.x:hover{border-top-left-radius:9px}"
        ),
        (
            ".x{transition:border-color 1s;border:1px solid red}.x:hover{border-color:blue}", "",
            ".x{transition:border-color 1s;border-color:red}.x:hover{border-color:blue}"
        ),
        (
            ".x{transition:border-width 1s;border:thin solid}.x:hover{border:0}", "",
            ".x{transition:border-width 1s;border-width:1px}.x:hover{border-width:0}"
        ),
        (
            ".x{transition:gap 1s;gap:1px 2px}.x:hover{column-gap:9px}", "",
            ".x{transition:column-gap 1s;column-gap:2px}.x:hover{column-gap:9px}"
        ),
        (
            "@keyframes k{to{margin-left:9px}}.x{animation:k 1s;margin:5px}", "",
            "@keyframes k{from{margin-left:5px}to{margin-left:9px}}.x{animation:k 1s}"
        ),
        (
            "@keyframes k{from{background-color:red}to{background:blue}}", "",
            "@keyframes k{from{background-color:red}to{background-color:blue}}"
        ),
        (
            "@keyframes k{from{margin:1px;margin-left:2px}to{margin:3px}}", "",
            "@keyframes k{from{margin-top:1px;margin-right:1px;margin-bottom:1px;margin-left:2px}to{margin-top:3px;margin-right:3px;margin-bottom:3px;margin-left:3px}}"
        ),
        (
            ".x{transition:outline-color 1s,scale 2s;outline:1px solid red}.x:hover{outline:1px solid blue}",
            "1px solid blue", ".x{transition:outline-color 1s,scale 2s}"
        ),
        (
            ".x{transition:flex-grow 1s;flex:1 1 auto}.x:hover{flex-grow:2}", "1 1 auto",
            ".x{transition:flex-grow 1s}"
        ),
        (
            ".x{transition:background-color 1s;background:url(a)}.x:hover{background-color:red}", "url(a)",
            ".x{transition:background-color 1s}"
        ),
        // What is written of several elements is written of each.
        (
            ":is(.x,.y){transition:opacity 1s;opacity:0}:is(.x,.y):hover{opacity:1}", "",
            ".x,.y{transition:opacity 1s;opacity:0}.x:hover,.y:hover{opacity:1}"
        ),
        (
            ".x{transition:opacity 1s;opacity:0}:where(.x:hover){opacity:1}", "",
            ".x{transition:opacity 1s;opacity:0}.x:hover{opacity:1}"
        ),
        (
            ".x{transition:opacity 1s;opacity:0}:is(.p,.q):hover .x{opacity:1}", "",
            ".x{transition:opacity 1s;opacity:0}.p:hover .x{opacity:1}"
        ),
        (
            "@keyframes k{from{opacity:0}}.x{animation:k 2s}:where(div.x){animation:k 1s}", "",
            "@keyframes k{from{opacity:0}}.x{animation:k 2s}"
        ),
        // Elements and states that only share a name in a spec are several.
        (
            ".a-b{transition:opacity 1s;opacity:0}.a-b:hover{opacity:1}.aB{transition:opacity 1s;opacity:0}.aB:hover{opacity:.5}",
            "",
            ".aB{transition:opacity 1s;opacity:0}.aB:hover{opacity:1}.aB_{transition:opacity 1s;opacity:0}.aB_:hover{opacity:.5}"
        ),
        (
            ".日本{transition:opacity 1s;opacity:0}.日本:hover{opacity:1}.中国{transition:opacity 1s;opacity:0}.中国:hover{opacity:.5}",
            "",
            ".element_{transition:opacity 1s;opacity:0}.element_:hover{opacity:1}.element__{transition:opacity 1s;opacity:0}.element__:hover{opacity:.5}"
        ),
        (
            ".x{transition:opacity 1s;opacity:0}.x[aria-busy=true]{opacity:.5}.x[data-open=true]{opacity:.8}",
            "", ".x{transition:opacity 1s;opacity:0}.x.true{opacity:.5}.x.true_{opacity:.8}"
        ),
        (
            ".x{transition:opacity 1s;opacity:0}.p:hover>.x{opacity:1}.p:hover+.x{opacity:.6}", "",
            ".x{transition:opacity 1s;opacity:0}.x.pHover{opacity:1}.x.pHover_{opacity:.6}"
        ),
        (
            ".x{transition:opacity 1s;opacity:0}.x[data-state=open]{opacity:.5}.y{transition:opacity 1s;opacity:0}.y.open{opacity:.8}.z{transition:opacity 1s;opacity:0}.z:not([open]){opacity:.2}",
            "",
            ".x{transition:opacity 1s;opacity:0}.x.open{opacity:.5}.y{transition:opacity 1s;opacity:0}.y.open{opacity:.8}.z{transition:opacity 1s;opacity:0}.z:not(.open){opacity:.2}"
        ),
        // Custom properties have the values that their elements give them.
        (
            ".x{--a:.2;transition:opacity 1s;opacity:var(--a)}.x:hover{--a:.8}", "",
            ".x{transition:opacity 1s;opacity:.2}.x:hover{opacity:.8}"
        ),
        (
            "@keyframes k{from{opacity:0}}.a{--i:1}.b{--i:2}.a,.b{animation:k 1s calc(var(--i)*100ms)}", "",
            "@keyframes k{from{opacity:0}}.a{animation:k 1s .1s}.b{animation:k 1s .2s}"
        ),
        (
            "@keyframes k{from{opacity:var(--o)}to{opacity:1}}.x{--o:.3;animation:k 1s}.y{--o:.6;animation:k 2s}",
            "var(--o)", "@keyframes k{from{opacity:.6}to{opacity:1}}.x{animation:k 1s}.y{animation:k 2s}"
        ),
        (
            ".t{--c:red}.u{--c:blue}.v{transition:color 1s;color:var(--c)}.v:hover{color:lime}", "var(--c)",
            ".v{transition:color 1s;color:blue}.v:hover{color:lime}"
        ),
        // What is for all beside what is for no preference is the reduced form.
        (
            "@keyframes k{from{opacity:0}}.x{animation:k 1s}@media (prefers-reduced-motion:no-preference){.x{animation:k 3s}}",
            "",
            "@keyframes k{from{opacity:0}}.x{animation:k 3s}@media (prefers-reduced-motion:reduce){.x{animation:k 1s}}"
        ),
        (
            "@keyframes k{from{opacity:0}}@media (prefers-reduced-motion:no-preference){.x{animation:k 3s}}.x{animation:k 1s}",
            "animation:k 3s", "@keyframes k{from{opacity:0}}.x{animation:k 1s}"
        ),
        (
            "@keyframes k{from{opacity:0}}.x{animation:k 1s}@media (prefers-reduced-motion:no-preference){.x{animation:k 3s}}@media (prefers-reduced-motion:reduce){.x{animation:none}}",
            "",
            "@keyframes k{from{opacity:0}}.x{animation:k 3s}@media (prefers-reduced-motion:reduce){.x{animation:none}}"
        ),
    ]

    @Test("a sheet and its plainer form are one spec", arguments: rows.indices)
    func equal(_ index: Int) throws {
        let row = Self.rows[index]
        let (spec, remarks) = read(row.css)
        #expect(spec != nil && spec == read(row.plain).spec, "\(row.css)")
        let place = row.css.range(of: row.place).map {
            row.css.utf8.distance(from: row.css.startIndex, to: $0.lowerBound)
        }
        #expect(remarks == (row.place.isEmpty ? [] : [place ?? -1]), "\(row.css)")
    }

    /// A value, and a piece of why no spec has it.
    static let reasons = [
        ("lab(50% 20 30)", "is a colour that no spec writes"),
        ("hwb(120deg 0% 10%)", "is a colour that no spec writes"),
        ("stretch", "is nothing that a spec has"), ("calc(1px + 5%)", "depends on the page"),
        ("-2.5em", "depends on the page"),
    ]

    @Test("a remark says why a value isn't in a spec", arguments: reasons)
    func says(_ value: String, _ reason: String) {
        let file = SourceFile(
            path: "a.css", text: "@keyframes k { from { color: red } to { color: \(value) } }")
        let said = SpecImport.spec(from: file, as: .css, named: "Sheet").diagnostics
        #expect(said.contains { $0.message.contains(reason) }, "\(value)")
    }
}
