import SpecFormat

let text = """
    { "motionSpec": 1, "name": "Panel",
      "animations": { "panel.opacity": { "values": [0, 1], "timing": { "duration": 0.2, "curve": "ease-otu" } } },
      "variants": { "show": { "timings": {} } } }
    """
let file = SourceFile(path: "panel.json", text: text)
let (spec, diagnostics) = SpecReader.read(file)
print(spec?.name ?? "no spec")
print(Report(file: file, diagnostics: diagnostics).text(color: false), terminator: "")
