/// Integration by sixteen nodes, exact for polynomials up to the 31st degree.
///
/// The nodes are the roots of the 16th Legendre polynomial, computed with 40 digits and rounded.
enum GaussLegendre {
    /// The integral of a function between two numbers.
    static func integral(from low: Double, to high: Double, of function: (Double) -> Double) -> Double {
        let middle = 0.5 * (low + high)
        let half = 0.5 * (high - low)
        func pair(_ node: Double, _ weight: Double) -> Double {
            weight * (function(middle - half * node) + function(middle + half * node))
        }
        var sum = pair(0.9894009349916499326, 0.027152459411754094852)
        sum += pair(0.94457502307323257608, 0.062253523938647892863)
        sum += pair(0.86563120238783174388, 0.09515851168249278481)
        sum += pair(0.7554044083550030339, 0.12462897125553387205)
        sum += pair(0.61787624440264374845, 0.14959598881657673208)
        sum += pair(0.45801677765722738634, 0.16915651939500253819)
        sum += pair(0.28160355077925891323, 0.18260341504492358887)
        sum += pair(0.095012509837637440185, 0.18945061045506849629)
        return half * sum
    }
}
