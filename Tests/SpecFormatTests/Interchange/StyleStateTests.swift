import Foundation
import SpecFormat
import Testing

/// What style sheets say beside keyframes: read, or named with its place.
@Suite("States, conditions and selectors of style sheets")
struct StyleStateTests {
    private func read(_ text: String) -> (bytes: [UInt8]?, diagnostics: [Diagnostic]) {
        SpecImport.spec(from: SourceFile(path: "a.css", text: text), as: .css, named: "Sheet")
    }

    private func body(_ text: String) throws -> String {
        let (bytes, diagnostics) = read(text)
        let problems = Report(file: SourceFile(path: "a", text: text), diagnostics: diagnostics).short()
        let spec = try #require(bytes, "\(problems)")
        let value = try #require(JSONValue(text: String(decoding: spec, as: UTF8.self)))
        guard case .object(let members) = value else { return "" }
        return JSONValue.object(Array(members.dropFirst(2))).text(pretty: false)
    }

    /// A style sheet, and the members of the spec that it is.
    static let readable: [(name: String, css: String, spec: String)] = [
        (
            "a state into which a transition leads is a variant, and so is its way back",
            ".card { opacity: .5; transition: opacity .2s linear } .card:hover { opacity: 1 }",
            ##"{"variants":{"cardHover":{"motion":{"animate":"card.opacity","from":0.5,"to":1,"curve":"linear","duration":"0.2s"}},"cardHoverEnd":{"motion":{"animate":"card.opacity","from":1,"to":0.5,"curve":"linear","duration":"0.2s"}}}}"##
        ),
        (
            "the way there has the timing of the state, the way back that of the element",
            ".a { transition: scale 1s } .a.open { scale: 2; transition: scale 3s }",
            ##"{"variants":{"aOpen":{"motion":{"animate":"a.transform.scale","from":1,"to":2,"curve":"ease","duration":"3s"}},"aOpenEnd":{"motion":{"animate":"a.transform.scale","from":2,"to":1,"curve":"ease","duration":"1s"}}}}"##
        ),
        (
            "a state of two states begins and ends at the one that is in it, with its transitions",
            ".a { opacity: 0; transition: opacity 1s linear } .a.in { opacity: .5; transition-duration: 2s } .a.in:hover { opacity: 1 }",
            ##"{"variants":{"aIn":{"motion":{"animate":"a.opacity","from":0,"to":0.5,"curve":"linear","duration":"2s"}},"aInEnd":{"motion":{"animate":"a.opacity","from":0.5,"to":0,"curve":"linear","duration":"1s"}},"aHoverIn":{"motion":{"animate":"a.opacity","from":0.5,"to":1,"curve":"linear","duration":"2s"}},"aHoverInEnd":{"motion":{"animate":"a.opacity","from":1,"to":0.5,"curve":"linear","duration":"2s"}}}}"##
        ),
        (
            "a class stays while a pseudo-class comes and goes",
            ".a { opacity: 0; transition: opacity 1s linear } .a:hover { opacity: .5 } .a--big:hover { opacity: 1 }",
            ##"{"variants":{"aHover":{"motion":{"animate":"a.opacity","from":0,"to":0.5,"curve":"linear","duration":"1s"}},"aHoverEnd":{"motion":{"animate":"a.opacity","from":0.5,"to":0,"curve":"linear","duration":"1s"}},"aHoverBig":{"motion":{"animate":"a.opacity","from":0,"to":1,"curve":"linear","duration":"1s"}},"aHoverBigEnd":{"motion":{"animate":"a.opacity","from":1,"to":0,"curve":"linear","duration":"1s"}}}}"##
        ),
        (
            "what must not hold makes no state of two",
            ".a { opacity: 0; transition: opacity 1s linear } .a:hover { opacity: .5 } .a:hover:not(:disabled) { opacity: 1 }",
            ##"{"variants":{"aHover":{"motion":{"animate":"a.opacity","from":0,"to":0.5,"curve":"linear","duration":"1s"}},"aHoverEnd":{"motion":{"animate":"a.opacity","from":0.5,"to":0,"curve":"linear","duration":"1s"}},"aHoverNotDisabled":{"motion":{"animate":"a.opacity","from":0,"to":1,"curve":"linear","duration":"1s"}},"aHoverNotDisabledEnd":{"motion":{"animate":"a.opacity","from":1,"to":0,"curve":"linear","duration":"1s"}}}}"##
        ),
        (
            "transitions of a type and of all elements hold where an element says none",
            "* { transition: opacity 1s linear } button { opacity: .5; transition: opacity 2s linear } button.a:hover { opacity: 1 } .b:hover { opacity: 0 } .c { transition: none } .c:hover { opacity: 0 }",
            ##"{"variants":{"aHover":{"motion":{"animate":"a.opacity","from":0.5,"to":1,"curve":"linear","duration":"2s"}},"aHoverEnd":{"motion":{"animate":"a.opacity","from":1,"to":0.5,"curve":"linear","duration":"2s"}},"bHover":{"motion":{"animate":"b.opacity","from":1,"to":0,"curve":"linear","duration":"1s"}},"bHoverEnd":{"motion":{"animate":"b.opacity","from":0,"to":1,"curve":"linear","duration":"1s"}}}}"##
        ),
        (
            "a state of something around it, an attribute, a modifier",
            ".i { opacity: 0; transition: opacity 1s linear } .c:hover .i { opacity: 1 } .i[data-state=\"on\"] { opacity: 1 } .i--big { opacity: .5 }",
            ##"{"variants":{"iCHover":{"motion":{"animate":"i.opacity","from":0,"to":1,"curve":"linear","duration":"1s"}},"iCHoverEnd":{"motion":{"animate":"i.opacity","from":1,"to":0,"curve":"linear","duration":"1s"}},"iOn":{"motion":{"animate":"i.opacity","from":0,"to":1,"curve":"linear","duration":"1s"}},"iOnEnd":{"motion":{"animate":"i.opacity","from":1,"to":0,"curve":"linear","duration":"1s"}},"iBig":{"motion":{"animate":"i.opacity","from":0,"to":0.5,"curve":"linear","duration":"1s"}},"iBigEnd":{"motion":{"animate":"i.opacity","from":0.5,"to":0,"curve":"linear","duration":"1s"}}}}"##
        ),
        (
            "a starting style is an entrance",
            ".d { opacity: 1; transition: opacity 1s linear; @starting-style { opacity: 0 } }",
            ##"{"variants":{"dEnter":{"motion":{"animate":"d.opacity","from":0,"to":1,"curve":"linear","duration":"1s"}}}}"##
        ),
        (
            "a starting style of a state leads to that state, or to the rest where the state leaves it",
            "@starting-style { .d[open] { opacity: 0; scale: 0 } } .d { opacity: .2; scale: 2; transition: all 1s linear } .d[open] { opacity: 1 }",
            ##"{"variants":{"dOpenEnter":{"motion":{"group":[{"animate":"d.opacity","from":0,"to":1,"curve":"linear","duration":"1s"},{"animate":"d.transform.scale","from":0,"to":2,"curve":"linear","duration":"1s"}]}},"dOpen":{"motion":{"animate":"d.opacity","from":0.2,"to":1,"curve":"linear","duration":"1s"}},"dOpenEnd":{"motion":{"animate":"d.opacity","from":1,"to":0.2,"curve":"linear","duration":"1s"}}}}"##
        ),
        (
            "every selector of a list is an element",
            ".a, .b { animation: k 1s linear } @keyframes k { from { opacity: 0 } to { opacity: 1 } }",
            ##"{"variants":{"aK":{"motion":{"animate":"a.opacity","from":0,"to":1,"curve":"linear","duration":"1s"}},"bK":{"motion":{"animate":"b.opacity","from":0,"to":1,"curve":"linear","duration":"1s"}}}}"##
        ),
        (
            "rules of one element are one rule, and a pseudo-element is another element",
            ".a::before { animation-name: k } .a::before { animation-duration: 2s } @keyframes k { from { opacity: 0 } to { opacity: 1 } }",
            ##"{"variants":{"k":{"motion":{"animate":"aBefore.opacity","from":0,"to":1,"curve":"ease","duration":"2s"}}}}"##
        ),
        (
            "other keyframes for reduced motion are the reduced form",
            ".a { animation: k 1s linear } @keyframes k { from { scale: 0 } to { scale: 1 } } @media (prefers-reduced-motion: reduce) { @keyframes k { from { opacity: 0 } to { opacity: 1 } } }",
            ##"{"variants":{"k":{"motion":{"animate":"a.transform.scale","from":0,"to":1,"curve":"linear","duration":"1s"}},"kReduced":{"reducedMotionFor":["k"],"motion":{"animate":"a.opacity","from":0,"to":1,"curve":"linear","duration":"1s"}}}}"##
        ),
        (
            "another animation for reduced motion is the reduced form",
            ".a { animation: k 1s linear } @keyframes k { from { scale: 0 } to { scale: 1 } } @keyframes f { from { opacity: 0 } to { opacity: 1 } } @media (prefers-reduced-motion) { .a { animation: f .1s linear } }",
            ##"{"variants":{"k":{"motion":{"animate":"a.transform.scale","from":0,"to":1,"curve":"linear","duration":"1s"}},"aFReduced":{"reducedMotionFor":["k"],"motion":{"animate":"a.opacity","from":0,"to":1,"curve":"linear","duration":"0.1s"}}}}"##
        ),
        (
            "what is only for those who didn't ask for less motion jumps for the others, as with times of nothing",
            "@media (prefers-reduced-motion: no-preference) { .a { animation: k 1s linear } } .b { opacity: 0; transition: opacity 1s linear } .b:focus { opacity: 1 } @media (prefers-reduced-motion: reduce) { * { transition-duration: 0.01ms !important } } @keyframes k { from { opacity: 0 } to { opacity: 1 } }",
            ##"{"variants":{"k":{"motion":{"animate":"a.opacity","from":0,"to":1,"curve":"linear","duration":"1s"},"reducedMotion":"instant"},"bFocus":{"motion":{"animate":"b.opacity","from":0,"to":1,"curve":"linear","duration":"1s"},"reducedMotion":"instant"},"bFocusEnd":{"motion":{"animate":"b.opacity","from":1,"to":0,"curve":"linear","duration":"1s"},"reducedMotion":"instant"}}}"##
        ),
        (
            "a state that only a pointer brings about may ask for one",
            "@media (hover: hover) and (pointer: fine) { .a { opacity: 0; transition: opacity 1s linear } .a:hover { opacity: 1 } }",
            ##"{"variants":{"aHover":{"motion":{"animate":"a.opacity","from":0,"to":1,"curve":"linear","duration":"1s"}},"aHoverEnd":{"motion":{"animate":"a.opacity","from":1,"to":0,"curve":"linear","duration":"1s"}}}}"##
        ),
        (
            "a state changes some of the times of the element, and the states of one rule are one",
            ".h { scale: 1; transition-property: -webkit-scale, scale; transition-duration: .3s } .h:hover, .h:focus { scale: 2; transition-timing-function: cubic-bezier(.5, 2, .3, -.4) }",
            ##"{"variants":{"hHover":{"motion":{"animate":"h.transform.scale","from":1,"to":2,"curve":{"bezier":[0.5,2,0.3,-0.4]},"duration":"0.3s"}},"hHoverEnd":{"motion":{"animate":"h.transform.scale","from":2,"to":1,"curve":"ease","duration":"0.3s"}}}}"##
        ),
        (
            "the times of a state aren't moved themselves, where everything is",
            ".d { transition: all .4s linear; opacity: 0 } .d.open { opacity: 1; transition-duration: .2s; -webkit-transition-delay: 0s }",
            ##"{"variants":{"dOpen":{"motion":{"animate":"d.opacity","from":0,"to":1,"curve":"linear","duration":"0.2s"}},"dOpenEnd":{"motion":{"animate":"d.opacity","from":1,"to":0,"curve":"linear","duration":"0.4s"}}}}"##
        ),
        (
            "a state names keyframes, of which the element says the times",
            ".p { animation-duration: 1s; animation-timing-function: linear } .p:hover, .p:active { animation-name: k } @keyframes k { from { opacity: 0 } to { opacity: 1 } }",
            ##"{"variants":{"k":{"motion":{"animate":"p.opacity","from":0,"to":1,"curve":"linear","duration":"1s"}}}}"##
        ),
        (
            "a state without transitions is there at once",
            ##".a{opacity:0;transition:opacity .4s linear} .a.in{opacity:1;transition:none} .b{opacity:0;transition:opacity 1s linear} .b.in{opacity:1;transition-duration:unset}"##,
            ##"{"variants":{"aInEnd":{"motion":{"animate":"a.opacity","from":1,"to":0,"curve":"linear","duration":"0.4s"}},"bInEnd":{"motion":{"animate":"b.opacity","from":1,"to":0,"curve":"linear","duration":"1s"}}}}"##
        ),
        (
            "transitions outside of a state lead out of it",
            ##".a{opacity:0;transition:opacity .3s linear} .a:not(.in){transition:opacity .1s linear} .a.in{opacity:1}"##,
            ##"{"variants":{"aIn":{"motion":{"animate":"a.opacity","from":0,"to":1,"curve":"linear","duration":"0.3s"}},"aInEnd":{"motion":{"animate":"a.opacity","from":1,"to":0,"curve":"linear","duration":"0.1s"}}}}"##
        ),
        (
            "an animation for less motion is the reduced form of one for no preference",
            ##"@media (prefers-reduced-motion:no-preference){.a{animation:k 1s linear}} @media (prefers-reduced-motion:reduce){.a{animation:f .2s linear}} @keyframes k{from{opacity:0}to{opacity:1}}@keyframes f{from{opacity:.5}to{opacity:1}}"##,
            ##"{"variants":{"k":{"motion":{"animate":"a.opacity","from":0,"to":1,"curve":"linear","duration":"1s"}},"aFReduced":{"reducedMotionFor":["k"],"motion":{"animate":"a.opacity","from":0.5,"to":1,"curve":"linear","duration":"0.2s"}}}}"##
        ),
        (
            "an animation for less motion takes the place of that of the same state",
            ##".a{animation:k 1s linear} .a.out{animation:g .4s linear} @media (prefers-reduced-motion:reduce){.a{animation:f .2s linear} .a.out{animation:h .1s linear}} @keyframes k{from{opacity:0}to{opacity:1}}@keyframes f{from{opacity:.5}to{opacity:1}}@keyframes g{from{opacity:1}to{opacity:.5}}@keyframes h{from{opacity:.7}to{opacity:.5}}"##,
            ##"{"variants":{"k":{"motion":{"animate":"a.opacity","from":0,"to":1,"curve":"linear","duration":"1s"}},"g":{"motion":{"animate":"a.opacity","from":1,"to":0.5,"curve":"linear","duration":"0.4s"}},"aFReduced":{"reducedMotionFor":["k"],"motion":{"animate":"a.opacity","from":0.5,"to":1,"curve":"linear","duration":"0.2s"}},"aHReduced":{"reducedMotionFor":["g"],"motion":{"animate":"a.opacity","from":0.7,"to":0.5,"curve":"linear","duration":"0.1s"}}}}"##
        ),
        (
            "keyframes for less motion have the times of the element",
            ##".a{animation:k 1s linear} @media (prefers-reduced-motion:reduce){.a{animation-name:f}} @keyframes k{from{opacity:0}to{opacity:1}}@keyframes f{from{opacity:.5}to{opacity:1}}"##,
            ##"{"variants":{"k":{"motion":{"animate":"a.opacity","from":0,"to":1,"curve":"linear","duration":"1s"}},"aFReduced":{"reducedMotionFor":["k"],"motion":{"animate":"a.opacity","from":0.5,"to":1,"curve":"linear","duration":"1s"}}}}"##
        ),
        (
            "less motion in a state is none on the way into it",
            ##".a{opacity:0;transition:opacity .2s linear} .a.in{opacity:1;transition:opacity .5s linear} @media (prefers-reduced-motion:reduce){.a.in{transition:none}}"##,
            ##"{"variants":{"aIn":{"motion":{"animate":"a.opacity","from":0,"to":1,"curve":"linear","duration":"0.5s"},"reducedMotion":"instant"},"aInEnd":{"motion":{"animate":"a.opacity","from":1,"to":0,"curve":"linear","duration":"0.2s"}}}}"##
        ),
        (
            "the parts of a view transition are elements",
            ##"::view-transition-old(root){animation:g .3s linear} ::view-transition-new(root){animation:k .4s linear} @keyframes k{from{opacity:0}to{opacity:1}}@keyframes g{from{opacity:1}to{opacity:.5}}"##,
            ##"{"variants":{"k":{"motion":{"animate":"viewTransitionNewRoot.opacity","from":0,"to":1,"curve":"linear","duration":"0.4s"}},"g":{"motion":{"animate":"viewTransitionOldRoot.opacity","from":1,"to":0.5,"curve":"linear","duration":"0.3s"}}}}"##
        ),
        (
            "the element around a shadow tree has states",
            ##":host{opacity:0;transition:opacity 2s linear} :host([open]){opacity:1}"##,
            ##"{"variants":{"hostOpen":{"motion":{"animate":"host.opacity","from":0,"to":1,"curve":"linear","duration":"2s"}},"hostOpenEnd":{"motion":{"animate":"host.opacity","from":1,"to":0,"curve":"linear","duration":"2s"}}}}"##
        ),
        (
            "what CSS rounds is whole",
            ##".a{order:1;transition:order 1s linear} .a.in{order:4}"##,
            ##"{"properties":{"a.order":{"type":"integer"}},"variants":{"aIn":{"motion":{"animate":"a.order","from":1,"to":4,"curve":"linear","duration":"1s"}},"aInEnd":{"motion":{"animate":"a.order","from":4,"to":1,"curve":"linear","duration":"1s"}}}}"##
        ),
    ]

