#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Why the system refused something, as its own message says: `No such file or directory`.
struct SystemError: Error, Hashable, Sendable {
    /// The number of the error.
    let code: Int32

    /// The error of the call that just failed.
    static var last: SystemError { SystemError(code: errno) }

    /// The system's phrase.
    var message: String {
        guard let text = unsafe strerror(code) else { return "error \(code)" }
        return unsafe String(cString: text)
    }

    /// A folder stands where a file is needed.
    static let isFolder = SystemError(code: EISDIR)
    /// Something has the name already.
    static let exists = SystemError(code: EEXIST)

    /// Whether nobody reads the other end of a pipe any more.
    var isClosedPipe: Bool { code == EPIPE }
}

/// What a path leads to, links followed.
struct FileStatus: Hashable, Sendable {
    /// The kinds that are told apart.
    enum Kind: Hashable, Sendable {
        case file, folder, other
    }

    /// The device and the number on it, which together name the thing itself.
    struct Identity: Hashable, Sendable {
        let device: UInt64
        let number: UInt64
    }

    let kind: Kind
    let identity: Identity
    /// The permission bits.
    let permissions: UInt32

    /// The status of a path.
    init(path: String) throws(SystemError) {
        var buffer = stat()
        guard unsafe stat(path, &buffer) == 0 else { throw .last }
        self.init(buffer)
    }

    /// The status of an open file.
    init(descriptor: Int32) throws(SystemError) {
        var buffer = stat()
        guard unsafe fstat(descriptor, &buffer) == 0 else { throw .last }
        self.init(buffer)
    }

    private init(_ buffer: stat) {
        switch buffer.st_mode & S_IFMT {
        case S_IFREG: kind = .file
        case S_IFDIR: kind = .folder
        default: kind = .other
        }
        identity = Identity(
            device: UInt64(truncatingIfNeeded: buffer.st_dev),
            number: UInt64(truncatingIfNeeded: buffer.st_ino))
        permissions = UInt32(buffer.st_mode & 0o777)
    }
}

/// An open file that closes itself.
struct FileHandle: ~Copyable {
    private let descriptor: Int32

    /// Standard input; never closed.
    static var standardInput: FileHandle { FileHandle(descriptor: STDIN_FILENO) }

    private init(descriptor: Int32) { self.descriptor = descriptor }

    deinit {
        if descriptor > STDERR_FILENO { _ = close(descriptor) }
    }

    /// Opens for reading.
    init(reading path: String) throws(SystemError) {
        try self.init(path, O_RDONLY | O_CLOEXEC, permissions: 0)
    }

    /// Makes a file that isn't there yet, for writing.
    init(creating path: String) throws(SystemError) {
        try self.init(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, permissions: 0o666)
    }

    /// Opens what is there for writing, for things that aren't files: a terminal, a pipe, a device.
    init(writing path: String) throws(SystemError) {
        try self.init(path, O_WRONLY | O_CLOEXEC, permissions: 0)
    }

    private init(_ path: String, _ flags: Int32, permissions: mode_t) throws(SystemError) {
        while true {
            let descriptor = unsafe open(path, flags, permissions)
            if descriptor >= 0 {
                self.init(descriptor: descriptor)
                return
            }
            guard errno == EINTR else { throw .last }
        }
    }

    /// What is open.
    var status: FileStatus {
        get throws(SystemError) { try FileStatus(descriptor: descriptor) }
    }

    /// Everything up to the end, or the first `limit` bytes.
    func read(limit: Int) throws(SystemError) -> [UInt8] {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while bytes.count < limit {
            let wanted = min(chunk.count, limit - bytes.count)
            let count = unsafe chunk.withUnsafeMutableBytes { buffer in
                unsafe systemRead(descriptor, buffer.baseAddress, wanted)
            }
            if count == 0 { break }
            if count < 0 {
                guard errno == EINTR else { throw .last }
                continue
            }
            bytes += chunk[..<count]
        }
        return bytes
    }

    /// Writes all bytes.
    func write(_ bytes: [UInt8]) throws(SystemError) { try speccli.write(bytes, to: descriptor) }

    /// Gives the file permissions.
    func setPermissions(_ permissions: UInt32) throws(SystemError) {
        guard fchmod(descriptor, mode_t(permissions)) == 0 else { throw .last }
    }

    /// Waits until what was written is on the disk.
    func synchronize() throws(SystemError) {
        guard fsync(descriptor) == 0 else { throw .last }
    }
}

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

/// The names in a folder, itself and its parent left out, sorted by bytes.
func names(inFolder path: String) throws(SystemError) -> [String] {
    guard let folder = unsafe opendir(path) else { throw .last }
    defer { _ = unsafe closedir(folder) }
    var names: [String] = []
    while let entry = unsafe readdir(folder) {
        let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { field in
            unsafe field.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
        }
        if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
}

/// Puts a file in the place of another, in one step.
func moveFile(_ source: String, to target: String) throws(SystemError) {
    guard unsafe rename(source, target) == 0 else { throw .last }
}

/// Removes a file; it may be gone already.
func removeFile(_ path: String) { _ = unsafe unlink(path) }

/// The path without links in it, of something that exists.
func realPath(_ path: String) throws(SystemError) -> String {
    guard let text = unsafe realpath(path, nil) else { throw .last }
    defer { unsafe free(text) }
    return unsafe String(cString: text)
}

/// The number of this process.
var processNumber: Int32 { getpid() }

/// A variable of the environment.
func environment(_ name: String) -> String? {
    guard let text = unsafe getenv(name) else { return nil }
    return unsafe String(cString: text)
}

/// Whether standard output and standard error are terminals.
var standardTerminals: (output: Bool, error: Bool) {
    (isatty(STDOUT_FILENO) == 1, isatty(STDERR_FILENO) == 1)
}

/// Lets a write fail instead of ending the process: to a pipe that nobody reads, or beyond the limit of a file's size.
///
/// A standard stream that was closed becomes one that leads nowhere, so that no file takes its number and then what
/// was meant for the stream.
func prepareProcess() {
    _ = signal(SIGPIPE, SIG_IGN)
    _ = signal(SIGXFSZ, SIG_IGN)
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
        _ = unsafe open("/dev/null", O_RDWR)
    }
}

/// Ends the process.
func endProcess(_ code: ExitCode) -> Never { exit(code.rawValue) }

private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    unsafe read(descriptor, buffer, count)
}

private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
    unsafe write(descriptor, buffer, count)
}
