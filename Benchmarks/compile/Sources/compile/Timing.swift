/// One record of the timing text, as an app would keep it.
struct Timing: Equatable, Decodable {
    var delay: Double
    var duration: Double
    var type: String
    var controlPoints: [Double]
    var repeatCount: Int
}
