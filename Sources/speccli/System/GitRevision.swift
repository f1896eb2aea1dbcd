import SpecFormat

/// The files of a git repository as they were at a revision.
struct GitRevision {
    /// The revision as it was given.
    let name: String
    let folder: String
    /// The revision's hash, which doesn't change during the run.
    let commit: String
    /// The folder in the repository, empty or ending with a slash.
    private let prefix: String

    /// Creates a revision of the repository that contains a folder.
    ///
    /// - Parameter folder: The folder; empty for the current one.
    /// - Throws: If there is no such repository or no such revision.
    init(_ name: String, at folder: String) throws(Failure) {
        let folder = folder.isEmpty ? "." : folder
        guard let prefix = try Self.line(["-C", folder, "rev-parse", "--show-prefix"]) else {
            throw Failure("'\(folder)' is in no git repository")
        }
        guard !name.hasPrefix("-"),
            let commit = try Self.line(
                ["-C", folder, "rev-parse", "--verify", "--quiet", "\(name)^{commit}"])
        else { throw Failure("git knows no revision '\(name)'") }
        self.name = name
        self.folder = folder
        self.prefix = prefix
        self.commit = commit
    }

    /// The place in the repository of a file in the folder.
    func place(of name: String) -> String { prefix + name }

    /// A file at the revision, by its place in the repository; nil if there is none.
    func file(at place: String) throws(Failure) -> SourceFile? {
        let child = try Self.run(["-C", folder, "cat-file", "blob", "\(commit):\(place)"])
        return child.code == 0 ? SourceFile(path: "\(name):\(place)", bytes: child.output) : nil
    }

    /// The only line of git's output; nil if git fails.
    private static func line(_ arguments: [String]) throws(Failure) -> String? {
        let child = try run(arguments)
        guard child.code == 0 else { return nil }
        return String(decoding: child.output.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    }

    static func run(_ arguments: [String]) throws(Failure) -> ChildProcess {
        let child: ChildProcess
        do throws(SystemError) {
            child = try ChildProcess("git", arguments, limit: JSONSyntax.Limits().size + 1)
        } catch {
            throw Failure("can't run git: \(error.message)")
        }
        guard child.code != 127 else {
            throw Failure("'\(Flag.Name.against.typed)' needs git, which isn't there")
        }
        return child
    }
}
