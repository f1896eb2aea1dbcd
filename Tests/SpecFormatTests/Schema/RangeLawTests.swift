import MotionModel
import Testing

@testable import SpecFormat

@Suite("The range in the row of a key")
struct RangeLawTests {
    @Test("The decoder accepts the ends inside, and refuses what lies outside with the rule of the row")
    func decoder() {
        #expect(NumberPlace.all.count > 90)
        for place in NumberPlace.all {
            for (number, isInside) in place.numbers {
                let file = SourceFile(path: "range.json", text: place.text(number))
                let (spec, diagnostics) = SpecReader.read(file)
                let complaints = diagnostics.filter { $0.message.contains(place.rule) }
                #expect(
                    complaints.isEmpty == isInside, "\(place.text(number)): \(diagnostics.map { $0.message })"
                )
                #expect(isInside || spec == nil, "\(place.text(number))")
            }
        }
    }

    @Test(
        "The schema accepts and refuses the same",
        .enabled(if: SchemaValidator.isPresent, "python3 with the package 'jsonschema' isn't there"))
    func schema() throws {
        var documents: [Any] = []
        var wanted: [(text: String, isInside: Bool)] = []
        for place in NumberPlace.all {
            for (number, isInside) in place.numbers {
                let text = place.text(number)
                documents.append(try SchemaValidator.value(of: SourceFile(path: "range.json", text: text)))
                wanted.append((text, isInside))
            }
        }
        let objections = try SchemaValidator.objections(to: documents)
        #expect(objections.count == wanted.count)
        for ((text, isInside), objections) in zip(wanted, objections) {
            #expect(objections.isEmpty == isInside, "\(text): \(objections)")
        }
    }
}
