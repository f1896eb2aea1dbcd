import SpecFormat

extension GitRevision {
    /// A spec at the revision, in a folder that is searched.
    struct Spec {
        /// The path it had, beginning with the folder's.
        let path: String
        /// Its place in the repository.
        let place: String
        let file: SourceFile
    }

    /// The specs that were in the folder and in the folders below it, by the rules of a search: hidden names and the entries of
    /// `.specignore` files, as they are now, are left out.
    func specs() throws(Failure) -> [Spec] {
        let listing = try Self.run(["-C", folder, "ls-tree", "-r", "-z", "--name-only", commit, "--", "."])
        guard listing.code == 0 else { return [] }
        var specs: [Spec] = []
        for name in listing.output.split(separator: 0).map({ String(decoding: $0, as: UTF8.self) })
        where name.hasSuffix(".json") && !name.split(separator: "/").contains(where: { $0.hasPrefix(".") }) {
            let path = folder == "." ? name : Files.join(folder, name)
            guard try !isIgnored(name), let file = try file(at: place(of: name)),
                name.hasSuffix(".motion.json") || SpecMark.stands(in: file.bytes)
            else { continue }
            specs.append(Spec(path: path, place: place(of: name), file: file))
        }
        return specs
    }

    /// Whether a search of the folder leaves a file out, or a folder that it is in.
    private func isIgnored(_ name: String) throws(Failure) -> Bool {
        var rules = IgnoreRules()
        var path = folder
        let parts = name.split(separator: "/")
        for (index, part) in parts.enumerated() {
            let list = Files.join(path, SpecFinder.ignoreFileName)
            if Files.status(list) != nil {
                rules.add(String(decoding: try Files.read(list).bytes, as: UTF8.self), folder: path)
            }
            path = path == "." ? String(part) : Files.join(path, String(part))
            if rules.ignores(path, isFolder: index + 1 < parts.count) { return true }
        }
        return false
    }
}
