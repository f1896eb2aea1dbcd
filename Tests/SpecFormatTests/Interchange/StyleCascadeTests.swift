import SpecFormat
import Testing

/// What of several declarations counts, and for whom: read as CSS does, or named with its place.
@Suite("The cascade of style sheets")
struct StyleCascadeTests {
    private func read(_ text: String) -> (bytes: [UInt8]?, diagnostics: [Diagnostic]) {
        SpecImport.spec(from: SourceFile(path: "a.css", text: text), as: .css, named: "Sheet")
    }

    private func body(_ text: String) throws -> String {
        let spec = try #require(read(text).bytes)
        let value = try #require(JSONValue(text: String(decoding: spec, as: UTF8.self)))
        guard case .object(let members) = value else { return "" }
        return JSONValue.object(members.filter { !["motionSpec", "name", "$lint"].contains($0.0) }).text(
            pretty: false)
    }

    /// A style sheet, and the members of the spec that it is.
    static let readable: [(name: String, css: String, spec: String)] = [
        (
            "what is important counts before what stands later",
            ##"@keyframes k{from{opacity:0}to{opacity:1}} .a{animation:k 1s linear both!important;animation:k 5s linear both}"##,
            ##"{"variants":{"k":{"motion":{"animate":"a.opacity","from":0,"to":1,"curve":"linear","duration":"1s"}}}}"##
        ),
        (
            "a selector that says more counts before a later one",
            ##"@keyframes k{from{opacity:0}to{opacity:1}} div.a{animation:k 1s linear both} .a{animation:k 4s linear both}"##,
            ##"{"variants":{"k":{"motion":{"animate":"a.opacity","from":0,"to":1,"curve":"linear","duration":"1s"}}}}"##
        ),
        (
            "values of elements and states have weights too",
            ##".a{opacity:.2 ! important;transition:opacity 1s} .a{opacity:.3} .a:hover{opacity:.9!important}"##,
            ##"{"variants":{"aHover":{"motion":{"animate":"a.opacity","from":0.2,"to":0.9,"curve":"ease","duration":"1s"}},"aHoverEnd":{"motion":{"animate":"a.opacity","from":0.9,"to":0.2,"curve":"ease","duration":"1s"}}}}"##
        ),
        (
            "what is in no layer counts before layers",
            ##"@keyframes k{from{opacity:0}to{opacity:1}} @layer x{.a{animation:k 3s linear both}} .a{animation:k 1s linear both} @layer y{.a{animation:k 2s linear both}}"##,
            ##"{"variants":{"k":{"motion":{"animate":"a.opacity","from":0,"to":1,"curve":"linear","duration":"1s"}}}}"##
        ),
        (
            "layers have the order in which they are named first",
            ##"@keyframes k{from{opacity:0}to{opacity:1}} @layer y,x; @layer x{.a{animation:k 3s linear both}} @layer y{.a{animation:k 2s linear both}}"##,
            ##"{"variants":{"k":{"motion":{"animate":"a.opacity","from":0,"to":1,"curve":"linear","duration":"3s"}}}}"##
        ),
        (
            "of important declarations those of the first layer count",
            ##"@keyframes k{from{opacity:0}to{opacity:1}} @layer x{.a{animation-duration:3s!important}} @layer y{.a{animation:k 1s linear;animation-duration:2s!important}}"##,
            ##"{"variants":{"k":{"motion":{"animate":"a.opacity","from":0,"to":1,"curve":"linear","duration":"3s"}}}}"##
        ),
        (
            "a layer counts before the layers in it",
            ##"@keyframes k{from{opacity:0}to{opacity:1}} @layer x{.a{animation:k 3s linear} @layer z{.a{animation:k 2s linear}}}"##,
            ##"{"variants":{"k":{"motion":{"animate":"a.opacity","from":0,"to":1,"curve":"linear","duration":"3s"}}}}"##
        ),
        (
            "keyframes of a later layer count",
            ##"@layer x,y; @layer y{@keyframes k{from{opacity:.1}}} @layer x{@keyframes k{from{opacity:.2}}} .a{animation:k 1s linear}"##,
            ##"{"variants":{"k":{"motion":{"animate":"a.opacity","from":0.1,"to":1,"curve":"linear","duration":"1s"}}}}"##
        ),
        (
            "what holds outside of a state counts before a later rule for all",
            ##".a:not(.on){opacity:.1} .a{opacity:.4;transition:opacity 1s linear}"##,
            ##"{"variants":{"aOn":{"motion":{"animate":"a.opacity","from":0.1,"to":0.4,"curve":"linear","duration":"1s"}},"aOnEnd":{"motion":{"animate":"a.opacity","from":0.4,"to":0.1,"curve":"linear","duration":"1s"}}}}"##
        ),
        (
            "a later value in a keyframe takes the place of one that no spec has",
            ##"@keyframes k{from{width:50%;width:2px}to{width:3px}} .a{animation:k 1s linear both}"##,
            ##"{"variants":{"k":{"motion":{"animate":"a.bounds.size.width","from":2,"to":3,"curve":"linear","duration":"1s"}}}}"##
        ),
        (
            "what a keyframe leaves out is what CSS has first",
            ##"@keyframes k{to{margin-left:20px;letter-spacing:normal}} .a{letter-spacing:9px;animation:k 1s linear}"##,
            ##"{"properties":{"a.marginLeft":{"type":"number"},"a.letterSpacing":{"type":"number"}},"variants":{"k":{"motion":{"group":[{"animate":"a.marginLeft","from":0,"to":20,"curve":"linear"},{"animate":"a.letterSpacing","from":9,"to":0,"curve":"linear"}],"duration":"1s"}}}}"##
        ),
        (
            "what is for no preference joins what is for all, and jumps for the others",
            ##"@media (prefers-reduced-motion:no-preference){.card{transition:opacity .3s}} .card{opacity:.5} .card:hover{opacity:1}"##,
            ##"{"variants":{"cardHover":{"motion":{"animate":"card.opacity","from":0.5,"to":1,"curve":"ease","duration":"0.3s"},"reducedMotion":"instant"},"cardHoverEnd":{"motion":{"animate":"card.opacity","from":1,"to":0.5,"curve":"ease","duration":"0.3s"},"reducedMotion":"instant"}}}"##
        ),
        (
            "all of it may be for no preference",
            ##"@media (prefers-reduced-motion:no-preference){.card{transition:opacity .3s;opacity:.5} .card:hover{opacity:1}}"##,
            ##"{"variants":{"cardHover":{"motion":{"animate":"card.opacity","from":0.5,"to":1,"curve":"ease","duration":"0.3s"},"reducedMotion":"instant"},"cardHoverEnd":{"motion":{"animate":"card.opacity","from":1,"to":0.5,"curve":"ease","duration":"0.3s"},"reducedMotion":"instant"}}}"##
        ),
        (
            "a state only for no preference has the transition of all",
            ##".card{transition:transform .3s} @media (prefers-reduced-motion:no-preference){.card:hover{transform:scale(1.1)}}"##,
            ##"{"variants":{"cardHover":{"motion":{"animate":"card.transform","from":[{"scale":1}],"to":[{"scale":1.1}],"curve":"ease","duration":"0.3s"},"reducedMotion":"instant"},"cardHoverEnd":{"motion":{"animate":"card.transform","from":[{"scale":1.1}],"to":[{"scale":1}],"curve":"ease","duration":"0.3s"},"reducedMotion":"instant"}}}"##
        ),
        (
            "keyframes for no preference have the times of all",
            ##"@keyframes k{from{opacity:0}to{opacity:1}} .a{animation-duration:2s} @media (prefers-reduced-motion:no-preference){.a{animation-name:k}}"##,
            ##"{"variants":{"k":{"motion":{"animate":"a.opacity","from":0,"to":1,"curve":"ease","duration":"2s"},"reducedMotion":"instant"}}}"##
        ),
        (
            "what holds outside of a state is what holds at rest",
            ##".a{transition:opacity 1s linear} .a:not(.on){opacity:.1} .a.on{opacity:.9}"##,
            ##"{"variants":{"aOn":{"motion":{"animate":"a.opacity","from":0.1,"to":0.9,"curve":"linear","duration":"1s"}},"aOnEnd":{"motion":{"animate":"a.opacity","from":0.9,"to":0.1,"curve":"linear","duration":"1s"}}}}"##
        ),
        (
            "in the state is what the element has otherwise",
            ##".a{transition:opacity 1s linear;opacity:.4} .a:not(:hover){opacity:.1}"##,
            ##"{"variants":{"aHover":{"motion":{"animate":"a.opacity","from":0.1,"to":0.4,"curve":"linear","duration":"1s"}},"aHoverEnd":{"motion":{"animate":"a.opacity","from":0.4,"to":0.1,"curve":"linear","duration":"1s"}}}}"##
        ),
        (
            "in the state is what CSS has first",
            ##".a{transition:opacity 1s linear} .a:not([open]){opacity:.1}"##,
            ##"{"variants":{"aOpen":{"motion":{"animate":"a.opacity","from":0.1,"to":1,"curve":"linear","duration":"1s"}},"aOpenEnd":{"motion":{"animate":"a.opacity","from":1,"to":0.1,"curve":"linear","duration":"1s"}}}}"##
        ),
        (
            "the timing of a state stands beside that of its element",
            ##".a{transition:opacity .2s,visibility 0s .2s;opacity:0} .a.open{opacity:1;transition-delay:0s}"##,
            ##"{"timings":{"a.visibility":{"delay":"0.2s","duration":"0s","curve":"ease"},"aOpen.visibility":{"duration":"0s","curve":"ease"}},"variants":{"aOpen":{"motion":{"animate":"a.opacity","from":0,"to":1,"curve":"ease","duration":"0.2s"}},"aOpenEnd":{"motion":{"animate":"a.opacity","from":1,"to":0,"curve":"ease","duration":"0.2s"}}}}"##
        ),
        (
            "two scales that are the same are one, percentages too",
            ##".a{transition:scale 1s} .a:hover{scale:150% 150%}"##,
            ##"{"variants":{"aHover":{"motion":{"animate":"a.transform.scale","from":1,"to":1.5,"curve":"ease","duration":"1s"}},"aHoverEnd":{"motion":{"animate":"a.transform.scale","from":1.5,"to":1,"curve":"ease","duration":"1s"}}}}"##
        ),
        (
            "'initial' is no animation",
            ##"@keyframes k{from{opacity:0}to{opacity:1}} .a{animation:k 1s} .b{animation:initial}"##,
            ##"{"variants":{"k":{"motion":{"animate":"a.opacity","from":0,"to":1,"curve":"ease","duration":"1s"}}}}"##
        ),
        (
            "values on paper and what doesn't move are nothing that is missed",
            ##".c{transition:opacity .3s;opacity:.5} .c:hover{opacity:1} @media print{.c{opacity:1}} @media (min-width:600px){.c{color:red}}"##,
            ##"{"variants":{"cHover":{"motion":{"animate":"c.opacity","from":0.5,"to":1,"curve":"ease","duration":"0.3s"}},"cHoverEnd":{"motion":{"animate":"c.opacity","from":1,"to":0.5,"curve":"ease","duration":"0.3s"}}}}"##
        ),
    ]

