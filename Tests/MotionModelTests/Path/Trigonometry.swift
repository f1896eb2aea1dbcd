import Foundation

/// The platform's own functions, as an oracle.
enum Trigonometry {
    static func sine(_ x: Double) -> Double { sin(x) }
    static func cosine(_ x: Double) -> Double { cos(x) }
}
