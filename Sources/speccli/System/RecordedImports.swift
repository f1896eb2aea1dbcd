import SpecFormat

/// Imports from files, which are recorded with the paths that lead to them, so that a page can include them.
struct RecordedImports: ImportLoader {
    /// An import that was followed.
    private struct Step {
        let importer: String
        let path: String
        let location: String
    }

    private let imports: FileImports
    private var steps: [Step] = []
    private var files: [String: SourceFile] = [:]
    /// The places of files that were searched for and don't exist.
    private(set) var missing: Set<String> = []

    /// Records the files that these imports read.
    init(_ imports: FileImports) { self.imports = imports }

    mutating func locate(_ path: String, from importer: String) throws(ImportFailure) -> String {
        let location: String
        do throws(ImportFailure) { location = try imports.locate(path, from: importer) } catch {
            if error == .missing { missing.insert(FileImports.place(of: path, from: importer)) }
            throw error
        }
        steps.append(Step(importer: importer, path: path, location: location))
        return location
    }

    mutating func load(_ location: String) throws(ImportFailure) -> SourceFile {
        let file = try imports.load(location)
        files[location] = file
        return file
    }

    /// The files that were read, by their places.
    var contents: [String: [UInt8]] { files.mapValues { $0.bytes } }

    /// The path of each file in reports, by its place.
    var names: [String: String] { files.mapValues { $0.path } }

    /// A file of a page, with a name that fits the paths as they are written in the imports.
    struct PageFile: Hashable {
        /// The name: words with `/` between them.
        let name: String
        /// Its text, with the path for reports.
        let path: String
        let text: String
    }

    /// The name of a spec on a page, and all files that it imports, sorted by name.
    ///
    /// Names don't reveal the folders of this machine. A file reached through links has a name for each path.
    ///
    /// - Parameter location: The location of the spec in the loader's terms.
    func page(of location: String) -> (name: String, files: [PageFile]) {
        // As many folders above the spec as the paths go up: never more than a path has steps.
        let depth = steps.reduce(0) { depth, step in
            depth + step.path.split(separator: "/").count { $0 == ".." }
        }
        let folder = Array(repeating: "folder", count: min(depth, 64))
        var found: [String: String] = [:]
        var open = [(names: folder + [Files.split(location).name], location: location)]
        while let (names, location) = open.popLast() {
            for step in steps where step.importer == location {
                let next = Self.names(at: step.path, from: names.dropLast())
                guard found[next.joined(separator: "/")] == nil else { continue }
                found[next.joined(separator: "/")] = step.location
                open.append((next, step.location))
            }
        }
        let files = found.compactMap { name, location in
            self.files[location].map {
                PageFile(name: name, path: $0.path, text: $0.text(in: $0.range))
            }
        }
        let name = (folder + [Files.split(location).name]).joined(separator: "/")
        return (name, files.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) })
    }

    private static func names(at path: String, from folder: ArraySlice<String>) -> [String] {
        var names = Array(folder)
        for part in path.split(separator: "/") where part != "." {
            if part == ".." { _ = names.popLast() } else { names.append(String(part)) }
        }
        return names
    }
}
