extension Expression {
    /// The choices that the expression makes at its switches, as one number: two inputs with the same number lie on the
    /// same smooth branch, except in rare coincidences.
    ///
    /// Switches are conditions, `min`, `max`, `clamp`, `abs`, `sign`, rounding and remainders.
    func branches(_ inputs: Inputs) -> UInt64 {
        var signature: UInt64 = 0xcbf2_9ce4_8422_2325
        addBranches(inputs, to: &signature)
        return signature
    }

    private func addBranches(_ inputs: Inputs, to signature: inout UInt64) {
        func add(_ choice: Double) {
            // FNV-1a, on whole words.
            signature = (signature ^ (choice + 0).bitPattern) &* 0x100_0000_01b3
        }
        switch self {
        case .constant, .parameter, .from, .reading, .time, .progress: return
        case .negate(let operand): operand.addBranches(inputs, to: &signature)
        case .conditional(let condition, let first, let second):
            condition.addBranches(inputs, to: &signature)
            let isFirst = condition.value(inputs) != 0
            add(isFirst ? 1 : 0)
            (isFirst ? first : second).addBranches(inputs, to: &signature)
        case .binary(let operation, let left, let right):
            left.addBranches(inputs, to: &signature)
            right.addBranches(inputs, to: &signature)
            if operation == .remainder {
                let (x, y) = (left.value(inputs), right.value(inputs))
                add(((x - Elementary.remainder(x, dividedBy: y)) / y).rounded(.toNearestOrEven))
            } else if operation.isComparison {
                add(value(inputs))
            }
        case .call(let function, let arguments):
            for argument in arguments { argument.addBranches(inputs, to: &signature) }
            switch function {
            case .min, .max:
                let result = value(inputs)
                add(Double(arguments.firstIndex { $0.value(inputs) == result } ?? 0))
            case .clamp:
                let x = arguments[0].value(inputs)
                add(x <= arguments[1].value(inputs) ? -1 : x >= arguments[2].value(inputs) ? 1 : 0)
            case .abs: add(arguments[0].value(inputs) < 0 ? 0 : 1)
            case .sign, .floor, .ceil, .round: add(value(inputs))
            case .atan2: add(arguments[1].value(inputs) < 0 && arguments[0].value(inputs) < 0 ? 1 : 0)
            case .sqrt, .exp, .log, .pow, .sin, .cos, .tan, .lerp: return
            }
        }
    }
}
