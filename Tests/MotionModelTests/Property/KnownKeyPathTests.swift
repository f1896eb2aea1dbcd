import MotionModel
import Testing

@Suite("The table of known key paths")
struct KnownKeyPathTests {
    @Test("has each key path once, and finds it")
    func unique() {
        #expect(Set(KnownKeyPath.all.map { $0.keyPath }).count == KnownKeyPath.all.count)
        for row in KnownKeyPath.all { #expect(KnownKeyPath.row(for: row.keyPath) == row) }
        #expect(KnownKeyPath.row(for: "Opacity") == nil)
        #expect(KnownKeyPath.row(for: "") == nil)
    }

    @Test("has every key path that the language names")
    func complete() {
        var named = [
            "alpha", "anchorPoint", "anchorPoint.x", "anchorPoint.y", "backgroundColor", "bounds",
            "bounds.origin",
            "bounds.origin.x", "bounds.origin.y", "bounds.size", "bounds.size.height", "bounds.size.width",
            "borderColor", "borderWidth", "center", "center.x", "center.y", "constant", "contentOffset",
            "contentOffset.x", "contentOffset.y", "cornerRadius", "frame", "frame.origin", "frame.origin.x",
            "frame.origin.y", "frame.size", "frame.size.height", "frame.size.width", "opacity", "path",
            "position",
            "position.x", "position.y", "shadowColor", "shadowOffset", "shadowOffset.height",
            "shadowOffset.width",
            "shadowOpacity", "shadowPath", "shadowRadius", "strokeEnd", "strokeStart", "transform.rotation",
            "transform.rotation.x", "transform.rotation.y", "transform.rotation.z", "transform.scale",
            "transform.scale.x", "transform.scale.y", "transform.scale.z", "transform.translation",
            "transform", "transform.translation.x", "transform.translation.y", "transform.translation.z",
            "zPosition",
        ]
        let components = ["red", "green", "blue", "hue", "saturation", "brightness", "white", "alpha"]
        for whole in ["backgroundColor", "borderColor", "shadowColor"] {
            named += components.map { "\(whole).\($0)" }
        }
        #expect(KnownKeyPath.all.map { $0.keyPath }.sorted() == named.sorted())
    }

    @Test("has rows in alphabetical order of their groups, each whole before its parts")
    func order() {
        let groups = KnownKeyPath.all.map { $0.keyPath.split(separator: ".")[0].lowercased() }
        #expect(groups == groups.sorted())
        for (index, row) in KnownKeyPath.all.enumerated() {
            guard let part = row.part else { continue }
            #expect(KnownKeyPath.all[..<index].contains { $0.keyPath == part.whole })
        }
    }

    @Test("has only rows that can be property paths, initial values of their type and in their range")
    func rows() throws {
        for row in KnownKeyPath.all {
            #expect(try PropertyPath("x.\(row.keyPath)").keyPath == row.keyPath)
            #expect(row.initial.type == row.type)
            #expect(row.initial.isFinite)
            if let range = row.range { #expect(row.initial.components.allSatisfy { range.contains($0) }) }
            #expect(row.restSpeed > 0)
            #expect(!row.summary.isEmpty && !row.summary.contains("\n"))
            #expect((row.unit == .degrees) == (row.type == .angle))
            #expect(!(row.type.isDiscrete && row.isAdditive))
            #expect(!(row.type == .color && row.isAdditive))
        }
    }

    @Test("has no part that differs from its whole in type, rule or place")
    func parts() {
        for row in KnownKeyPath.all {
            guard let part = row.part else { continue }
            guard let whole = KnownKeyPath.row(for: part.whole) else {
                Issue.record("\(part.whole) is missing")
                continue
            }
            #expect(part.components.count == row.type.componentCount)
            #expect(
                0 <= part.components.lowerBound && part.components.upperBound <= whole.type.componentCount)
            #expect(row.keyPath.hasPrefix(part.whole + "."))
            #expect(row.unit == whole.unit)
            #expect(row.isAdditive == whole.isAdditive)
            #expect(row.isBounded == whole.isBounded)
            #expect(Array(whole.initial.components[part.components]) == row.initial.components.array)
        }
    }

    @Test("a row is of a colour if it is one, or a component of one", arguments: KnownKeyPath.all)
    func ofColor(_ row: KnownKeyPath) {
        #expect(row.isOfColor == (row.type == .color || row.color != nil))
    }

    @Test("replaces opacities but of shadows, colours, paths and anchor points, and adds everything else")
    func additive() {
        let replaced = KnownKeyPath.all.filter { !$0.isAdditive && !$0.keyPath.contains("Color.") }.map {
            $0.keyPath
        }
        #expect(KnownKeyPath.all.allSatisfy { !$0.keyPath.contains("Color.") || !$0.isAdditive })
        #expect(
            replaced == [
                "alpha", "anchorPoint", "anchorPoint.x", "anchorPoint.y", "backgroundColor", "borderColor",
                "opacity", "path", "shadowColor", "shadowPath",
            ])
    }

