// Unsafe operations stand here because calls of the C library take and give pointers.

import SpecCompiler

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The names in a folder, itself and its parent left out.
struct FolderNames {
    /// Those that are UTF-8, sorted by bytes.
    let names: [String]
    /// The others, sorted by bytes.
    let others: [Other]

    /// A name that no path of this program can hold.
    struct Other {
        /// The name.
        let bytes: [UInt8]
        /// The folder it stands in.
        let folder: String

        /// The path, with what isn't UTF-8 replaced: for patterns, and to see how it begins and ends.
        var text: String { String(decoding: bytes, as: UTF8.self) }

        /// What has the name, links followed; nil when nothing can be said.
        var status: FileStatus? { FileStatus(inFolder: folder, name: bytes) }

        /// The start of the file, or all of it.
        var contents: [UInt8]? {
            do throws(SystemError) {
                return try OpenFile(readingInFolder: folder, name: bytes).read(limit: Files.limit)
            } catch { return nil }
        }

        /// Why nothing is done with it; a byte beyond ASCII shows as `\xe9`.
        var failure: Failure {
            var shown = ""
            for byte in bytes {
                if byte < 0x80 {
                    shown.unicodeScalars.append(Unicode.Scalar(byte))
                } else {
                    shown += "\\x" + Hexadecimal.byte(byte)
                }
            }
            let path = folder == "." ? shown : Files.join(folder, shown)
            return Failure("can't read '\(path)': \(SystemError.isNoText.message)")
        }
    }

    /// Reads the names in a folder.
    init(_ path: String) throws(SystemError) {
        guard let folder = unsafe opendir(path) else { throw .last }
        defer { _ = unsafe closedir(folder) }
        var names: [String] = []
        var others: [Other] = []
        while let entry = unsafe readdir(folder) {
            let bytes = unsafe withUnsafePointer(to: &entry.pointee.d_name) { field in
                unsafe field.withMemoryRebound(to: CChar.self, capacity: 256) { name in
                    unsafe UnsafeBufferPointer(start: name, count: strlen(name)).map { UInt8(bitPattern: $0) }
                }
            }
            let name = String(decoding: bytes, as: UTF8.self)
            if !name.utf8.elementsEqual(bytes) {
                others.append(Other(bytes: bytes, folder: path))
            } else if name != "." && name != ".." {
                names.append(name)
            }
        }
        self.names = names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        self.others = others.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
    }
}
