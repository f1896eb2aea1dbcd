import Glibc

/// Moves bytes: half of them are read and half are written.
enum MemoryCopy {
    /// A contestant that moves so many bytes a unit.
    static func frames(_ count: Int, bytes: Int) -> (Int) -> Void {
        let size = count * bytes / 2
        let from = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 64)
        let to = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 64)
        memset(from, 1, size)
        memset(to, 2, size)
        return { _ in memcpy(to, from, size) }
    }
}