    @Test(
        "knows the larger values that a part is a component of, the nearest first",
        arguments: [
            ("bounds.size.width", ["bounds.size 0..<1", "bounds 2..<3"]),
            ("bounds.size.height", ["bounds.size 1..<2", "bounds 3..<4"]),
            ("bounds.origin.y", ["bounds.origin 1..<2", "bounds 1..<2"]),
            ("bounds.size", ["bounds 2..<4"]), ("frame.size.height", ["frame.size 1..<2", "frame 3..<4"]),
            ("position.x", ["position 0..<1"]), ("center.x", ["center 0..<1"]),
            ("shadowOffset.height", ["shadowOffset 1..<2"]),
            ("transform.translation.x", ["transform.translation 0..<1"]),
            ("transform.rotation.z", ["transform.rotation 0..<1"]), ("transform.translation.z", []),
            ("transform.scale.x", []), ("opacity", []), ("nonsense.x", []),
        ])
    func aliases(_ keyPath: String, _ expected: [String]) {
        #expect(KnownKeyPath.aliases(of: keyPath).map { "\($0.whole) \($0.component)" } == expected)
    }

    @Test(
        "knows the largest value that it is a part of, and whether it has parts", arguments: KnownKeyPath.all)
    func outermost(_ row: KnownKeyPath) {
        let last = KnownKeyPath.aliases(of: row.keyPath).last
        #expect(row.outermost?.whole == last?.whole && row.outermost?.components == last?.component)
        #expect(row.outermost.map { row.keyPath.hasPrefix("\($0.whole).") } ?? true)
        #expect(row.hasParts == KnownKeyPath.all.contains { $0.part?.whole == row.keyPath })
    }

    @Test(
        "finds that two key paths overlap only if they share a component",
        arguments: [
            ("opacity", "opacity", true), ("other", "other", true), ("bounds", "bounds.size.width", true),
            ("bounds.size", "bounds.size.width", true), ("bounds.origin", "bounds.size", false),
            ("bounds.size.height", "bounds.size.width", false), ("bounds", "frame.size", false),
            ("transform.scale", "transform.scale.y", true), ("transform.scale.x", "transform.scale.y", false),
            ("transform.rotation", "transform.rotation.z", true),
            ("transform.rotation", "transform.rotation.x", false), ("opacity", "position", false),
            ("other", "other.x", false), ("transform", "transform.translation.x", true),
            ("transform", "transform.scale", true), ("transform", "transformed.x", false),
            ("backgroundColor", "backgroundColor.hue", true),
            ("backgroundColor", "backgroundColor.alpha", true),
            ("backgroundColor.red", "backgroundColor.green", false),
            ("backgroundColor.red", "backgroundColor.hue", true),
            ("backgroundColor.white", "backgroundColor.saturation", true),
            ("backgroundColor.alpha", "backgroundColor.white", false),
            ("backgroundColor.red", "borderColor.hue", false), ("backgroundColor", "borderColor", false),
            ("other.red", "other.hue", false), ("alpha", "opacity", true), ("center", "position", true),
            ("center.x", "position", true), ("center.x", "position.x", true), ("center", "position.y", true),
            ("center.x", "position.y", false), ("alpha", "shadowOpacity", false), ("center", "frame", false),
            ("alpha.x", "opacity", false),
        ])
    func overlaps(_ first: String, _ second: String, _ expected: Bool) {
        #expect(KnownKeyPath.overlap(first, second) == expected)
        #expect(KnownKeyPath.overlap(second, first) == expected)
    }
}