    @Test("what counts is read, without a remark", arguments: readable.indices)
    func reads(_ index: Int) throws {
        let row = Self.readable[index]
        #expect(try body(row.css) == row.spec, "\(row.name)")
        #expect(read(row.css).diagnostics.filter { $0.id == .styleSkipped } == [], "\(row.name)")
    }

    /// A style sheet, the text at which a remark stands, and the members of the spec nevertheless.
    static let named: [(css: String, place: String, spec: String)] = [
        (
            ##"@keyframes k{from{opacity:0}to{opacity:1}} @media (prefers-reduced-motion:reduce){.a{animation:none}} .a{animation:k 1s}"##,
            ##"animation:none"##,
            ##"{"variants":{"k":{"motion":{"animate":"a.opacity","from":0,"to":1,"curve":"ease","duration":"1s"}}}}"##
        ),
        (
            ##"@keyframes k{from{opacity:0}to{opacity:1}} .a{animation:k 1s} @media (prefers-reduced-motion:reduce){*{animation:none}}"##,
            ##"animation:none"##,
            ##"{"variants":{"k":{"motion":{"animate":"a.opacity","from":0,"to":1,"curve":"ease","duration":"1s"}}}}"##
        ),
        (
            ##"@layer x{.a{opacity:.3!important}} .a{transition:opacity 1s} .a:hover{opacity:.9}"##,
            ##"opacity:.9"##,
            ##"{"timings":{"a.opacity":{"duration":"1s","curve":"ease"}}}"##
        ),
        (
            ##"@keyframes k{from{opacity:0}to{opacity:1}} .a{animation:k linear both}"##,
            ##"k linear both"##,
            ##"{"variants":{"k":{"motion":{"animate":"a.opacity","from":0,"to":1,"curve":"linear","duration":"0s"}}}}"##
        ),
        (
            ##"@keyframes k{from{opacity:0}to{opacity:1}} .a{animation-duration:3s;animation:k linear infinite}"##,
            ##"k linear infinite"##,
            ##"{"variants":{"k":{"motion":{"animate":"a.opacity","from":0,"to":1,"curve":"linear","duration":"0s"}}}}"##
        ),
        (
            ##"@keyframes k{from{opacity:0}to{opacity:1}} .a{animation:k 1s linear;animation-duration:auto}"##,
            ##"k 1s"##,
            ##"{"variants":{"k":{"motion":{"animate":"a.opacity","from":0,"to":1,"curve":"linear","duration":"0s"}}}}"##
        ),
        (
            ##"@keyframes k{from{opacity:0!important}to{opacity:.4}} .a{animation:k 1s linear both}"##,
            ##"opacity:0"##,
            ##"{"variants":{"k":{"motion":{"animate":"a.opacity","from":1,"to":0.4,"curve":"linear","duration":"1s"}}}}"##
        ),
        (
            ##"@keyframes k{from{width:-50px}to{width:100px}} .a{width:20px;animation:k 1s linear both}"##,
            ##"-50px"##,
            ##"{"variants":{"k":{"motion":{"animate":"a.bounds.size.width","from":20,"to":100,"curve":"linear","duration":"1s"}}}}"##
        ),
        (
            ##"@keyframes k{from{background-color:red;opacity:0}to{background-color:lab(50 20 30);opacity:1}} .a{animation:k 1s linear}"##,
            ##"lab(50 20 30)"##,
            ##"{"variants":{"k":{"motion":{"animate":"a.opacity","from":0,"to":1,"curve":"linear","duration":"1s"}}}}"##
        ),
        (
            ##"@keyframes k{from{border-radius:1px 2px;opacity:0}to{border-radius:3px;opacity:1}} .a{animation:k 1s linear both}"##,
            ##"1px 2px"##,
            ##"{"variants":{"k":{"motion":{"animate":"a.opacity","from":0,"to":1,"curve":"linear","duration":"1s"}}}}"##
        ),
        (
            ##"@keyframes k{to{width:89px}} .a{animation:k 1s linear}"##,
            ##"width:89px"##,
            ##"{"variants":{"k":{"motion":{"animate":"a.bounds.size.width","to":89,"curve":"linear","duration":"1s"}}}}"##
        ),
        (
            ##"@keyframes k{to{color:red}} .a{animation:k 1s linear}"##,
            ##"color:red"##,
            ##"{"properties":{"a.color":{"type":"color"}},"variants":{"k":{"motion":{"animate":"a.color","to":"red","space":"srgb","curve":"linear","duration":"1s"}}}}"##
        ),
        (
            ##".c{transition:scale .3s,opacity .3s;opacity:.5} .c:hover{scale:2;opacity:1} @media (prefers-reduced-motion:reduce){.c:hover{scale:none}}"##,
            ##"scale:none"##,
            ##"{"variants":{"cHover":{"motion":{"group":[{"animate":"c.transform.scale","from":1,"to":2,"curve":"ease","duration":"0.3s"},{"animate":"c.opacity","from":0.5,"to":1,"curve":"ease","duration":"0.3s"}]}},"cHoverEnd":{"motion":{"group":[{"animate":"c.transform.scale","from":2,"to":1,"curve":"ease","duration":"0.3s"},{"animate":"c.opacity","from":1,"to":0.5,"curve":"ease","duration":"0.3s"}]}}}}"##
        ),
        (
            ##".a{transition:opacity 1s;opacity:0} .a:hover{opacity:1} @media (prefers-reduced-motion:reduce){.a{transition-property:opacity}}"##,
            ##"opacity}}"##,
            ##"{"variants":{"aHover":{"motion":{"animate":"a.opacity","from":0,"to":1,"curve":"ease","duration":"1s"}},"aHoverEnd":{"motion":{"animate":"a.opacity","from":1,"to":0,"curve":"ease","duration":"1s"}}}}"##
        ),
        (
            ##".a{transition:opacity 1s;opacity:0} .a:hover{opacity:1} @media (prefers-reduced-motion:reduce){.a{transition-delay:3s}}"##,
            ##"3s"##,
            ##"{"variants":{"aHover":{"motion":{"animate":"a.opacity","from":0,"to":1,"curve":"ease","duration":"1s"}},"aHoverEnd":{"motion":{"animate":"a.opacity","from":1,"to":0,"curve":"ease","duration":"1s"}}}}"##
        ),
        (
            ##".a{transition:opacity 1s;opacity:0} .a:hover{opacity:1} @media (prefers-reduced-motion:reduce){.a{transition-timing-function:linear}}"##,
            ##"linear"##,
            ##"{"variants":{"aHover":{"motion":{"animate":"a.opacity","from":0,"to":1,"curve":"ease","duration":"1s"}},"aHoverEnd":{"motion":{"animate":"a.opacity","from":1,"to":0,"curve":"ease","duration":"1s"}}}}"##
        ),
        (
            ##".c{transition:opacity .3s;opacity:.5} .c:hover{opacity:1} @media (prefers-color-scheme:dark){.c:hover{opacity:.7}}"##,
            ##"@media"##,
            ##"{"variants":{"cHover":{"motion":{"animate":"c.opacity","from":0.5,"to":1,"curve":"ease","duration":"0.3s"}},"cHoverEnd":{"motion":{"animate":"c.opacity","from":1,"to":0.5,"curve":"ease","duration":"0.3s"}}}}"##
        ),
        (
            ##".c{transition:opacity .3s;opacity:.5} .c:hover{opacity:1} @media (min-width:600px){.c{opacity:.1}.c:hover{opacity:.7}}"##,
            ##"@media"##,
            ##"{"variants":{"cHover":{"motion":{"animate":"c.opacity","from":0.5,"to":1,"curve":"ease","duration":"0.3s"}},"cHoverEnd":{"motion":{"animate":"c.opacity","from":1,"to":0.5,"curve":"ease","duration":"0.3s"}}}}"##
        ),
        (
            ##".c{transition:opacity .3s;opacity:.5} .c:hover{opacity:1} @container (min-width:3px){.c{opacity:.2}}"##,
            ##"@container"##,
            ##"{"variants":{"cHover":{"motion":{"animate":"c.opacity","from":0.5,"to":1,"curve":"ease","duration":"0.3s"}},"cHoverEnd":{"motion":{"animate":"c.opacity","from":1,"to":0.5,"curve":"ease","duration":"0.3s"}}}}"##
        ),
        (
            ##".a{transition:width 1s linear} .a:not(:hover){width:1px}"##,
            ##"width:1px"##,
            ##"{"timings":{"a.bounds.size.width":{"duration":"1s","curve":"linear"}}}"##
        ),
        (
            ##".a{opacity:0;transition:opacity .4s linear} .a.in{opacity:1;transition:bogus bogus}"##,
            ##"bogus bogus"##,
            ##"{"variants":{"aIn":{"motion":{"animate":"a.opacity","from":0,"to":1,"curve":"linear","duration":"0.4s"}},"aInEnd":{"motion":{"animate":"a.opacity","from":1,"to":0,"curve":"linear","duration":"0.4s"}}}}"##
        ),
        (
            ##".a{--d:300ms;opacity:0;transition:opacity var(--d) linear} .a.in{opacity:1;--d:700ms}"##,
            ##"--d:700ms"##,
            ##"{"durations":{"d":"700ms"},"variants":{"aIn":{"motion":{"animate":"a.opacity","from":0,"to":1,"curve":"linear","duration":"d"}},"aInEnd":{"motion":{"animate":"a.opacity","from":1,"to":0,"curve":"linear","duration":"300ms"}}}}"##
        ),
        (
            ##".a{opacity:0;transition:opacity .3s} .a.in{opacity:1} .dark .a.in{opacity:.8}"##,
            ##"opacity:.8"##,
            ##"{"variants":{"aIn":{"motion":{"animate":"a.opacity","from":0,"to":0.8,"curve":"ease","duration":"0.3s"}},"aInEnd":{"motion":{"animate":"a.opacity","from":0.8,"to":0,"curve":"ease","duration":"0.3s"}}}}"##
        ),
        (
            ##".m{display:none;opacity:0;transition:opacity .2s} .m.open{display:block;opacity:1} .b{opacity:0;transition:opacity 1s} .b:hover{opacity:1}"##,
            ##"display:none"##,
            ##"{"variants":{"bHover":{"motion":{"animate":"b.opacity","from":0,"to":1,"curve":"ease","duration":"1s"}},"bHoverEnd":{"motion":{"animate":"b.opacity","from":1,"to":0,"curve":"ease","duration":"1s"}}}}"##
        ),
        (
            ##".a{opacity:.3;transition:opacity 1s} .a.in{opacity:1} @supports (-webkit-touch-callout:none){.a{opacity:.1;transition:opacity 9s}}"##,
            ##"@supports"##,
            ##"{"variants":{"aIn":{"motion":{"animate":"a.opacity","from":0.3,"to":1,"curve":"ease","duration":"1s"}},"aInEnd":{"motion":{"animate":"a.opacity","from":1,"to":0.3,"curve":"ease","duration":"1s"}}}}"##
        ),
        (
            ##".a{opacity:0;transition:opacity .2s linear} .a.in{opacity:1;transition:opacity .5s linear} @media (prefers-reduced-motion:reduce){.a{transition:none}}"##,
            ##"transition:none"##,
            ##"{"variants":{"aIn":{"motion":{"animate":"a.opacity","from":0,"to":1,"curve":"linear","duration":"0.5s"}},"aInEnd":{"motion":{"animate":"a.opacity","from":1,"to":0,"curve":"linear","duration":"0.2s"},"reducedMotion":"instant"}}}"##
        ),
        (
            ##".a{animation:k 1s linear} .a.in{animation:f 1s linear} @media (prefers-reduced-motion:reduce){.a{animation:none}} @keyframes k{from{opacity:0}to{opacity:1}}@keyframes f{from{opacity:.5}to{opacity:1}}"##,
            ##"animation:none"##,
            ##"{"variants":{"k":{"motion":{"animate":"a.opacity","from":0,"to":1,"curve":"linear","duration":"1s"},"reducedMotion":"instant"},"f":{"motion":{"animate":"a.opacity","from":0.5,"to":1,"curve":"linear","duration":"1s"}}}}"##
        ),
        (
            ##".a{transform:none;scale:1;transition:transform .2s,scale .3s} .a.in{transform:translateY(-4px);scale:1.1} .b{opacity:0;transition:opacity 1s} .b.in{opacity:1}"##,
            ##"transform:translateY(-4px)"##,
            ##"{"timings":{"a.transform":{"duration":"0.2s","curve":"ease"}},"variants":{"aIn":{"motion":{"animate":"a.transform.scale","from":1,"to":1.1,"curve":"ease","duration":"0.3s"}},"aInEnd":{"motion":{"animate":"a.transform.scale","from":1.1,"to":1,"curve":"ease","duration":"0.3s"}},"bIn":{"motion":{"animate":"b.opacity","from":0,"to":1,"curve":"ease","duration":"1s"}},"bInEnd":{"motion":{"animate":"b.opacity","from":1,"to":0,"curve":"ease","duration":"1s"}}}}"##
        ),
        (
            ##".a{animation:p 1s} .a:hover{animation:q 1s} @keyframes p{from{scale:2}to{scale:1}} @keyframes q{from{transform:scale(2)}to{transform:none}}"##,
            ##"transform:scale(2)"##,
            ##"{"variants":{"p":{"motion":{"animate":"a.transform.scale","from":2,"to":1,"curve":"ease","duration":"1s"}}}}"##
        ),
        (
            ##".a{opacity:0;transition:opacity 1s,} .a.in{opacity:1} .b{transition:opacity 1s}"##,
            ##"opacity 1s,}"##,
            ##"{"timings":{"b.opacity":{"duration":"1s","curve":"ease"}}}"##
        ),
        (
            ##"@keyframes z{from{opacity:0}110%{opacity:.3}to{opacity:1}} .a{animation:z 1s linear}"##,
            ##"110%"##,
            ##"{"variants":{"z":{"motion":{"animate":"a.opacity","from":0,"to":1,"curve":"linear","duration":"1s"}}}}"##
        ),
        (
            ##"@keyframes z{from{transform:translate(1px), rotate(2deg)}to{transform:none}} .a{animation:z 1s} .b{animation:k 1s} @keyframes k{from{opacity:0}to{opacity:1}}"##,
            ##"translate(1px), rotate"##,
            ##"{"variants":{"k":{"motion":{"animate":"b.opacity","from":0,"to":1,"curve":"ease","duration":"1s"}}}}"##
        ),
        (
            ##".a{animation:z 1s linear} @keyframes z{from{transform:scale(0)}to{transform:translateY(-10px)}} .b{animation:k 1s} @keyframes k{from{opacity:0}to{opacity:1}}"##,
            ##"transform:scale(0)"##,
            ##"{"variants":{"k":{"motion":{"animate":"b.opacity","from":0,"to":1,"curve":"ease","duration":"1s"}}}}"##
        ),
        (
            ##".a{transform:scale(0);transition:transform 1s} .a.in{transform:rotate(45deg)} .b{animation:k 1s} @keyframes k{from{opacity:0}to{opacity:1}}"##,
            ##"transform:rotate"##,
            ##"{"timings":{"a.transform":{"duration":"1s","curve":"ease"}},"variants":{"k":{"motion":{"animate":"b.opacity","from":0,"to":1,"curve":"ease","duration":"1s"}}}}"##
        ),
    ]

