/// The units of angles.
enum AngleUnit: String, CaseIterable {
    case degrees = "deg"
    case turns = "turn"
    case radians = "rad"
    case gradians = "grad"

    /// A number of the unit in degrees.
    func degrees(_ value: Double) -> Double {
        switch self {
        case .degrees: value
        case .turns: value * 360
        case .radians: value * (180 / Double.pi)
        case .gradians: value * 0.9
        }
    }
}
