import StressEngine

/// Makes random calls as the command does; the checksum of what came of them, or 0 when a law was broken.
@_expose(wasm, "stress")
@_cdecl("stress")
public func stress(_ seed: UInt64, _ operations: UInt64) -> UInt64 {
    let run = StressRun(seed: seed)
    let quarter = operations / 4
    run.run(quarter)
    run.rest()
    run.run(operations - quarter)
    run.rest()
    // Never a checksum of a run that went well.
    return run.violation == nil ? run.trace.checksum : 0
}
