// The module of this name that comes with Swift is none for Embedded Swift. This one has the C library as it is, and of what
// Swift writes differently as much as speccli needs: macros, and functions of any number of arguments. Unsafe operations stand
// here because these take and give pointers.

@_exported import CLibrary

public var errno: Int32 { unsafe __errno_location().pointee }

public var SIG_IGN: __sighandler_t { unsafe unsafeBitCast(1, to: __sighandler_t.self) }

public var S_IFMT: mode_t { 0o170000 }
public var S_IFREG: mode_t { 0o100000 }
public var S_IFDIR: mode_t { 0o040000 }

public func open(_ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t = 0) -> Int32 {
    unsafe open_with_mode(path, flags, mode)
}

public func fcntl(_ descriptor: Int32, _ command: Int32) -> Int32 { fcntl_get(descriptor, command) }

public func ioctl(_ descriptor: Int32, _ request: UInt, _ result: UnsafeMutableRawPointer) -> Int32 {
    unsafe ioctl_to(descriptor, request, result)
}
