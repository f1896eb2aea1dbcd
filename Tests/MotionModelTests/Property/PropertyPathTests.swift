import MotionModel
import Testing

@Suite("A property path")
struct PropertyPathTests {
    @Test(
        "is a target and a key path",
        arguments: [
            ("chip.opacity", "chip", "opacity"),
            ("chip.bounds.size.width", "chip", "bounds.size.width"),
            ("row.0.opacity", "row.0", "opacity"), ("row.0.1.position.x", "row.0.1", "position.x"),
            ("gauge.0", "gauge", "0"),
            ("a-b_C9.transform.scale", "a-b_C9", "transform.scale"),
        ])
    func parts(_ text: String, _ target: String, _ keyPath: String) throws {
        let path = try PropertyPath(text)
        #expect(path.target == target)
        #expect(path.keyPath == keyPath)
        #expect(path.text == text)
        #expect(path.description == text)
    }

    @Test(
        "is refused with the first wrong byte",
        arguments: [
            ("", PropertyPathError.empty),
            ("chip", .missingKeyPath(offset: 4)),
            (".opacity", .emptyComponent(offset: 0)),
            ("chip.", .emptyComponent(offset: 5)),
            ("chip..x", .emptyComponent(offset: 5)),
            ("chip.x.", .emptyComponent(offset: 7)),
            ("chip opacity", .unexpectedByte(0x20, offset: 4)),
            ("chip.größe", .unexpectedByte(0xC3, offset: 7)),
            ("$.opacity", .unexpectedByte(0x24, offset: 0)),
            (".", .emptyComponent(offset: 0)),
        ])
    func errors(_ text: String, _ error: PropertyPathError) {
        #expect(throws: error) { try PropertyPath(text) }
    }

    @Test("has its first wrong byte within its text or at the end of it")
    func offsets() {
        for text in ["", "chip", "a..b", "a.b.", "ä.b", "a/b"] {
            do throws(PropertyPathError) {
                _ = try PropertyPath(text)
                Issue.record("\(text) was taken")
            } catch {
                #expect((0...text.utf8.count).contains(error.offset))
            }
        }
    }

    @Test("sorts by the bytes of its text")
    func order() throws {
        let sorted = ["A.x", "a.x", "a.x.y", "a0.x", "a_.x", "b.x"]
        let paths = try sorted.map { try PropertyPath($0) }
        #expect(paths.reversed().sorted().map { $0.text } == ["A.x", "a.x", "a.x.y", "a0.x", "a_.x", "b.x"])
        #expect(try PropertyPath("a-.x") < PropertyPath("a.x"))
        #expect(try !(PropertyPath("a.x") < PropertyPath("a.x")))
    }

    @Test(
        "The key path is the longest known end, whatever stands before it", arguments: KnownKeyPath.all)
    func longestKnownEnd(_ row: KnownKeyPath) throws {
        for target in ["toast", "row.0", "list.row.0", "card.0.image", "toast.new", "a.b.c.7.d"] {
            let path = try PropertyPath("\(target).\(row.keyPath)")
            #expect(path.target == target)
            #expect(path.keyPath == row.keyPath)
            #expect(path.known == row)
        }
    }

    @Test(
        "A path whose key path isn't in the table, or only resembles one that is, has no row",
        arguments: [
            "gauge.level", "row.0.level", "a.Opacity", "a.opacity2", "a.zPositiom", "a.opacity.x",
            "a.center-x",
        ])
    func unknownRow(_ text: String) throws { #expect(try PropertyPath(text).known == nil) }

    @Test("Without a known end the target is the first component with its indices")
    func unknownEnd() throws {
        for (text, target) in [
            ("gauge.level", "gauge"), ("row.0.level", "row.0"), ("a.b.c", "a"), ("a.1.2.b.c", "a.1.2"),
        ] {
            #expect(try PropertyPath(text).target == target)
        }
    }

    @Test("has hashes of its target and its whole that tell these apart as their texts do")
    func hashes() throws {
        let unknown = ["level", "level.x", "level.y", "Opacity", "center-x"]
        let keyPaths = KnownKeyPath.all.map { $0.keyPath } + unknown
        let paths = try ["chip", "row.0", "row.1", "a.long.name.of.a.target"].flatMap { target in
            try keyPaths.map { try PropertyPath("\(target).\($0)") }
        }
        for (texts, hashes) in [
            (paths.map { $0.target }, paths.map { $0.targetHash }),
            (paths.map { $0.whole }, paths.map { $0.wholeHash }),
        ] {
            let pairs = Set(zip(texts, hashes).map { "\($0) \($1)" })
            #expect(pairs.count == Set(texts).count && pairs.count == Set(hashes).count)
            #expect(pairs.count < paths.count)
        }
    }
}