    @Test("what can be read is read, without a remark", arguments: readable.indices)
    func reads(_ index: Int) throws {
        let row = Self.readable[index]
        #expect(try body(row.css) == row.spec, "\(row.name)")
        #expect(read(row.css).diagnostics == [], "\(row.name)")
    }

    /// A style sheet, and the text at which a remark stands.
    static let unreadable: [(css: String, place: String)] = [
        ("@media (min-width: 600px) { .a { animation: k 2s } }", "@media (min-width: 600px)"),
        ("@container (width > 1px) { .a { transition: opacity 1s } }", "@container (width > 1px)"),
        ("@supports not (scale: 1) { .a { animation: k 2s } }", "@supports not (scale: 1)"),
        (".a { animation-timeline: scroll() }", "animation-timeline"),
        (".a { animation-range: entry }", "animation-range"),
        (".a { view-timeline-name: --x }", "view-timeline-name"),
        (".a { animation-composition: add }", "animation-composition"),
        (".a { animation-play-state: paused }", "animation-play-state"),
        (".a { animation: nothing 1s }", "nothing 1s"),
        (".a:nth-child(2) { animation-delay: 40ms }", "40ms"),
        ("@keyframes m { from { transform: translateY(100%) } to { transform: none } }", "translateY(100%)"),
        ("@keyframes n { from { --x: 1 } to { --x: 2 } }", "--x"),
        (".q { transition: width 1s } .q:hover { width: 3px }", "width: 3px"),
        (":root { --d: 1s } .dark { --d: 2s }", "--d: 2s"),
        ("@media (prefers-reduced-motion) { :root { --d: 0s } }", "--d"),
        (".t { transition: --x 1s }", "--x 1s"),
        ("@media (prefers-reduced-motion) { .r { transition: opacity 9ms } }", "opacity 9ms"),
        (".x .w { scale: 2 } .y .w { animation: k 3s }", "animation: k 3s"),
        ("@import url(more.css);", "@import url(more.css)"),
        ("@keyframes s { to { opacity: 1 } }", "opacity: 1"),
        ("@utility x-* { animation: k 1s }", "@utility x-*"),
        (
            "@media print, (prefers-reduced-motion), (min-width: 1px) { .a { animation: k 2s } }",
            "@media print"
        ),
        (".o { transform-origin: 3px 4px; animation: r 1s } @keyframes r { to { rotate: 9deg } }", "3px 4px"),
        (".u { transition: opacity calc(1s + 1px) }", "opacity calc(1s + 1px)"),
    ]

