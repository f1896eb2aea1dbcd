import SpecFormat
import TestSupport
import Testing

@Suite("Safe repairs")
struct SafeRepairTests {
    private static func repaired(_ text: String, strictJSON: Bool = false) -> (text: String, count: Int) {
        let file = SourceFile(path: "spec.json", text: text)
        let repair = SafeRepair(of: file, options: .init(strictJSON: strictJSON))
        return (String(decoding: repair.file.bytes, as: UTF8.self), repair.count)
    }

    @Test(
        "What has one obvious remedy is repaired where it stands",
        arguments: [
            ("{ «duration»: 0.2 }", "\"duration\""), ("{ «'duration'»: 0.2 }", "\"duration\""),
            ("{ \"duration\": «.2» }", "0.2"), ("{ \"duration\": «\"0.2 s\"» }", "\"0.2s\""),
            ("{ \"duration\": «200ms» }", "\"200ms\""), ("{ \"autoreverse\": «True» }", "true"),
            ("{ \"autoreverse\": «\"true\"» }", "true"), ("{ \"speed\": «\"2\"» }", "2"),
            ("{ \"duration\": 0.2«» \"delay\": 0.1 }", ","), ("{ \"duration\"«» 0.2 }", ":"),
            ("{ \"duration\": 0.2, «,» \"delay\": 0.1 }", ""),
            ("{ \"curve\": «\"cubic-bezier(.4,0,.2,1)\"» }", "{ \"css\": \"cubic-bezier(.4,0,.2,1)\" }"),
            ("{ «\"durration\"»: 0.2 }", "\"duration\""), ("{ \"curve\": «\"liner\"» }", "\"linear\""),
            ("{ \"duration\": «300» }", "\"300ms\""),
            ("{ \"duration\": «\"0,300s\"» }", "\"0.300s\""), ("{ \"duration\": «\"0,25s\"» }", "\"0.25s\""),
            ("{ \"duration\": 0.2, «\"easing\"»: \"linear\" }", "\"curve\""),
        ])
    func repair(_ timing: String, _ replacement: String) throws {
        let source = WrongSpec("", .timing, timing).marked
        let range = try #require(source.ranges.first)
        var bytes = source.bytes
        bytes.replaceSubrange(range, with: replacement.utf8)
        let (text, count) = Self.repaired(source.text)
        #expect(text == String(decoding: bytes, as: UTF8.self))
        #expect(count == 1)
        #expect(SpecReader.read(SourceFile(path: "spec.json", text: text)).diagnostics.isEmpty)
    }

    @Test(
        "What could mean something else stays as it is",
        arguments: [
            "{ \"duration\": 30 }", "{ \"dura\": 0.2 }", "{ \"curve\": \"easing\" }",
            "{ \"duration\": \"3\" }", "{ \"curve\": \"standard\" }", "{ \"wait\": 0.2 }",
            "{ \"curve\": { \"spring\": { \"stiffness\": 1400, \"damping\": 2 } } }",
            "{ \"curve\": \"smooth\", \"duration\": 0.3 }",
            "{ \"duration\": 0.2, \"duration\": 0.3 }",
            "{ \"duration\": \"1,500ms\" }", "{ \"duration\": \"1,200ms\" }",
            "{ \"duration\": \"10,000ms\" }", "{ \"duration\": \"1,500s\" }", "{ \"delay\": \"-1,200 ms\" }",
            "{ \"duration\": 0.2, \"iterations\": 2, \"repeatDelay\": 0.1 }",
            "{ \"duration\": 0.2, \"ease\": \"back.inOut\" }",
        ])
    func unsafe(_ timing: String) {
        let text = WrongSpec("", .timing, timing).marked.text
        #expect(Self.repaired(text) == (text, 0))
        #expect(!SpecReader.read(SourceFile(path: "spec.json", text: text)).diagnostics.isEmpty)
    }

    @Test(
        "No key stands in an object twice after a repair",
        arguments: [
            #""animations": { "x.opactiy": [0, 1], "x.opacity": [0, 1] }, "variants": { "v": { "timings": { "*": {} } } }"#,
            #""animations": { "x.opactiy": [0, 1], "x.opacty": [0, 1] }, "variants": { "v": { "timings": { "*": {} } } }"#,
            #""animations": { "x.rotate": [0, 1], "x.rotation": [0, 1] }, "variants": { "v": { "timings": { "*": {} } } }"#,
            #""properties": { "x.opactiy": { "initial": 1 }, "x.opacity": { "initial": 1 } }, "variants": { "v": { "motion": { "animate": "x.opacity", "to": 0 } } }"#,
            #""variants": { "v": { "motion": { "set": { "x.opactiy": 0, "x.opacity": 1 } } } }"#,
            #""variants": { "v": { "motion": { "each": ["x", "y"], "motion": { "set": { "$.opactiy": 0, "$.opacity": 1 } } } } }"#,
        ])
    func twice(_ members: String) {
        let text = "{ \"motionSpec\": 1, \"name\": \"A\", \(members) }"
        let (repaired, _) = Self.repaired(text)
        let found = SpecReader.read(SourceFile(path: "spec.json", text: repaired)).diagnostics
        #expect(!found.contains { $0.id == .duplicateKey }, "\(repaired)")
        // Nor is such a correction offered.
        for diagnostic in SpecReader.read(SourceFile(path: "spec.json", text: text)).diagnostics {
            for fix in diagnostic.fixes {
                let fixed = SourceFile(path: "spec.json", bytes: FixIt.apply([fix], to: [UInt8](text.utf8)))
                #expect(!SpecReader.read(fixed).diagnostics.contains { $0.id == .duplicateKey }, "\(fix)")
            }
        }
    }

