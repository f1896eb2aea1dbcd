import SpecFormat

/// Finds the files for a list of paths.
struct SpecFinder {
    /// The files, each once, in the order in which they were found; folders are searched by name.
    private(set) var files: [SourceFile] = []
    /// The errors in reading, one line each.
    private(set) var failures: [Failure] = []
    /// The paths, with patterns replaced by their matches.
    private(set) var paths: [String] = []
    /// Files of searched folders that look like specs and aren't read, and why, one line each.
    private(set) var unread: [String] = []
    private let standardInput: String
    private let whole: (String) throws(SystemError) -> SourceFile
    private var seenFiles: Set<FileStatus.Identity> = []
    private var seenFolders: Set<FileStatus.Identity> = []
    /// The folder that was searched for a file, by the file's path.
    private var searched: [String: String] = [:]

    /// The name of the file that lists the paths skipped by searches.
    static let ignoreFileName = ".specignore"

    /// Reads the files of all `paths`.
    ///
    /// - Parameters:
    ///   - standardInput: The path that standard input has in reports.
    ///   - whole: Reads a file in a folder.
    init(
        paths: [String], standardInput: String = Files.standardInputName,
        whole: @escaping (String) throws(SystemError) -> SourceFile = { path throws(SystemError) in
            try Files.readWhole(path, name: path)
        }
    ) {
        self.standardInput = standardInput
        self.whole = whole
        for path in paths {
            do throws(Failure) { self.paths += try PathPattern.paths(path) } catch { failures.append(error) }
        }
        for path in self.paths { add(path) }
    }

    /// Whether another search of the same paths has found the same texts, and failed in the same ways.
    func hasFound(sameAs other: SpecFinder) -> Bool {
        failures == other.failures
            && files.elementsEqual(other.files) { $0.path == $1.path && $0.bytes == $1.bytes }
    }

    /// Whether a file was found through a link that led out of the searched folder; such a file mustn't be written by
    /// somebody who named the folder only.
    func isOutside(_ file: SourceFile) -> Bool {
        guard let folder = searched[file.path], let root = FileImports.real(folder),
            let location = FileImports.real(file.path)
        else { return false }
        return !Files.path(location, isIn: root)
    }

    private mutating func add(_ path: String) {
        if path == Files.standardStream { return read(path) }
        do throws(SystemError) {
            let status = try FileStatus(path: path)
            guard status.kind == .folder else {
                if seenFiles.insert(status.identity).inserted { read(path) }
                return
            }
            let before = files.count
            defer { for file in files[before...] { searched[file.path] = path } }
            let failuresBefore = failures.count
            search(path)
            if files.count == before, failures.count == failuresBefore {
                failures.append(Failure("no specs in '\(path)'"))
            }
        } catch {
            failures.append(Failure("can't read '\(path)': \(error.message)"))
        }
    }

    private mutating func read(_ path: String) {
        do throws(Failure) {
            files.append(try Files.read(path, standardInput: standardInput))
        } catch {
            failures.append(error)
        }
    }

    /// A folder to search, with the rules of the folders above it.
    private struct Visit {
        let path: String
        let rules: IgnoreRules
    }

    private mutating func search(_ root: String) {
        // A stack of its own: no depth of folders can exhaust the machine's.
        var open = [Visit(path: root, rules: IgnoreRules())]
        while let visit = open.popLast() {
            do throws(SystemError) {
                let status = try FileStatus(path: visit.path)
                // A link that leads back up, or one folder under two names: once is enough.
                guard seenFolders.insert(status.identity).inserted else { continue }
                let found = try FolderNames(visit.path)
                var rules = visit.rules
                if found.names.contains(SpecFinder.ignoreFileName) { add(rulesIn: visit.path, to: &rules) }
                var folders: [Visit] = []
                for name in found.names where !name.hasPrefix(".") {
                    let path = visit.path == "." ? name : Files.join(visit.path, name)
                    // A broken link is no spec.
                    guard let status = Files.status(path) else { continue }
                    guard !rules.ignores(path, isFolder: status.kind == .folder) else { continue }
                    switch status.kind {
                    case .folder: folders.append(Visit(path: path, rules: rules))
                    case .file: consider(path, name: name, status: status)
                    case .other: break
                    }
                }
                open += folders.reversed()
                for other in found.others { consider(other, in: visit.path, rules) }
            } catch {
                failures.append(Failure("can't read '\(visit.path)': \(error.message)"))
            }
        }
    }

    private mutating func add(rulesIn folder: String, to rules: inout IgnoreRules) {
        do throws(Failure) {
            let file = try Files.read(Files.join(folder, SpecFinder.ignoreFileName))
            rules.add(String(decoding: file.bytes, as: UTF8.self), folder: folder)
        } catch {
            failures.append(error)
        }
    }

    private mutating func consider(_ path: String, name: String, status: FileStatus) {
        guard !seenFiles.contains(status.identity) else { return }
        guard name.hasSuffix(".json") else { return noteOther(path, name: name) }
        let isNamed = name.hasSuffix(".motion.json")
        do throws(SystemError) {
            let file = try whole(path)
            guard isNamed || SpecMark.stands(in: file.bytes) else {
                if SpecMark.isMissing(in: file.bytes) {
                    unread.append("'\(path)' looks like a spec and isn't read: 'motionSpec' isn't at its top")
                }
                return
            }
            seenFiles.insert(status.identity)
            files.append(file)
        } catch {
            // A file that is written all the time is a log rather than a spec.
            if error == .isChanging, !isNamed, !mayBeSpec(path) { return }
            failures.append(Failure("can't read '\(path)': \(error.message)"))
        }
    }

    /// Names a file of another ending that holds a spec.
    private mutating func noteOther(_ path: String, name: String) {
        guard let ending = Self.others.first(where: { name.hasSuffix($0) }) else { return }
        do throws(SystemError) {
            let bytes = try whole(path).bytes
            guard SpecMark.stands(in: bytes) || SpecMark.isMissing(in: bytes) else { return }
            unread.append("'\(path)' looks like a spec and isn't read: specs end in '.json', not '\(ending)'")
        } catch {
            // It isn't one that is looked for.
        }
    }

    /// ★ Endings under which people keep JSON with comments.
    private static let others = [".jsonc", ".json5", ".hjson"]

    /// Reports a name that isn't UTF-8 if a search would have examined its file.
    private mutating func consider(_ other: FolderNames.Other, in folder: String, _ rules: IgnoreRules) {
        let name = other.text
        let path = folder == "." ? name : Files.join(folder, name)
        guard !name.hasPrefix("."), let kind = other.status?.kind,
            !rules.ignores(path, isFolder: kind == .folder)
        else { return }
        switch kind {
        case .folder: failures.append(other.failure)
        case .file:
            let isSpec =
                name.hasSuffix(".motion.json")
                || name.hasSuffix(".json") && (other.contents.map { SpecMark.stands(in: $0) } ?? true)
            if isSpec { failures.append(other.failure) }
        case .other: break
        }
    }

    private func mayBeSpec(_ path: String) -> Bool {
        do throws(SystemError) { return SpecMark.stands(in: try Files.readAnyhow(path)) } catch {
            return false
        }
    }
}
