import MotionModel
import SpecCompiler
import SpecFormat

/// A spec, step by step: as JSON, read and checked, compiled, bound, baked, and written.
func specCases(_ name: String, _ made: (text: String, count: Int), _ options: Options) -> [Row] {
    let file = SourceFile(path: "\(name).json", text: made.text)
    let (found, diagnostics) = SpecReader.read(file)
    guard let spec = found else { fail("\(name): \(diagnostics[0].message)") }
    let motion = CompiledMotion(spec)
    let variant = motion.variants[0]
    guard let document = try? BakedDocument(motion) else { fail("\(name) can't be baked") }
    let tracks = document.variants.first { $0.name == variant.name }?.tracks.count
    guard tracks == made.count else { fail("\(name): \(tracks ?? 0) tracks of \(made.count)") }

    var race = Race(options)
    func add(_ step: String, _ action: @escaping () -> Void) {
        race.add("\(name).\(step)", bytes: file.bytes.count, count: made.count, action)
    }
    add("parse") {
        var diagnostics = Diagnostics()
        guard JSONSyntax.parse(file, diagnostics: &diagnostics) != nil else { fail("no value") }
    }
    add("validate") { guard SpecReader.read(file).spec != nil else { fail("no spec") } }
    add("compile") { guard CompiledMotion(spec).variants.count > 0 else { fail("no variant") } }
    add("bind") { guard (try? motion.bind(variant))?.tracks.count == made.count else { fail("tracks") } }
    add("bake") { guard (try? BakedDocument(motion)) != nil else { fail("no document") } }
    add("write") { guard document.jsonText.utf8.count > 0 else { fail("no text") } }
    add("all") {
        guard let spec = SpecReader.read(file).spec, let motion = Optional(CompiledMotion(spec)),
            (try? motion.bind(motion.variants[0])) != nil
        else { fail("no timeline") }
    }
    return race.run()
}

/// From text to timelines, in specs of growing size.
func growthCases(_ count: Int, _ options: Options) -> [Row] {
    var rows: [Row] = []
    for (kind, made) in [
        ("timings", SpecText.sharedTiming(count: count)), ("tree", SpecText.tree(count: count)),
    ] {
        let file = SourceFile(path: "many.json", text: made.text)
        var race = Race(options)
        race.add("growth.\(kind).\(count)", bytes: file.bytes.count, count: count) {
            guard let spec = SpecReader.read(file).spec else { fail("no spec") }
            let motion = CompiledMotion(spec)
            guard (try? motion.bind(motion.variants[0])) != nil else { fail("no timeline") }
        }
        rows += race.run()
    }
    return rows
}
