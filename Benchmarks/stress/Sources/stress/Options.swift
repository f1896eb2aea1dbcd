/// What the command line asks for.
struct Options: Sendable {
    static let usage = """
        usage: stress [--operations N] [--seed N] [--threads N] [--sends] [--trace]

          --operations  how many calls a run makes, default 1000000
          --seed        what the calls follow from, default 1
          --threads     how many runs there are at once, with seeds one apart, default 1
          --sends       events and states of the machine alone, and steps forwards
          --trace       checksums alone, for comparing: nothing about this process
        """

    var operations: UInt64 = 1_000_000
    var seed: UInt64 = 1
    var threads = 1
    var areSends = false
    var isTrace = false
    var isHelp = false

    /// Reads the arguments; nil when one is wrong.
    init?(_ arguments: [String]) {
        var rest = arguments[...]
        while let name = rest.popFirst() {
            switch name {
            case "--help": isHelp = true
            case "--sends": areSends = true
            case "--trace": isTrace = true
            case "--operations", "--seed", "--threads":
                guard let value = rest.popFirst(), let number = UInt64(value) else { return nil }
                switch name {
                case "--operations": operations = number
                case "--seed": seed = number
                default:
                    guard number > 0, number <= 64 else { return nil }
                    threads = Int(number)
                }
            default: return nil
            }
        }
    }
}
