import MotionModel
import SpecFormat
import TestSupport
import Testing

/// Files in memory that count how often each is read.
private struct CountingSources: ImportLoader {
    var sources: SourceSet
    private(set) var loads: [String: Int] = [:]

    init(_ files: [SourceFile]) { sources = SourceSet(files) }

    mutating func locate(_ path: String, from importer: String) throws(ImportFailure) -> String {
        try sources.locate(path, from: importer)
    }

    mutating func load(_ location: String) throws(ImportFailure) -> SourceFile {
        loads[location, default: 0] += 1
        return try sources.load(location)
    }
}

@Suite("Imports")
struct ImportTests {
    private static func library(_ path: String, _ members: String) -> SourceFile {
        SourceFile(path: path, text: "{ \"motionSpec\": 1, \"name\": \"Library\", \(members) }")
    }

    private static func spec(_ path: String, head: String, animation: String, variant: String) -> SourceFile {
        SourceFile(
            path: path,
            text: """
                { "motionSpec": 1, "name": "Test", \(head), "states": ["off", "on"],
                  "animations": { "box.zPosition": { "values": [0, 200] \(animation) } },
                  "variants": { "show": \(variant) } }
                """)
    }

    /// Names of every kind, by the key of their object.
    private static let names = [
        "durations":
            "\"brief\": \"120ms\", \"byTravel\": { \"min\": 0.1, \"max\": 0.3, \"perUnit\": \"1ms\" }",
        "curves":
            "\"brand\": { \"bezier\": [0.4, 0, 0.2, 1] }, \"pop\": { \"spring\": { \"duration\": 0.3, \"bounce\": 0.2 } }",
        "timings":
            "\"glide\": { \"delay\": 0.05, \"duration\": 0.2, \"curve\": { \"bezier\": [0.4, 0, 0.2, 1] } }",
    ]

    /// The members of a document with those names, and one more.
    private static func members(_ names: [String: String], _ kind: String = "", _ entry: String = "")
        -> String
    {
        var names = names
        if !entry.isEmpty { names[kind] = [names[kind], entry].compactMap { $0 }.joined(separator: ", ") }
        return names.keys.sorted().map { "\"\($0)\": { \(names[$0] ?? "") }" }.joined(separator: ", ")
    }

    /// A way to use names; `@` stands in front of each.
    struct Use: Sendable {
        /// A further name or default of the spec, and the key of its object.
        var kind = "durations"
        var entry = ""
        /// Further members of the animation.
        var animation = ""
        var timings = "{}"
    }

    static let uses: [Use] = [
        Use(
            kind: "defaults", entry: "\"duration\": \"@brief\", \"curve\": \"@brand\"",
            timings: "{ \"*\": {} }"),
        Use(kind: "defaults", entry: "\"duration\": \"@byTravel\"", timings: "{ \"*\": {} }"),
        Use(kind: "curves", entry: "\"mine\": \"@brand\"", timings: "{ \"*\": { \"curve\": \"mine\" } }"),
        Use(
            kind: "curves", entry: "\"mine\": { \"reverse\": \"@brand\" }",
            timings: "{ \"*\": { \"curve\": \"mine\" } }"),
        Use(
            kind: "durations", entry: "\"mine\": \"@brief\"", timings: "{ \"*\": { \"delay\": \"mine\" } }"),
        Use(kind: "timings", entry: "\"*\": \"@glide\""),
        Use(kind: "timings", entry: "\"mine\": \"@glide\"", animation: ", \"timing\": \"mine\""),
        Use(animation: ", \"timing\": \"@glide\""),
        Use(animation: ", \"timing\": { \"duration\": \"@brief\", \"curve\": \"@brand\" }"),
        Use(timings: "{ \"box.zPosition\": \"@glide\" }"),
        Use(timings: "{ \"*\": { \"repeatFor\": \"@brief\", \"curve\": \"@pop\" } }"),
        Use(
            timings: "{ \"*\": { \"duration\": { \"min\": \"@brief\", \"max\": 1, \"perUnit\": 0 } } }"),
        Use(
            timings: """
                { "*": { "delay": "@brief", "endDelay": "@brief", "curve": { "chain": ["@brand", "@brand"] },
                         "duration": "@byTravel", "autoreverse": true, "reverseCurve": { "reverse": "@brand" } } }
                """),
    ]

