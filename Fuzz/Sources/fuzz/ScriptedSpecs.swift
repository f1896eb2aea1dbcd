import Glibc
import MotionModel
import SpecCompiler
import SpecFormat

/// The specs that scripts are played with: some of the gallery, with everything that a player can do.
enum ScriptedSpecs {
    private static let names = [
        "calendar-chip", "spring-sheet", "loader", "gallery/flip-card", "gallery/thrown-ball",
        "gallery/fling",
        "gallery/order-placed", "gallery/tap-to-bounce", "gallery/resizable-card", "gallery/typing-indicator",
        "gallery/checkout-button", "gallery/toast-queue", "gallery/pull-to-refresh",
    ]

    /// The motion that a script names, by the end of its path; any other path has one of them too.
    static func motion(for path: String) -> CompiledMotion? {
        let index = names.firstIndex { path.hasSuffix($0 + ".json") } ?? path.utf8.count % names.count
        return motions[index]
    }

    private static let motions: [CompiledMotion] = {
        let folder = #filePath.split(separator: "/").dropLast(4).map { "/" + $0 }.joined() + "/specs/"
        let libraries = ["material3", "apple", "carbon"].map { "libraries/\($0)" }
        let files = (names + libraries).map {
            SourceFile(path: $0 + ".json", bytes: bytes(of: folder + $0 + ".json"))
        }
        var workspace = SpecWorkspace(SourceSet(files))
        return files.dropLast(libraries.count).map { file in
            guard let spec = workspace.read(file).spec else { fatalError("'\(file.path)' can't be read") }
            return CompiledMotion(spec)
        }
    }()

    private static func bytes(of path: String) -> [UInt8] {
        guard let file = fopen(path, "r") else { fatalError("'\(path)' isn't there") }
        defer { fclose(file) }
        var bytes = [UInt8](repeating: 0, count: 1 << 20)
        let count = fread(&bytes, 1, bytes.count, file)
        return Array(bytes.prefix(count))
    }
}