    @Test("what isn't played as it is written is named once, where it stands", arguments: named.indices)
    func names(_ index: Int) throws {
        let row = Self.named[index]
        #expect(try body(row.css) == row.spec, "\(row.css)")
        let place = try #require(row.css.ranges(of: row.place).last)
        let start = row.css.utf8.distance(from: row.css.startIndex, to: place.lowerBound)
        #expect(
            read(row.css).diagnostics.filter { $0.id == .styleSkipped }.map { $0.range.start } == [start],
            "\(row.css)")
    }

    /// A style sheet, and a piece of what is said of it.
    static let said: [(css: String, message: String)] = [
        (
            "@keyframes k{from{opacity:0}} .a{animation:k 1s} .a:nth-child(2){animation-delay:.3s}",
            "no spec changes the times of another rule's"
        ),
        ("@keyframes k{from{opacity:0}} .a{animation:k 1s} .b{animation:inherit}", "what 'inherit' leads to"),
        (".a{transition:scale 1s} .a:hover{scale:150% 50%}", "write two in 'transform: scale()'"),
        (
            ".d{display:none;opacity:0;transition:opacity .2s,display .2s} .d.open{display:block;opacity:1}",
            "'allow-discrete' lets it go"
        ),
    ]

    @Test("what is said is why", arguments: said.indices)
    func says(_ index: Int) {
        let row = Self.said[index]
        #expect(read(row.css).diagnostics.contains { $0.message.contains(row.message) })
    }
}