    @Test(
        "A name of an import means what it means in the spec itself, wherever names can stand",
        arguments: uses.indices)
    func equivalence(_ index: Int) throws {
        let use = Self.uses[index]
        func read(_ prefix: String, _ imports: String, _ files: [SourceFile]) throws -> Spec {
            func named(_ text: String) -> String { text.replacing("@", with: prefix) }
            let members = Self.members(prefix.isEmpty ? Self.names : [:], use.kind, named(use.entry))
            let head = [imports, members].filter { !$0.isEmpty }.joined(separator: ", ")
            let file = Self.spec(
                "specs/a.json", head: head, animation: named(use.animation),
                variant: "{ \"timings\": \(named(use.timings)) }")
            var workspace = SpecWorkspace(SourceSet(files))
            let (spec, diagnostics) = workspace.read(file)
            let found = diagnostics.filter { ![.nameUnused, .timingUnused].contains($0.id) }
            #expect(found.isEmpty, "\(Report(file: file, diagnostics: found).short())")
            return try #require(spec)
        }
        let library = Self.members(Self.names)
        let local = try read("", "", [])
        let direct = try read(
            "m3.", "\"imports\": { \"m3\": \"../libraries/m3.json\" }",
            [Self.library("libraries/m3.json", library)])
        let far = try read(
            "brand.web.", "\"imports\": { \"brand\": \"brand.json\" }",
            [
                Self.library("specs/brand.json", "\"imports\": { \"web\": \"./deep/down/../names.json\" }"),
                Self.library("specs/deep/names.json", library),
            ])
        #expect(Self.withoutNames(direct) == Self.withoutNames(local))
        #expect(Self.withoutNames(far) == Self.withoutNames(local))
    }

    /// The spec without what its timings are called, which isn't how it moves.
    private static func withoutNames(_ spec: Spec) -> Spec {
        Spec(
            name: spec.name, description: spec.description, parameters: spec.parameters, states: spec.states,
            animations: spec.animations, restingProperties: spec.restingProperties,
            variants: spec.variants.map { variant in
                guard case .tree(let node, let reversed) = variant.motion else { return variant }
                return Spec.Variant(
                    name: variant.name, description: variant.description, startState: variant.startState,
                    endState: variant.endState, motion: .tree(node.unnamed, reversed: reversed?.unnamed),
                    reducedMotion: variant.reducedMotion)
            })
    }

    @Test("A name goes to the nearest that has it: the spec, its import, the language")
    func precedence() throws {
        func curve(_ head: String, _ name: String) throws -> Curve {
            let file = Self.spec(
                "a.json", head: head, animation: "",
                variant: "{ \"timings\": { \"*\": { \"curve\": \"\(name)\" } } }")
            var workspace = SpecWorkspace(
                SourceSet([
                    Self.library(
                        "quad.json",
                        """
                        "imports": { "deep": "deep.json" },
                        "curves": { "in": { "bezier": [0.1, 0, 1, 1] }, "deep.in": { "bezier": [0.2, 0, 1, 1] } }
                        """),
                    Self.library(
                        "deep.json",
                        "\"curves\": { \"in\": { \"bezier\": [0.3, 0, 1, 1] }, \"out\": \"linear\" }"),
                ]))
            let spec = try #require(workspace.read(file).spec)
            return try #require(spec.topLeaves(ofVariant: 0).first).curve
        }
        func bezier(_ x: Double) throws -> Curve { try .bezier(CubicBezier(x1: x, y1: 0, x2: 1, y2: 1)) }
        let imports = "\"imports\": { \"quad\": \"quad.json\" }"
        let own = "\"curves\": { \"quad.in\": { \"bezier\": [0.9, 0, 1, 1] } }"
        #expect(try curve("\(imports), \(own)", "quad.in") == bezier(0.9))
        #expect(try curve(imports, "quad.in") == bezier(0.1))
        // A dot in a name of the import goes before its namespace.
        #expect(try curve(imports, "quad.deep.in") == bezier(0.2))
        #expect(try curve(imports, "quad.deep.out") == .linear)
        // What the import lacks, the language may have.
        #expect(try curve(imports, "quad.out") == NamedCurve.curve(named: "quad.out"))
    }

