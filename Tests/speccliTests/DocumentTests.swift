import Foundation
import Testing

/// The documents of the repository as a whole: what they link to exists, and the index misses none.
@Suite("Documents")
struct DocumentTests {
    private static let root = Speccli.specs.deletingLastPathComponent()

    @Test("every link leads to a file, and to a heading of it")
    func links() throws {
        let pages = try Self.pages()
        #expect(pages.count > 20)
        for page in pages {
            let folder = page.deletingLastPathComponent()
            for link in try Self.links(in: page) {
                let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
                let file = folder.appendingPathComponent(String(parts[0])).standardizedFileURL
                let target = parts[0].isEmpty ? page : file
                #expect(
                    FileManager.default.fileExists(atPath: target.path), "\(page.path) links to \(link)")
                if parts.count == 2 {
                    #expect(
                        try Self.anchors(of: target).contains(String(parts[1])),
                        "\(page.path) links to \(link)")
                }
            }
        }
    }

    @Test("the index of the documents links to each of them once")
    func index() throws {
        let docs = Self.root.appendingPathComponent("docs")
        let files = try FileManager.default.contentsOfDirectory(atPath: docs.path)
        let linked = try Self.links(in: docs.appendingPathComponent("README.md")).filter {
            !$0.contains("/") && $0 != "guide.md"
        }
        #expect((linked + ["README.md", "guide.md"]).sorted() == files.sorted())
    }

    @Test("the README takes at most 200 lines, and no section of it more than 60")
    func length() throws {
        let text = try String(contentsOf: Self.root.appendingPathComponent("README.md"), encoding: .utf8)
        #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 200)
        for section in text.components(separatedBy: "\n## ") {
            #expect(section.split(separator: "\n", omittingEmptySubsequences: false).count <= 60)
        }
    }

    /// The Markdown files that people read as they are; DocC pages have links of their own kind.
    private static func pages() throws -> [URL] {
        var pages: [URL] = []
        let folders = ["", "docs", "Examples", "Fuzz", "Benchmarks/play", "Benchmarks/compile"]
        for folder in folders.map({ root.appendingPathComponent($0) }) {
            for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
            where name.hasSuffix(".md") {
                pages.append(folder.appendingPathComponent(name))
            }
        }
        return pages
    }

    /// The relative links outside code, in their order.
    private static func links(in page: URL) throws -> [String] {
        prose(of: try String(contentsOf: page, encoding: .utf8)).flatMap { line in
            line.components(separatedBy: "](").dropFirst().compactMap { rest in
                let link = rest.prefix { $0 != ")" }
                return link.contains("://") ? nil : String(link)
            }
        }
    }

    /// The anchors that GitHub gives headings.
    private static func anchors(of page: URL) throws -> Set<String> {
        let headings = prose(of: try String(contentsOf: page, encoding: .utf8)).filter { $0.hasPrefix("#") }
        return Set(
            headings.map { heading in
                let title = heading.drop { $0 == "#" }.dropFirst().lowercased()
                return String(
                    title.filter { $0.isLetter || $0.isNumber || "_- ".contains($0) }
                        .map { $0 == " " ? "-" : $0 })
            })
    }

    /// The lines outside blocks of code.
    private static func prose(of text: String) -> [Substring] {
        var isCode = false
        return text.split(separator: "\n").filter { line in
            if line.hasPrefix("```") { isCode.toggle() }
            return !isCode
        }
    }
}
