/// What libFuzzer calls with each input; the target is named by the argument `--target=NAME`.
///
/// A broken law ends the process, as a trap does, so that the input is written to a file.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: data, count: size))
    FuzzTarget.chosen.check(bytes)
    return 0
}

/// Ends the process unless a law holds.
func law(_ holds: Bool, _ name: @autoclosure () -> String) {
    guard !holds else { return }
    fatalError("BROKEN LAW: \(name())")
}