    @Test("Names are found through any web of files, and each file is read once")
    func web() throws {
        var random = SplitMix64(seed: 11)
        for _ in 0..<40 {
            let count = 2 + Int(random.next() % 12)
            // A file imports later ones only; each has a curve that no other has.
            var edges: [[Int]] = []
            var files: [SourceFile] = []
            for index in 0..<count {
                let targets = ((index + 1)..<max(count, index + 1)).filter { _ in random.next() % 3 == 0 }
                edges.append(targets)
                let imports = targets.map { "\"n\($0)\": \"f\($0).json\"" }.joined(separator: ", ")
                files.append(
                    Self.library(
                        "f\(index).json",
                        "\"imports\": { \(imports) }, \"curves\": { \"own\": { \"bezier\": [0.\(index + 10), 0, 1, 1] } }"
                    ))
            }
            // A walk, which ends somewhere.
            var place = Int(random.next() % UInt64(count))
            let start = place
            var name = "n\(place)"
            while !edges[place].isEmpty, random.next() % 4 != 0 {
                place = edges[place][Int(random.next() % UInt64(edges[place].count))]
                name += ".n\(place)"
            }
            let file = Self.spec(
                "main.json",
                head:
                    "\"imports\": { \"n\(start)\": \"f\(start).json\" }, \"defaults\": { \"curve\": \"\(name).own\" }",
                animation: "", variant: "{ \"timings\": { \"*\": { \"duration\": 0.1 } } }")
            var workspace = SpecWorkspace(CountingSources(files))
            let result = workspace.read(file)
            #expect(result.diagnostics.isEmpty)
            let spec = try #require(result.spec)
            let leaf = try #require(spec.topLeaves(ofVariant: 0).first)
            let x = try #require(Double("0.\(place + 10)"))
            let bezier = try CubicBezier(x1: x, y1: 0, x2: 1, y2: 1)
            #expect(leaf.curve == .bezier(bezier))
            // Others, and the same again: nothing is read twice.
            for file in files + [file] { #expect(workspace.read(file).spec != nil) }
            #expect(workspace.loader.loads.values.allSatisfy { $0 == 1 })
        }
    }

    @Test("A file whose text changed is read anew, and one that didn't isn't")
    func changes() throws {
        var workspace = SpecWorkspace(CountingSources([Self.library("m3.json", Self.members(Self.names))]))
        let imports = "\"imports\": { \"m3\": \"m3.json\" }"
        for name in ["glide", "glade", "glide"] {
            let file = Self.spec(
                "a.json", head: imports, animation: ", \"timing\": \"m3.\(name)\"",
                variant: "{ \"timings\": {} }")
            #expect((workspace.read(file).spec != nil) == (name == "glide"))
        }
        #expect(workspace.loader.loads == ["m3.json": 1])
    }

    @Test(
        "Every file of a circle says so at its own import, with the whole loop from there",
        arguments: [1, 2, 3, 17])
    func circles(_ count: Int) throws {
        let files = (0..<count).map { index in
            Self.library(
                "f\(index).json",
                "\"imports\": { \"next\": \"f\((index + 1) % count).json\" }, \"curves\": {}")
        }
        let outside = Self.library("outside.json", "\"imports\": { \"circle\": \"f0.json\" }, \"curves\": {}")
        for startsOutside in [false, true] {
            var workspace = SpecWorkspace(SourceSet(files))
            if startsOutside {
                let found = workspace.read(outside).diagnostics
                #expect(found.map { $0.id } == [.importErrors])
            }
            for (index, file) in files.enumerated() {
                let found = workspace.read(file).diagnostics
                #expect(found.map { $0.id } == [.importCycle])
                let loop = (0...count).map { "'f\((index + $0) % count).json'" }.joined(separator: " → ")
                #expect(found.first?.message == "files import each other in a circle: \(loop)")
                #expect(file.text(in: try #require(found.first).range) == "\"f\((index + 1) % count).json\"")
            }
        }
    }

    @Test("Errors of an import are one error, with their number and the place of the first")
    func errors() throws {
        let broken = SourceFile(
            path: "lib/broken.json",
            text: """
                { "motionSpec": 1, "name": "Broken",
                  "curves": { "a": "nowhere", "b": "nowhere" }, "durations": { "c": -1 } }
                """)
        let between = Self.library("lib/between.json", "\"imports\": { \"broken\": \"broken.json\" }")
        var workspace = SpecWorkspace(SourceSet([broken, between]))
        for (path, count, place) in [("broken", 3, "2:20"), ("between", 1, "1:62")] {
            let file = Self.spec(
                "a.json",
                head:
                    "\"imports\": { \"m3\": \"lib/\(path).json\" }, \"defaults\": { \"curve\": \"m3.nothing.at.all\" }",
                animation: "", variant: "{ \"timings\": { \"*\": {} } }")
            let found = workspace.read(file).diagnostics
            #expect(found.map { $0.id } == [.importErrors])
            #expect(found[0].message == "'lib/\(path).json' has \(count) error\(count == 1 ? "" : "s")")
            #expect(found[0].notes.count == 1)
            #expect(
                found[0].notes[0].message.contains("is lib/\(path).json:\(place): "), "\(found[0].notes[0])")
        }
    }

