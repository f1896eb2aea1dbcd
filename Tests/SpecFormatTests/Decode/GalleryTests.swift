import Foundation
import SpecFormat
import Testing

/// The specs of the gallery.
enum Gallery {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "specs")

    static let names: [String] = {
        let all = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
        return all.filter { $0.hasSuffix(".json") }.sorted()
    }()

    static func file(_ name: String) throws -> SourceFile {
        let data = try Data(contentsOf: folder.appending(path: name))
        return SourceFile(path: "specs/\(name)", bytes: [UInt8](data))
    }
}

@Suite("The gallery")
struct GalleryTests {
    @Test("A spec of the gallery is valid and draws no remark", arguments: Gallery.names)
    func valid(_ name: String) throws {
        let file = try Gallery.file(name)
        let (spec, diagnostics) = SpecReader.read(file)
        #expect(diagnostics.isEmpty, "\(Report(file: file, diagnostics: diagnostics).short())")
        #expect(spec != nil)
    }

    @Test("The gallery isn't empty")
    func present() { #expect(Gallery.names.count >= 6) }
}
