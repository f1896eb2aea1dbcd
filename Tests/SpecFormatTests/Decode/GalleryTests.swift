import Foundation
import SpecFormat
import Testing

/// The specs of the package: those at the top, the gallery and the libraries.
enum Gallery {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "specs")

    /// Every spec that is to be right, by its path in `specs`.
    static let names: [String] = ["", "gallery/", "libraries/"].flatMap { names(in: $0) }

    /// The libraries among them.
    static var libraries: [String] { names.filter { $0.hasPrefix("libraries/") } }

    static func file(_ name: String) throws -> SourceFile {
        let data = try Data(contentsOf: folder.appending(path: name))
        return SourceFile(path: "specs/\(name)", bytes: [UInt8](data))
    }

    /// The JSON files directly in a folder of `specs`.
    static func sources(under path: String) throws -> [SourceFile] {
        try names(in: path + "/").map { try file($0) }
    }

    private static let all = Result { SourceSet(try names.map { try file($0) }) }

    /// Reads specs with what they import.
    static func workspace() throws -> SpecWorkspace<SourceSet> { SpecWorkspace(try all.get()) }

    /// Reads a spec with what it imports.
    static func read(_ file: SourceFile) throws -> (spec: Spec?, diagnostics: [Diagnostic]) {
        var workspace = try workspace()
        return workspace.read(file)
    }

    private static func names(in path: String) -> [String] {
        let all =
            (try? FileManager.default.contentsOfDirectory(atPath: folder.appending(path: path).path())) ?? []
        return all.filter { $0.hasSuffix(".json") }.sorted().map { path + $0 }
    }
}

@Suite("The gallery")
struct GalleryTests {
    @Test("A spec of the gallery is valid and draws no remark", arguments: Gallery.names)
    func valid(_ name: String) throws {
        let file = try Gallery.file(name)
        let (spec, diagnostics) = try Gallery.read(file)
        #expect(diagnostics.isEmpty, "\(Report(file: file, diagnostics: diagnostics).short())")
        #expect(spec?.isLibrary == name.hasPrefix("libraries/"))
    }

    @Test("Every spec says what it shows, in a sentence or more", arguments: Gallery.names)
    func described(_ name: String) throws {
        let spec = try #require(try Gallery.read(try Gallery.file(name)).spec)
        let description = try #require(spec.description)
        #expect(description.count > 30 && description.hasSuffix("."))
    }

    @Test("No two specs have one name")
    func different() throws {
        var workspace = try Gallery.workspace()
        let names = try Gallery.names.map { workspace.read(try Gallery.file($0)).spec?.name ?? $0 }
        #expect(Set(names).count == names.count)
    }

    @Test("The gallery isn't empty")
    func present() { #expect(Gallery.names.count >= 6) }
}
