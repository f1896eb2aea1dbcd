/// The progress of a block of runs, computed together.
struct CubicBlock {
    /// The largest number of runs in a block, a multiple of eight.
    static let size = 128

    /// The progress of each run.
    private(set) var progress = ContiguousArray(repeating: 0.0, count: CubicBlock.size)
    /// The places of the runs that are solved together.
    private var places = ContiguousArray<Int32>(repeating: 0, count: CubicBlock.size)

    /// Computes the progress of some runs at a time of the clock: the same bits as `CubicTiming.progress(at:_:)`.
    mutating func prepare(
        _ timings: borrowing Column<CubicTiming>, _ range: Range<Int>, at clock: Double,
        _ solver: borrowing CubicSolver
    ) {
        solver.ease(timings, range, at: clock, into: &progress, gathering: &places)
    }
}
