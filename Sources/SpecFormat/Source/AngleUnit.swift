/// The units of angles.
enum AngleUnit: String, CaseIterable {
    case degrees = "deg"
    case turns = "turn"
    case radians = "rad"
    case gradians = "grad"

    /// What others call it.
    var longNames: [String] {
        switch self {
        case .degrees: ["°", "º", "degree", "degrees", "DEG", "Deg"]
        case .turns: ["turns"]
        case .radians: ["radian", "radians", "rads"]
        case .gradians: ["grads", "gradian", "gradians"]
        }
    }

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
