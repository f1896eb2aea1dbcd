import MotionModel

/// The progress of a block of runs, computed together.
///
/// Béziers without a table are gathered, and solved in a loop without branches, which the compiler turns into vector
/// instructions.
struct CubicBlock {
    /// The largest number of runs in a block.
    static let size = 128

    /// The progress of each run.
    private(set) var progress = [Double](repeating: 0, count: CubicBlock.size)
    // By gathered curve: the place of its run, the input that its progress replaces, and its control points.
    private var places = [Int](repeating: 0, count: CubicBlock.size)
    private var inputs = [Double](repeating: 0, count: CubicBlock.size)
    private var x1 = [Double](repeating: 0, count: CubicBlock.size)
    private var y1 = [Double](repeating: 0, count: CubicBlock.size)
    private var x2 = [Double](repeating: 0, count: CubicBlock.size)
    private var y2 = [Double](repeating: 0, count: CubicBlock.size)

    /// Computes the progress of some runs at a time of the clock: the same bits as `CubicTiming.progress(at:_:)`.
    mutating func prepare(
        _ timings: [CubicTiming], _ range: Range<Int>, at clock: Double, _ solver: CubicSolver
    ) {
        let count = Self.gather(
            timings[range], at: clock, solver, &progress, &places, &inputs, &x1, &y1, &x2, &y2)
        UnitCubic.quickProgress(&inputs, x1, y1, x2, y2, count: count)
        for index in 0..<count {
            let (place, quick) = (places[index], inputs[index])
            progress[place] =
                quick.isNaN ? timings[range.lowerBound + place].progress(at: clock, solver) : quick
        }
    }

    /// Gathers the curves that have no table, and computes the progress of all other runs.
    ///
    /// The arrays are passed separately: in a loop, those of a structure would be looked up for every run.
    ///
    /// - Returns: The number of gathered curves.
    private static func gather(
        _ timings: ArraySlice<CubicTiming>, at clock: Double, _ solver: CubicSolver,
        _ progress: inout [Double],
        _ places: inout [Int], _ inputs: inout [Double], _ x1: inout [Double], _ y1: inout [Double],
        _ x2: inout [Double], _ y2: inout [Double]
    ) -> Int {
        let timings = timings.span
        var progress = progress.mutableSpan
        var places = places.mutableSpan
        var inputs = inputs.mutableSpan
        var x1 = x1.mutableSpan
        var y1 = y1.mutableSpan
        var x2 = x2.mutableSpan
        var y2 = y2.mutableSpan
        var count = 0
        for place in 0..<timings.count {
            let timing = timings[place]
            let input = timing.input(at: clock)
            guard timing.curve >= 0, input > 0, input < 1 else {
                progress[place] = input
                continue
            }
            guard let curve = solver.curveWithoutTable(timing.curve) else {
                progress[place] = solver.progress(timing.curve, at: input)
                continue
            }
            places[count] = place
            inputs[count] = input
            (x1[count], y1[count], x2[count], y2[count]) = (curve.x1, curve.y1, curve.x2, curve.y2)
            count += 1
        }
        return count
    }
}