    @Test("A warning in an import isn't one of the spec that imports it")
    func warnings() throws {
        let library = Self.library(
            "lib.json",
            "\"curves\": { \"a\": { \"bezier\": [0, 0, 1, 1] }, \"b\": { \"bezier\": [0, 0, 1, 1] } }")
        let file = Self.spec(
            "a.json", head: "\"imports\": { \"lib\": \"lib.json\" }, \"defaults\": { \"curve\": \"lib.a\" }",
            animation: "", variant: "{ \"timings\": { \"*\": { \"duration\": 0.1 } } }")
        var workspace = SpecWorkspace(SourceSet([library]))
        #expect(workspace.read(library).diagnostics.map { $0.id } == [.nearDuplicate])
        #expect(workspace.read(file).diagnostics.isEmpty)
    }

    @Test("What is wrong with an imported timing is said where it is referred to")
    func judgement() throws {
        let library = Self.library(
            "lib.json", "\"timings\": { \"overshoot\": { \"curve\": \"back.out\", \"duration\": 0.1 } }")
        let file = SourceFile(
            path: "a.json",
            text: """
                { "motionSpec": 1, "name": "A", "imports": { "lib": "lib.json" },
                  "animations": { "box.opacity": { "values": [0, 1], "timing": "lib.overshoot" } },
                  "variants": { "show": { "timings": {} } } }
                """)
        var workspace = SpecWorkspace(SourceSet([library]))
        let found = workspace.read(file).diagnostics
        #expect(found.map { $0.id } == [.overshootBounded])
        #expect(file.text(in: try #require(found.first).range) == "\"lib.overshoot\"")
    }

    @Test(
        "A thousand files can be imported, in a row or by one another, and not one more",
        arguments: [1000, 1001])
    func limit(_ count: Int) throws {
        let row = (0..<count).map { index in
            Self.library(
                "f\(index).json",
                index + 1 < count ? "\"imports\": { \"n\": \"f\(index + 1).json\" }" : "\"curves\": {}")
        }
        let wide = (0..<2).map { half in
            let indices = half == 0 ? 0..<499 : 499..<(count - 2)
            let imports = indices.map { "\"n\($0)\": \"g\($0).json\"" }
            return Self.library("h\(half).json", "\"imports\": { \(imports.joined(separator: ", ")) }")
        }
        let leaves = (0..<(count - 2)).map { Self.library("g\($0).json", "\"curves\": {}") }
        var workspace = SpecWorkspace(SourceSet(row + wide + leaves))
        let long = workspace.read(Self.library("a.json", "\"imports\": { \"row\": \"f0.json\" }")).diagnostics
        let broad = workspace.read(
            Self.library(
                "b.json", "\"imports\": { \"one\": \"h0.json\", \"two\": \"h1.json\", \"three\": \"none\" }"))
        if count == 1000 {
            #expect(long.isEmpty)
            #expect(broad.diagnostics.map { $0.id } == [.importMissing])
            // What was read before counts as well.
            let all = "\"imports\": { \"one\": \"f0.json\", \"two\": \"h1.json\" }"
            #expect(workspace.read(Self.library("c.json", all)).diagnostics.map { $0.id } == [.limitImports])
            // The same files by two ways count once.
            let same = "\"imports\": { \"one\": \"f0.json\", \"two\": \"f1.json\" }"
            #expect(workspace.read(Self.library("d.json", same)).diagnostics.isEmpty)
        } else {
            #expect(long.map { $0.id } == [.limitImports])
            #expect(broad.diagnostics.map { $0.id } == [.limitImports])
        }
    }

    @Test("Imports together have at most as many bytes as one file may have")
    func bytes() {
        let blank = String(repeating: " ", count: 24 << 20)
        let files = (0..<3).map { Self.library("f\($0).json", "\"curves\": {}\(blank)") }
        var workspace = SpecWorkspace(SourceSet(files))
        for (count, ids) in [(2, []), (3, [DiagnosticID.limitImports])] {
            let imports = (0..<count).map { "\"n\($0)\": \"f\($0).json\"" }.joined(separator: ", ")
            let file = Self.library("a\(count).json", "\"imports\": { \(imports) }")
            #expect(workspace.read(file).diagnostics.map { $0.id } == ids)
        }
    }

    @Test("A library is valid, has names and nothing to play, and what nobody uses in it draws no warning")
    func library() throws {
        let base = Self.library("base.json", Self.members(Self.names))
        let library = Self.library(
            "a.json", "\"imports\": { \"base\": \"base.json\" }, \(Self.members(Self.names))")
        var workspace = SpecWorkspace(SourceSet([base]))
        let (spec, diagnostics) = workspace.read(library)
        #expect(diagnostics.isEmpty)
        #expect(spec?.isLibrary == true)
        #expect(spec?.variants == [] && spec?.animations == [])
    }
}
