import MotionModel
import SpecCompiler
import SpecFormat

/// The motion of a command: a compiled spec or a baked timeline.
enum LoadedMotion {
    /// A motion that can be played.
    case motion(CompiledMotion)
    /// A spec with errors.
    case faulty(LoadedSpec)
}

extension SpecLoading {
    /// Reads and compiles a spec, or reads a baked timeline: the first bytes tell which it is.
    ///
    /// - Throws: When the file can't be read, is a library, or is a baked timeline that is damaged or too new.
    mutating func loadMotion(_ path: String) throws(Failure) -> LoadedMotion {
        let file = try text(at: path)
        guard !BakedTimeline.isBegun(by: file.bytes) else {
            do throws(BakedTimelineError) {
                return .motion(try CompiledMotion(binary: file.bytes))
            } catch {
                throw Failure("'\(file.path)' can't be played: \(error.phrase)")
            }
        }
        let loaded = load(file)
        guard let spec = try loaded.playable() else { return .faulty(loaded) }
        return .motion(CompiledMotion(spec))
    }
}

extension CompiledMotion {
    /// The variants of the spec, without the reduced forms that were derived from them.
    var writtenVariants: [CompiledVariant] {
        // A variant's name is an identifier, a derived form has a full stop in its.
        variants.filter { !$0.name.contains(".") }
    }

    /// The variant of that name.
    func variant(named name: String) throws(Failure) -> CompiledVariant {
        if let variant = self[name] { return variant }
        let names = variants.map { $0.name }
        if let nearest = Suggestion.nearest(to: name, among: names) {
            throw Failure("'\(self.name)' has no variant '\(name)': did you mean '\(nearest)'?")
        }
        throw Failure("'\(self.name)' has no variant '\(name)', it has \(names.joined(separator: ", "))")
    }
}
