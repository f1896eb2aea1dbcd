import SpecFormat
import Testing

/// What a text becomes.
struct Layout {
    let source: SourceFile
    let bytes: [UInt8]

    init(_ bytes: [UInt8]) throws {
        source = SourceFile(path: "spec.json", bytes: bytes)
        var diagnostics = Diagnostics()
        let bytes = source.formatted(diagnostics: &diagnostics)
        self.bytes = try #require(bytes, "\(diagnostics.sorted.map { $0.message })")
    }

    init(_ text: String) throws { try self.init([UInt8](text.utf8)) }

    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Every comment with the member or element it belongs to, and on which side of it.
    static func places(_ bytes: [UInt8]) throws -> [String] {
        let file = SourceFile(path: "spec.json", bytes: bytes)
        var diagnostics = Diagnostics()
        let parsed = JSONSyntax.parse(file, diagnostics: &diagnostics)
        let root = try #require(parsed)
        var places: [String] = []
        func add(_ comments: [JSONComment], _ place: String) throws {
            for comment in comments {
                let scan = try TokenScan([UInt8](file.bytes[comment.range.start..<comment.range.end]))
                places.append("\(place) \(scan.comments)")
            }
        }
        func visit(_ value: JSONSyntax, _ comments: JSONComments, _ path: String) throws {
            try add(comments.leading, "\(path) before")
            switch value.content {
            case .array(let array):
                for (index, element) in array.elements.enumerated() {
                    try visit(element, element.comments, "\(path)[\(index)]")
                }
                try add(array.danglingComments, "\(path) inside")
            case .object(let object):
                for (index, member) in object.members.enumerated() {
                    // What is copied has no places of its own.
                    if member.key.value == "$extensions" {
                        try add(member.comments.leading, "\(path).\(index) before")
                        try add(member.comments.trailing, "\(path).\(index) behind")
                    } else {
                        try visit(member.value, member.comments, "\(path).\(index)")
                    }
                }
                try add(object.danglingComments, "\(path) inside")
            case .null, .bool, .number, .string, .invalid: break
            }
            try add(comments.trailing, "\(path) behind")
        }
        try visit(root, root.comments, "$")
        return places
    }

    /// The bytes of every `$extensions`.
    static func foreign(_ bytes: [UInt8]) throws -> [[UInt8]] {
        let file = SourceFile(path: "spec.json", bytes: bytes)
        var diagnostics = Diagnostics()
        let parsed = JSONSyntax.parse(file, diagnostics: &diagnostics)
        let root = try #require(parsed)
        var found: [[UInt8]] = []
        func visit(_ value: JSONSyntax) {
            switch value.content {
            case .array(let array): for element in array.elements { visit(element) }
            case .object(let object):
                for member in object.members {
                    if member.key.value == "$extensions" {
                        found.append([UInt8](bytes[member.value.range.start..<member.value.range.end]))
                    } else {
                        visit(member.value)
                    }
                }
            case .null, .bool, .number, .string, .invalid: break
            }
        }
        visit(root)
        return found
    }
}