@Suite("A property declaration")
struct PropertyDeclarationTests {
    private func path(_ keyPath: String) throws -> PropertyPath { try PropertyPath("x.\(keyPath)") }

    @Test("says what the table says, unless something is declared over it")
    func known() throws {
        for row in KnownKeyPath.all {
            let plain = PropertyDeclaration(path: try path(row.keyPath))
            #expect(plain.type == row.type && plain.unit == row.unit && plain.isAdditive == row.isAdditive)
            #expect(plain.range == row.range && plain.restSpeed == row.unit.restSpeed)
            #expect(plain.isSpatial == row.isSpatial && plain.isBounded == row.isBounded)
            #expect(plain.initial == row.initial)
            // Written out, it is the same.
            let full = PropertyDeclaration(
                path: try path(row.keyPath), type: row.type, unit: row.unit, isAdditive: row.isAdditive,
                initial: row.initial)
            #expect(plain == full)
            let other = PropertyDeclaration(path: plain.path, isAdditive: !row.isAdditive)
            #expect((plain == other) == row.type.isDiscrete)
        }
        let declared = PropertyDeclaration(
            path: try path("opacity"), unit: PropertyUnit.none, isAdditive: true, initial: .number(0.5))
        #expect(declared.isAdditive && declared.unit == .none && declared.initial == .number(0.5))
        #expect(declared.range == 0...1)
    }

    @Test("of another name adds up, unless it is a colour or discrete")
    func unknown() throws {
        for type in MotionValueTests.everyType {
            let rule = PropertyDeclaration(path: try path("custom"), type: type)
            #expect(rule.type == type)
            #expect(rule.isAdditive == (type != .color && type != .boolean))
            #expect(rule.range == nil && rule.initial == nil && !rule.isSpatial)
            #expect(rule.isBounded == (type == .color))
        }
        #expect(PropertyDeclaration(path: try path("custom")).type == .number)
        #expect(PropertyDeclaration(path: try path("custom"), initial: .point(1, 2)).type == .point)
        #expect(!PropertyDeclaration(path: try path("custom"), type: .boolean, isAdditive: true).isAdditive)
    }

    @Test("with another type than the table's is the app's own")
    func otherType() throws {
        let rule = PropertyDeclaration(path: try path("opacity"), type: .color)
        #expect(rule.type == .color && rule.range == nil && rule.initial == nil)
    }

    @Test("is the same when it shares the rules of another one")
    func sharedRules() throws {
        var declarations = try KnownKeyPath.all.map { PropertyDeclaration(path: try path($0.keyPath)) }
        for type in MotionValueTests.everyType {
            declarations.append(PropertyDeclaration(path: try path("custom"), type: type))
        }
        declarations.append(PropertyDeclaration(path: try path("opacity"), initial: .number(0.5)))
        for one in declarations {
            for other in declarations {
                let shared = one.sharingRules(of: other)
                #expect(shared == one && shared.path == one.path)
            }
        }
    }

    @Test("overlap only where they are parts of one whole by their names")
    func wholes() throws {
        func whole(_ row: KnownKeyPath) throws -> String { try PropertyPath("row.0.\(row.keyPath)").whole }
        for first in KnownKeyPath.all {
            for second in KnownKeyPath.all where KnownKeyPath.overlap(first.keyPath, second.keyPath) {
                #expect(try whole(first) == whole(second), "\(first.keyPath) and \(second.keyPath)")
            }
        }
        #expect(try PropertyPath("chip.bounds.size.width").whole == "chip.bounds")
        #expect(try PropertyPath("row.0.opacity").whole == "row.0.opacity")
    }
}
