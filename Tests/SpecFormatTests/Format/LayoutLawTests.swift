import Foundation
import SpecFormat
import TestSupport
import Testing

@Suite("The laws of the layout")
struct LayoutLawTests {
    private func check(_ bytes: [UInt8], _ name: String) throws {
        let layout = try Layout(bytes)
        let (before, after) = (try TokenScan(bytes), try TokenScan(layout.bytes))
        #expect(before.tokens == after.tokens, "\(name): values, keys and their order")
        #expect(before.comments == after.comments, "\(name): comments and their order")
        #expect(try Layout.places(bytes) == Layout.places(layout.bytes), "\(name): places of comments")
        #expect(try Layout.foreign(bytes) == Layout.foreign(layout.bytes), "\(name): extensions")
        #expect(try Layout(layout.bytes).text == layout.text, "\(name): a second time changes nothing")
        #expect(layout.text.hasSuffix("\n") && !layout.text.hasSuffix("\n\n"), "\(name): final line end")
        #expect(!layout.text.hasPrefix("\u{FEFF}"), "\(name): no byte order mark")
        if before.tokens.contains("string 24 65 78 74 65 6e 73 69 6f 6e 73") { return }
        #expect(!layout.bytes.contains(0x0D), "\(name): line ends")
        let lines = layout.text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(!lines.contains { $0.hasSuffix(" ") || $0.hasSuffix("\t") }, "\(name): no space at line ends")
        #expect(!layout.text.contains("\n\n\n"), "\(name): one empty line at most")
    }

    @Test("a spec of the gallery keeps its meaning and its comments", arguments: Gallery.names)
    func gallery(_ name: String) throws { try check(try Gallery.file(name).bytes, name) }

    @Test("a spec of the gallery is laid out already", arguments: Gallery.names)
    func galleryIsFormatted(_ name: String) throws {
        let file = try Gallery.file(name)
        #expect(try Layout(file.bytes).text == String(decoding: file.bytes, as: UTF8.self))
    }

    @Test("random documents keep their meaning and their comments")
    func documents() throws {
        for seed in 0..<TestBuild.count(5_000) {
            let document = RandomDocument(seed: UInt64(seed), hasComments: true)
            try check([UInt8](document.text.utf8), "document \(seed)")
        }
    }

    @Test("white space makes no difference, as long as no line is left empty")
    func noise() throws {
        var random = SplitMix64(seed: 7)
        func noisy(_ tokens: [String]) -> String {
            var text = ""
            for token in tokens {
                text += ["", " ", "\n", "\r\n", "\t \t", " \r   "][Int(random.next() % 6)]
                text += token
            }
            return text
        }
        func check(_ bytes: [UInt8], _ name: String) throws {
            let tokens = try TokenScan(bytes).written
            let plain = try Layout(tokens.joined(separator: " ")).text
            for _ in 0..<3 { #expect(try Layout(noisy(tokens)).text == plain, "\(name)") }
        }
        // Bytes that are copied carry their white space with them: not the libraries, which have extensions.
        for name in Gallery.names where !Gallery.libraries.contains(name) {
            try check(try Gallery.file(name).bytes, name)
        }
        for seed in 0..<TestBuild.count(1_000) {
            let document = RandomDocument(seed: UInt64(seed), hasComments: false, hasBlankLines: false)
            if document.text.contains("$extensions") { continue }
            try check([UInt8](document.text.utf8), "document \(seed)")
        }
    }

    @Test("a line is wider than 100 columns only where a table is aligned or one scalar is that long")
    func width() throws {
        var full = 0
        for seed in 0..<2_000 {
            let document = RandomDocument(seed: UInt64(seed), hasComments: false)
            if document.text.contains("$extensions") { continue }
            for line in try Layout(document.text).text.split(separator: "\n") {
                // The random strings have no two spaces in a row.
                let trimmed = line.drop { $0 == " " }
                let indent = line.count - trimmed.count
                let squeezed = trimmed.split(separator: " ").joined(separator: " ")
                guard squeezed.contains("[") || squeezed.contains("{") else { continue }
                #expect(indent + squeezed.count <= 100, "\(seed): \(line)")
                #expect(line.count <= 120, "\(seed): \(line)")
                if indent + squeezed.count > 90 { full += 1 }
            }
        }
        #expect(full > 50)
    }
}