    @Test("A slip in a declared key path is mended there, and what reads it stays as it is")
    func declared() {
        let text = """
            { "motionSpec": 1, "name": "A", "properties": { "sheet.bounds.size.heights": { "initial": 480 } },
              "variants": { "v": { "motion": { "animate": "sheet.zPosition", "from": 0,
                "to": "= value(sheet.bounds.size.height)" } } } }
            """
        let (repaired, count) = Self.repaired(text)
        #expect(count == 1)
        #expect(repaired == text.replacing("heights", with: "height"))
        // What says its type is a property of its own, and which of the two is meant is in doubt.
        let own = text.replacing("{ \"initial\"", with: "{ \"type\": \"number\", \"initial\"")
        #expect(Self.repaired(own) == (own, 0))
    }

    @Test(
        "A name that no expression can say repairs none",
        arguments: ["height!", "heigh-t", "heig ht", "1height"])
    func unsayable(_ name: String) {
        let text = """
            { "motionSpec": 1, "name": "Card", "parameters": { "\(name)": 48 },
              "animations": { "card.position.y": ["= height / 2", 0] },
              "variants": { "go": { "reducedMotion": "instant", "timings": { "*": { "duration": 1 } } } } }
            """
        #expect(Self.repaired(text) == (text, 0))
        let read = SpecReader.read(SourceFile(path: "spec.json", text: text)).diagnostics
        #expect(read.map { $0.id } == [.invalidIdentifier, .expressionName])
    }

    @Test("The only bracket that is left open is closed where nothing else is wrong then")
    func closing() {
        let right = WrongSpec("", .timing, "{ \"duration\": 0.2 }").marked.text
        let cut = String(right[..<(right.lastIndex(of: "}") ?? right.endIndex)])
        #expect(Self.repaired(cut).count == 1)
        let mended = SourceFile(path: "spec.json", text: Self.repaired(cut).text)
        #expect(SpecReader.read(mended).diagnostics.isEmpty)
        // Closed at the end, the variants would be properties.
        let inside = right.replacing("\"variants\"", with: "\"inner\": { \"variants\"")
        #expect(Self.repaired(inside) == (inside, 0))
    }

    @Test("A text without problems keeps its bytes", arguments: Gallery.names)
    func gallery(_ name: String) throws {
        let file = try Gallery.file(name)
        let repair = SafeRepair(of: file)
        #expect(repair.count == 0)
        #expect(repair.file.bytes == file.bytes)
    }

    @Test(
        "Repairing a repaired text changes nothing, and no repair brings a problem",
        arguments: WrongSpecTests.all)
    func idempotent(_ wrong: WrongSpec) {
        let (text, count) = Self.repaired(wrong.marked.text)
        #expect(Self.repaired(text) == (text, 0))
        #expect((count == 0) == (text == wrong.marked.text))
        guard count > 0 else { return }
        let before = Self.weight(of: wrong.marked.text)
        let after = Self.weight(of: text)
        #expect(after.errors < before.errors || (after.errors == before.errors && after.all < before.all))
    }

    /// The number of errors, and of all findings: an error can hide a name that nobody uses.
    private static func weight(of text: String) -> (errors: Int, all: Int) {
        let found = SpecReader.read(SourceFile(path: "spec.json", text: text)).diagnostics
        return (found.count { $0.severity == .error }, found.count)
    }

    @Test("Everything is repaired at once, and rules left out for nothing are taken out one after the other")
    func several() {
        let text = """
            { motionSpec: 1, "name": 'Test' # a test
              "$lint": { "ignore": { "flash": "a", "too-long": "b", "sub-frame": "c" } },
              "animations": { "box.opacity": [0, 1,], },
              "variants": { "go": { "timings": { "box.opacity": { "duration": "200 ms" } } } } }
            """
        let fixed = """
            { "motionSpec": 1, "name": "Test", // a test
              "animations": { "box.opacity": [0, 1,], },
              "variants": { "go": { "timings": { "box.opacity": { "duration": "200ms" } } } } }
            """
        let (result, count) = Self.repaired(text)
        #expect(result == fixed)
        #expect(count == 8)
    }

    @Test("A comment is never taken out, not even where strict JSON refuses it")
    func comments() {
        let unused = WrongSpec(
            "", .head, "\"$lint\": { \"ignore\": { \"flash\": \"a\" } /* keep me */ },"
        ).marked.text
        #expect(Self.repaired(unused) == (unused, 0))
        let spec = WrongSpec("", .timing, "{ \"duration\": 0.2, } // why").marked.text
        let (text, count) = Self.repaired(spec, strictJSON: true)
        #expect(count == 1)
        #expect(text.contains("0.2 } // why"))
    }

    @Test("One correction that would change something else holds up none of many others")
    func many() {
        let spaces = [[UInt8]](repeating: Array("1,\u{0C} ".utf8), count: 100).flatMap { $0 }
        let file = SourceFile(
            path: "spec.json",
            bytes: Array("[".utf8) + spaces + [0x70, 0xEF] + Array("\"\"t a]".utf8))
        let repair = SafeRepair(of: file)
        #expect(repair.count >= 100)
        #expect(!repair.file.bytes.contains(0x0C))
        #expect(SafeRepair(of: repair.file).count == 0)
    }
}
