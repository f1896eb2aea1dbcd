import MotionModel
import SpecCompiler
import SpecFormat

let text = """
    { "motionSpec": 1, "name": "Panel",
      "animations": { "panel.opacity": { "values": [0, 1], "timing": { "duration": 0.2, "curve": "linear" } } },
      "variants": { "show": { "timings": {}, "reducedMotion": "fade" } } }
    """
let (spec, _) = SpecReader.read(SourceFile(path: "panel.json", text: text))
guard let spec else { fatalError("the spec is right") }
let motion = CompiledMotion(spec)
let show = motion.variants[0]

let timeline = try motion.bind(show)
for time in [0, 0.05, 0.2] {
    for sample in timeline.sample(at: time) { print(time, sample.value.components) }
}

let css = try Export(.css, of: ExportSource(spec))
print(css.losses.isEmpty ? "CSS says all of it." : "CSS doesn't say all of it.")
