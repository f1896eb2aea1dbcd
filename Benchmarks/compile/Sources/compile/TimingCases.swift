import Foundation
import SpecFormat

/// From 10 MB of text to a tree, beside Foundation's parser.
func timingCases(_ options: Options) -> [Row] {
    let bytes = TimingText.text(count: TimingText.count)
    let file = SourceFile(path: "timings.json", bytes: bytes)
    let data = Data(bytes)
    var race = Race(options)
    race.add("json.parse", bytes: bytes.count, count: TimingText.count) {
        var diagnostics = Diagnostics()
        guard JSONSyntax.parse(file, diagnostics: &diagnostics) != nil, diagnostics.isEmpty else {
            fail("the text has a mistake")
        }
    }
    race.add("json.JSONSerialization", bytes: bytes.count, count: TimingText.count, share: 5) {
        let list: Any
        do { list = try JSONSerialization.jsonObject(with: data) } catch { fail("\(error)") }
        guard (list as? [Any])?.count == TimingText.count else { fail("records are missing") }
    }
    return race.run()
}
