// Unsafe operations are needed because functions of the C library take and return pointers.

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Writes all bytes to an open file.
func write(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    var written = 0
    while written < bytes.count {
        let count = unsafe bytes.withUnsafeBytes { buffer in
            unsafe systemWrite(descriptor, buffer.baseAddress?.advanced(by: written), buffer.count - written)
        }
        if count < 0 {
            guard errno == EINTR else { throw .last }
            continue
        }
        written += count
    }
}

/// Replaces a file by another, in one step.
func moveFile(_ source: String, to target: String) throws(SystemError) {
    guard unsafe rename(source, target) == 0 else { throw .last }
}

#if canImport(Glibc)
// The header that declares it isn't in the module.
@_silgen_name("malloc_trim") private func trimHeap(_ kept: Int) -> Int32
#endif

/// Gives memory that isn't in use back to the system, where the C library would keep it.
func returnFreeMemory() {
    #if canImport(Glibc)
    _ = trimHeap(0)
    #endif
}

/// Creates a folder.
func makeFolder(_ path: String) throws(SystemError) {
    guard unsafe mkdir(path, 0o777) == 0 else { throw .last }
}

/// Removes a file, which may already be gone.
func removeFile(_ path: String) { _ = unsafe unlink(path) }

/// The path of an existing file with all links resolved.
func realPath(_ path: String) throws(SystemError) -> String {
    guard let text = unsafe realpath(path, nil) else { throw .last }
    defer { unsafe free(text) }
    return unsafe String(cString: text)
}

/// Whether this user may write to an existing file.
func mayWrite(_ path: String) -> Bool { unsafe access(path, W_OK) == 0 }

/// The target of a link; nil if a path is no link.
///
/// - Throws: When the target isn't UTF-8.
func linkText(_ path: String) throws(SystemError) -> String? {
    var count = 0
    // Longer than any path may be.
    let bytes = unsafe [CChar](unsafeUninitializedCapacity: 1 << 14) {
        unsafe count = readlink(path, $0.baseAddress!, $0.count)
        $1 = max(0, count)
    }
    guard count >= 0 else { return nil }
    let text = String(decoding: bytes.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    guard text.utf8.elementsEqual(bytes.map { UInt8(bitPattern: $0) }) else { throw .isNoText }
    return text
}

/// A variable of the environment.
func environment(_ name: String) -> String? {
    guard let text = unsafe getenv(name) else { return nil }
    return unsafe String(cString: text)
}

/// Whether standard output and standard error are terminals.
var standardTerminals: (output: Bool, error: Bool) {
    (isatty(STDOUT_FILENO) == 1, isatty(STDERR_FILENO) == 1)
}

/// Whether standard input is a terminal.
var standardInputIsTerminal: Bool { isatty(STDIN_FILENO) == 1 }

/// Makes a failing write return an error instead of ending the process: to a pipe without a reader, or beyond the limit
/// of file sizes.
///
/// A closed standard stream is opened to the null device, so that no file gets its number and receives the stream's
/// output: standard input and output so that reading and writing still fail.
func prepareProcess() {
    _ = signal(SIGPIPE, SIG_IGN)
    _ = signal(SIGXFSZ, SIG_IGN)
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
        _ = unsafe open("/dev/null", [O_WRONLY, O_RDONLY, O_RDWR][Int(descriptor)])
    }
}

/// Seconds since an arbitrary moment, by a monotonic clock.
var steadySeconds: Double {
    var time = timespec()
    _ = unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

/// The time of day where this machine is: `14:03:12`.
var timeOfDay: String {
    var now = time(nil)
    var parts = unsafe tm()
    _ = unsafe localtime_r(&now, &parts)
    return unsafe [parts.tm_hour, parts.tm_min, parts.tm_sec].map { $0 < 10 ? "0\($0)" : "\($0)" }
        .joined(separator: ":")
}

/// Waits for some seconds.
func pause(_ seconds: Double) { _ = usleep(UInt32(seconds * 1e6)) }

/// Ends the process.
func endProcess(_ code: ExitCode) -> Never { exit(code.rawValue) }

/// The C library's function, whose name is taken by one of our methods.
func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    unsafe read(descriptor, buffer, count)
}

/// The C library's function, whose name is taken by one of our functions.
func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
    unsafe write(descriptor, buffer, count)
}
