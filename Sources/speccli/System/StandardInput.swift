// Unsafe operations are needed because functions of the C library take and return pointers.

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Standard input, as it arrives.
enum StandardInput {
    /// The available bytes: empty at the end of the input, nil if there are none yet and `waiting` is false.
    static func bytes(waiting: Bool) throws(SystemError) -> [UInt8]? {
        while true {
            if !waiting {
                var descriptor = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
                guard unsafe poll(&descriptor, 1, 0) > 0 else { return nil }
            }
            var count = 0
            let bytes = unsafe [UInt8](unsafeUninitializedCapacity: 1 << 16) {
                unsafe count = systemRead(STDIN_FILENO, $0.baseAddress, $0.count)
                $1 = max(0, count)
            }
            if count >= 0 { return bytes }
            guard errno == EINTR else { throw .last }
        }
    }
}
