// Unsafe operations are needed because functions of the C library take and return pointers.

import SpecCompiler

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The names in a folder, without `.` and `..`.
struct FolderNames {
    /// The names that are UTF-8, sorted by bytes.
    let names: [String]
    /// The other names, sorted by bytes.
    let others: [Other]

    /// A name that isn't UTF-8, which no path of this program can contain.
    struct Other {
        /// The name.
        let bytes: [UInt8]
        /// The path of its folder.
        let folder: String

        /// The path, with invalid UTF-8 replaced: for patterns, and to look at its beginning and end.
        var text: String { String(decoding: bytes, as: UTF8.self) }

        /// The status of the file, links followed; nil if it can't be determined.
        var status: FileStatus? { FileStatus(inFolder: folder, name: bytes) }

        /// The start of the file, or all of it.
        var contents: [UInt8]? {
            do throws(SystemError) {
                return try OpenFile(readingInFolder: folder, name: bytes).read(limit: Files.limit)
            } catch { return nil }
        }

        /// The reason for which it is skipped; a byte beyond ASCII is shown as `\xe9`.
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
