import MotionModel
import SpecCompiler
import SpecFormat

/// What stands over each variant: a way to see it, and what has changed since the last commit.
struct VariantLenses {
    /// The command that writes the page of a spec.
    static let preview = "motionspec.preview"

    private let texts: OpenTexts
    private let text: OpenText

    /// Creates the lenses of a text that was checked.
    init(_ texts: OpenTexts, _ text: OpenText) {
        self.texts = texts
        self.text = text
    }

    /// The lenses; none for a spec with errors.
    func json() -> JSONValue {
        guard let new = motion(text.bytes) else { return .array([]) }
        let changes = changes(to: new)
        var lenses: [JSONValue] = []
        for use in text.annotations?.names ?? [] where use.kind == .variant && use.isDefinition {
            let range = text.positions.json(use.range)
            func lens(_ title: String, _ command: String, _ arguments: [JSONValue]) -> JSONValue {
                .object([
                    ("range", range),
                    (
                        "command",
                        .object([
                            ("title", .string(title)), ("command", .string(command)),
                            ("arguments", .array(arguments)),
                        ])
                    ),
                ])
            }
            lenses.append(lens("preview", Self.preview, [.string(text.address), .string(use.name)]))
            if let change = changes.first(where: { $0.name == use.name }) {
                lenses.append(lens(Self.phrase(of: change), "", []))
            }
        }
        return .array(lenses)
    }

    private func motion(_ bytes: [UInt8]) -> CompiledMotion? {
        guard let spec = texts.read(bytes, at: text.location).spec, !spec.isLibrary else { return nil }
        return CompiledMotion(spec)
    }

    /// The differences from what git has; none without git, or for a new file.
    private func changes(to new: CompiledMotion) -> [VariantDifference] {
        do throws(Failure) {
            let (folder, name) = Files.split(text.location)
            let revision = try GitRevision("HEAD", at: folder)
            let importsNothing = text.annotations?.imports.isEmpty ?? true
            guard let file = try revision.file(at: revision.place(of: name)),
                file.bytes != text.bytes || !importsNothing
            else { return [] }
            var workspace = SpecWorkspace(GitImports(revision))
            let (spec, _) = workspace.read(file, at: revision.place(of: name))
            guard let spec, !spec.isLibrary else { return [] }
            do throws(BindingError) {
                return try MotionDifference(
                    from: MotionDifference.Side(CompiledMotion(spec)), to: MotionDifference.Side(new)
                ).variants
            } catch {
                return []
            }
        } catch {
            return []
        }
    }

    /// A change in a few words: `375 → 420 ms, visible`.
    static func phrase(of change: VariantDifference) -> String {
        var parts: [String] = []
        for alteration in change.alterations {
            if case .duration(let old, let new) = alteration {
                let (before, after) = (NumberText.milliseconds(old), NumberText.milliseconds(new))
                let isPlain = old.isFinite && new.isFinite
                parts.append("\(isPlain ? String(before.dropLast(3)) : before) → \(after)")
            } else {
                parts.append(alteration.phrase)
            }
        }
        if parts.isEmpty {
            let count = change.properties.count
            parts.append("\(count) \(count == 1 ? "property" : "properties") changed")
        }
        return (parts + [change.difference.rawValue]).joined(separator: ", ")
    }

    /// Writes the page of a saved spec, and returns its address.
    ///
    /// - Throws: When the spec has errors, or the page can't be written.
    static func writePreview(_ address: String, variant: String?) throws(ResponseError) -> String {
        guard let path = FileAddress.path(address) else {
            throw .invalidParameters("'\(address)' is no file")
        }
        do throws(Failure) {
            guard case .run(let arguments) = try Invocation(["preview", path]) else {
                throw Failure("no preview of '\(path)'")
            }
            let spec = try PreviewSpec(path, arguments)
            guard let playable = try spec.loaded.playable() else {
                throw Failure("'\(path)' has errors, so there is nothing to see")
            }
            let inputs = try PlayInputs(arguments, CompiledMotion(playable))
            let page = PreviewPage.html(PreviewSource(spec, before: nil, inputs))
            let name = path.utf8.map { $0 == UInt8(ascii: "/") ? UInt8(ascii: "-") : $0 }
            let output = "/tmp/motionspec\(String(decoding: name, as: UTF8.self)).html"
            try Files.write(Array(page.utf8), to: output)
            return FileAddress.address(of: output) + (variant.map { "#variant=\($0)" } ?? "")
        } catch {
            throw ResponseError(code: -32803, message: error.message)
        }
    }
}
