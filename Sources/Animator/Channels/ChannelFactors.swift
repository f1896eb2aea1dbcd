/// The factors of all channels of a group at an instant, and the rows they apply to.
///
///     offset = first · row + second · otherRow         a live spring
///     offset = first · row                             one run to the rest
///     value  = row + (otherRow − row) · first           any two keys
struct ChannelFactors: Equatable {
    /// The combination of the rows.
    enum Form: UInt8 {
        case single
        case pair
        case mixture
    }

    var form: Form
    var row: Int32
    var otherRow: Int32
    var first: Double
    var second: Double

    /// The combination of a channel's two numbers.
    @inline(__always)
    func value(_ number: Double, _ other: Double) -> Double {
        switch form {
        case .single: first * number
        case .pair: first * number + second * other
        case .mixture: first == 0 ? number : first == 1 ? other : number + (other - number) * first
        }
    }

    /// The factors of displacement and velocity.
    @inline(__always)
    init(pair: (first: Double, second: Double)) {
        self.init(form: .pair, row: 0, otherRow: 1, first: pair.first, second: pair.second)
    }

    /// Creates factors.
    init(form: Form, row: Int32, otherRow: Int32, first: Double, second: Double) {
        self.form = form
        self.row = row
        self.otherRow = otherRow
        self.first = first
        self.second = second
    }
}
