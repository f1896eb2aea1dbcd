import Animator
import Foundation
import MotionModel
import SpecFormat
import Testing

@testable import SpecCompiler

/// Compiles what is made of every spec with the package's own modules, runs it, and compares what it says.
@Suite("speccli bake --format swift")
struct SwiftConstantsTests {
    /// Where the package's modules and object files lie; nil where a build lays them out in another way.
    private static let build: URL? = {
        let folder = Speccli.program.deletingLastPathComponent()
        let modules = ["Modules/MotionModel.swiftmodule", "Animator.build", "MotionModel.build"]
        let exist = modules.allSatisfy {
            FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path)
        }
        return exist ? folder : nil
    }()

    fileprivate static let specs: [String] = {
        let folders = [Speccli.specs, Speccli.specs.appendingPathComponent("gallery")]
        let all = folders.flatMap { folder in
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            return names.filter { $0.hasSuffix(".json") }.sorted().map {
                folder.appendingPathComponent($0).path
            }
        }
        // Every fourth, and those with curves, parameters and forms that the others haven't.
        let special = [
            "expression-easing", "flip-card", "resizable-card", "slider-by-distance", "spring-sheet",
        ]
        return all.enumerated().filter { index, path in
            index.isMultiple(of: 4) || special.contains { path.hasSuffix("/\($0).json") }
        }.map { $0.element }
    }()

    /// Every file that can be imported, by its path in `specs`.
    private static let files: [SourceFile] = {
        let root = Speccli.specs.path + "/"
        let folders = ["", "gallery/", "libraries/"]
        return folders.flatMap { folder in
            let names = (try? FileManager.default.contentsOfDirectory(atPath: root + folder)) ?? []
            return names.filter { $0.hasSuffix(".json") }.sorted().compactMap { name in
                (try? Data(contentsOf: URL(fileURLWithPath: root + folder + name))).map {
                    SourceFile(path: folder + name, bytes: [UInt8]($0))
                }
            }
        }
    }()

    private static func spec(_ path: String) throws -> Spec {
        let own = path.dropFirst(Speccli.specs.path.count + 1)
        let source = try #require(files.first { $0.path == own })
        var workspace = SpecWorkspace(SourceSet(files))
        return try #require(workspace.read(source).spec)
    }

    /// Compiles what lies in a folder together with the package's modules, and runs it.
    private static func run(_ sources: String, in folder: URL) throws -> Speccli.Result {
        let build = try #require(build).path
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return try Speccli.shell(
            "PATH='\(path)' swiftc -swift-version 6 -module-name App -I '\(build)/Modules' \(sources) "
                + "'\(build)'/Animator.build/*.o '\(build)'/MotionModel.build/*.o -lm -o run && ./run",
            in: folder)
    }

    /// Prints every number of every motion, as bits, in one number for each variant and way; and every timing.
    private static let printing = """
        import Animator

        func digest(_ bound: BoundTimeline) -> UInt64 {
            var hash: UInt64 = 0xcbf2_9ce4_8422_2325
            func add(_ bits: UInt64) { hash = (hash ^ bits) &* 0x100_0000_01b3 }
            let end = bound.duration.isFinite ? bound.duration : 3
            for step in 0...40 {
                for sample in bound.sample(at: end * Double(step) / 37 - 0.01) {
                    for number in sample.value.components + sample.velocity { add(number.bitPattern) }
                }
            }
            return hash
        }

        func lines(of motion: CompiledMotion) -> [String] {
            var lines = [motion.name]
            for variant in motion.variants {
                for reverses in [false, true] {
                    let bound = try? motion.bind(variant, reversingValues: reverses)
                    lines.append("\\(variant.name) \\(reverses) \\(bound.map { String(digest($0)) } ?? "unbound")")
                }
            }
            return lines
        }

        """

    private static func digest(_ bound: BoundTimeline) -> UInt64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        func add(_ bits: UInt64) { hash = (hash ^ bits) &* 0x100_0000_01b3 }
        let end = bound.duration.isFinite ? bound.duration : 3
        for step in 0...40 {
            for sample in bound.sample(at: end * Double(step) / 37 - 0.01) {
                for number in sample.value.components + sample.velocity { add(number.bitPattern) }
            }
        }
        return hash
    }

    @Test(
        "compiles, gives every value of specs of every kind bit for bit, and every timing",
        .enabled("the build is laid out in another way") { Self.build != nil })
    func everySpec() throws {
        let scratch = try Scratch()
        try scratch.write("out/keep", "")
        let speccli = Speccli(folder: scratch.folder)
        #expect(try speccli.run(["bake"] + Self.specs + ["--format", "swift", "-o", "out"]).code == 0)

        var main = Self.printing
        var expected: [String] = []
        for path in Self.specs {
            let spec = try Self.spec(path)
            let motion = CompiledMotion(spec)
            main += "for line in lines(of: \(spec.name).motion) { print(line) }\n"
            expected.append(motion.name)
            for variant in motion.variants {
                for reverses in [false, true] {
                    let bound = try? motion.bind(variant, reversingValues: reverses)
                    expected.append(
                        "\(variant.name) \(reverses) \(bound.map { "\(Self.digest($0))" } ?? "unbound")")
                }
            }
            for variant in spec.variants {
                var names = CodeNames(
                    taken: SwiftExport.used + ["name", "variant", "reduced", "motion", spec.name])
                for shared in spec.sharedTimings(ofVariant: variant.name) {
                    let name = CodeNames.written(names.identifier(for: shared.name))
                    main += "print(\(spec.name).\(variant.name).\(name))\n"
                    expected.append("\(shared.timing)")
                }
            }
        }
        try scratch.write("main.swift", main)
        let result = try Self.run("main.swift out/*.swift", in: scratch.folder)
        #expect(result.code == 0, "\(result.errors)")
        #expect(result.output.split(separator: "\n").map(String.init) == expected)
    }

    @Test(
        "moves a property along a timing of a spec, and plays a variant of it, as an app would",
        .enabled("the build is laid out in another way") { Self.build != nil })
    func app() throws {
        let scratch = try Scratch()
        let chip = Speccli.specs.appendingPathComponent("calendar-chip.json").path
        #expect(
            try Speccli(folder: scratch.folder)("bake", chip, "--format", "swift", "-o", "chip.swift").code
                == 0)
        try scratch.write(
            "main.swift",
            """
            import Animator

            let store = PropertyStore()
            try store.register(CalendarChip.motion)
            let animator = Animator(store)
            try animator.animate(CalendarChip.expand.chipHeight, CalendarChip.properties.chipCornerRadius, to: 8)
            try store.advance(to: 0.015 + 0.36 / 2)
            print(try store.presentation(CalendarChip.properties.chipCornerRadius))
            let other = PropertyStore()
            try other.register(CalendarChip.motion)
            try Animator(other).play(CalendarChip.motion, CalendarChip.collapse.name)
            try other.advance(to: 10)
            print(try other.presentation(CalendarChip.properties.chipBoundsSizeHeight))
            print(CalendarChip.State.allCases.map { $0.rawValue }.joined(separator: " "))
            """)
        let result = try Self.run("main.swift chip.swift", in: scratch.folder)
        #expect(result.code == 0, "\(result.errors)")
        let lines = result.output.split(separator: "\n")
        try #require(lines.count == 3)
        // cubic-bezier(0.4, 0, 0.2, 1) at one half, by bisection of x(t) = 0.5: y = 0.77556. From its initial 0 to 8.
        #expect(abs(try #require(Double(lines[0])) - 8 * 0.7755613111161977) < 1e-8)
        #expect(lines[1] == "48.0")
        #expect(lines[2] == "collapsed expanded")
    }

    @Test(
        "names events and states, which a machine takes",
        .enabled("the build is laid out in another way") { Self.build != nil })
    func machine() throws {
        let scratch = try Scratch()
        let queue = Speccli.specs.appendingPathComponent("gallery/toast-queue.json").path
        let speccli = Speccli(folder: scratch.folder)
        #expect(try speccli("bake", queue, "--format", "swift", "-o", "queue.swift").code == 0)
        try scratch.write(
            "main.swift",
            """
            import Animator

            let store = PropertyStore()
            let machine = try Animator(store).machine(ToastQueue.motion)
            print(machine.state(as: ToastQueue.State.self) == .empty)
            try machine.send(ToastQueue.Event.message)
            print(machine.state(as: ToastQueue.State.self) == .one)
            print(try machine.send(ToastQueue.Event.dismissAll) == nil)
            try machine.go(to: ToastQueue.State.two)
            try store.advance(to: 1)
            print(machine.state, try store.presentation(ToastQueue.properties.secondOpacity))
            print(ToastQueue.Event.allCases.map { $0.rawValue }.joined(separator: " "))
            """)
        let result = try Self.run("main.swift queue.swift", in: scratch.folder)
        #expect(result.code == 0, "\(result.errors)")
        #expect(
            result.output.split(separator: "\n") == ["true", "true", "true", "two 1.0", "message dismissAll"])
    }
}

@Suite("speccli bake for Apple's frameworks")
struct AppleSourceTests {
    @Test("makes Swift that the compiler can parse", arguments: ["coreanimation", "swiftui"])
    func parses(_ format: String) throws {
        let scratch = try Scratch()
        try scratch.write("out/keep", "")
        let specs = SwiftConstantsTests.specs
        let baked = try Speccli(folder: scratch.folder).run(
            ["bake"] + specs + ["--format", format, "-o", "out"])
        #expect(baked.code == 0)
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let result = try Speccli.shell(
            "PATH='\(path)' swiftc -swift-version 6 -parse out/*.swift", in: scratch.folder)
        #expect(result.code == 0 && result.errors.isEmpty, "\(result.errors)")
        #expect(
            try scratch.names().count == 1 && (try Scratch.count(in: scratch.url("out"))) == specs.count + 1)
    }
}

extension Scratch {
    fileprivate static func count(in folder: URL) throws -> Int {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).count
    }
}