    @Test("what can't be read is named where it stands", arguments: unreadable.indices)
    func names(_ index: Int) throws {
        let row = Self.unreadable[index]
        let css = row.css + " .k { animation: k 1s } @keyframes k { from { opacity: 0 } to { opacity: 1 } }"
        let (bytes, diagnostics) = read(css)
        #expect(bytes != nil)
        let place = try #require(css.range(of: row.place))
        let start = css.utf8.distance(from: css.startIndex, to: place.lowerBound)
        #expect(
            diagnostics.contains { $0.id == .styleSkipped && $0.range.start == start },
            "\(row.css): \(diagnostics.map { "\($0.range.start) \($0.message)" }), not at \(start)")
    }

    @Test("nothing of a sheet that moves nothing draws a remark")
    func quiet() {
        let css = """
            @charset "utf-8"; @font-face { font-family: x; src: url(x) } @media (min-width: 1px) { p { color: red } }
            .a:hover { color: blue } .k { animation: k 1s forwards } @keyframes k { from { opacity: 0 } to { opacity: 1 } }
            """
        #expect(read(css).diagnostics == [])
    }

    @Test(
        "no selector is too strange to be read",
        arguments: [
            "\\", ".", "#", "[", "(", ":", "::", "&", ">", "*|*", ".a\\", ":not(", "[x=", "--", ",", ".é",
        ])
    func strange(_ selector: String) {
        for css in ["\(selector) { animation: k 1s }", "a { \(selector) { animation: k 1s } }"] {
            _ = read(css + "@keyframes k { from { opacity: 0 } to { opacity: 1 } }")
        }
    }

    @Test("lists of selectors in each other end")
    func many() {
        let open = String(repeating: "a, b, c, d { ", count: 30)
        let css = open + "animation: k 1s" + String(repeating: "}", count: 30)
        #expect(read(css + "@keyframes k { from { opacity: 0 } to { opacity: 1 } }").bytes != nil)
    }

    @Test(
        "brackets in each other end", arguments: [":not", ":is", ":host", ":nth-child", ""],
        [1, 200, 100_000])
    func brackets(_ name: String, _ depth: Int) {
        let deep = String(repeating: "\(name)(", count: depth) + ".b" + String(repeating: ")", count: depth)
        for css in [".a\(deep) { opacity: 0 }", ".a { opacity: \(deep) }"] {
            let found = read(css + " .a { transition: opacity 1s }")
            #expect((found.bytes != nil) == (depth <= 256), "\(found.diagnostics.map { $0.message })")
            #expect(depth <= 256 || found.diagnostics.map { $0.id } == [.limitDepth])
        }
    }
}
