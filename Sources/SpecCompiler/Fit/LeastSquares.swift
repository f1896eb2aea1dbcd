import MotionModel

/// The parameters of a model for which the weighted sum of squared residuals is least, searched from a first guess.
///
/// K. Levenberg, *A method for the solution of certain non-linear problems in least squares*, 1944; D. W. Marquardt,
/// *An algorithm for least-squares estimation of nonlinear parameters*, 1963.
struct LeastSquares {
    /// One observation: the residual of the model, its derivative by each parameter, and its weight.
    struct Row {
        let residual: Double
        let gradient: [Double]
        let weight: Double
    }

    /// The largest number of steps.
    static let mostSteps = 60

    /// The parameters that were found.
    private(set) var parameters: [Double]
    /// The weighted sum of squared residuals for these parameters.
    private(set) var cost: Double

    /// Searches from a guess.
    ///
    /// - Parameters:
    ///   - guess: At least one parameter.
    ///   - limits: The range of each parameter.
    ///   - steps: The largest number of steps.
    ///   - rows: The observations for some parameters; their number is always the same.
    /// - Complexity: At most `steps` calls of `rows`, and n·m² for n rows and m parameters in each.
    init(
        from guess: [Double], limits: [ClosedRange<Double>], steps: Int = Self.mostSteps,
        rows: ([Double]) -> [Row]
    ) {
        parameters = guess
        var current = rows(guess)
        cost = Self.cost(of: current)
        var damping = 1e-3
        for _ in 0..<steps {
            guard cost > 0, let step = Self.step(current, damping, at: parameters, within: limits) else {
                break
            }
            var next = parameters
            for index in next.indices {
                let moved = parameters[index] + step[index]
                next[index] = min(max(moved, limits[index].lowerBound), limits[index].upperBound)
            }
            let candidate = rows(next)
            let candidateCost = Self.cost(of: candidate)
            guard candidateCost < cost else {
                damping *= 10
                if damping > 1e12 { break }
                continue
            }
            let gain = cost - candidateCost
            (parameters, current, cost) = (next, candidate, candidateCost)
            damping = max(damping / 10, 1e-12)
            if gain <= cost * 1e-14 { break }
        }
    }

    private static func cost(of rows: [Row]) -> Double {
        var sum = 0.0
        for row in rows { sum += row.weight * row.residual * row.residual }
        return sum.isFinite ? sum : .infinity
    }

    /// A step that moves no parameter beyond a limit it has reached; nil if there is none.
    private static func step(
        _ rows: [Row], _ damping: Double, at parameters: [Double], within limits: [ClosedRange<Double>]
    ) -> [Double]? {
        var held: [Int] = []
        while true {
            guard let step = step(rows, damping, holding: held) else { return nil }
            let outward = step.indices.filter { index in
                parameters[index] == limits[index].lowerBound && step[index] < 0
                    || parameters[index] == limits[index].upperBound && step[index] > 0
            }
            if outward.isEmpty { return step }
            held += outward
        }
    }

    /// Solves (JᵀWJ + λ·diagonal)·s = −JᵀWr for the parameters that aren't held; nil if there is no solution.
    private static func step(_ rows: [Row], _ damping: Double, holding held: [Int]) -> [Double]? {
        let count = rows[0].gradient.count
        var matrix = [[Double]](repeating: [Double](repeating: 0, count: count + 1), count: count)
        for row in rows {
            for i in 0..<count where !held.contains(i) {
                let scaled = row.weight * row.gradient[i]
                for j in 0..<count where !held.contains(j) { matrix[i][j] += scaled * row.gradient[j] }
                matrix[i][count] -= scaled * row.residual
            }
        }
        for i in 0..<count { matrix[i][i] += held.contains(i) ? 1 : damping * matrix[i][i] + 1e-300 }
        return solved(matrix)
    }

    /// The solution by Gaussian elimination with pivoting.
    private static func solved(_ system: [[Double]]) -> [Double]? {
        var rows = system
        let count = rows.count
        for column in 0..<count {
            var pivot = column
            for row in column..<count where rows[row][column].magnitude > rows[pivot][column].magnitude {
                pivot = row
            }
            rows.swapAt(column, pivot)
            guard rows[column][column] != 0, rows[column][column].isFinite else { return nil }
            for row in (column + 1)..<max(count, column + 1) {
                let factor = rows[row][column] / rows[column][column]
                for index in column...count { rows[row][index] -= factor * rows[column][index] }
            }
        }
        var solution = [Double](repeating: 0, count: count)
        for row in stride(from: count - 1, through: 0, by: -1) {
            var value = rows[row][count]
            for index in (row + 1)..<max(count, row + 1) { value -= rows[row][index] * solution[index] }
            solution[row] = value / rows[row][row]
        }
        return solution.allSatisfy { $0.isFinite } ? solution : nil
    }
}
