// The codes of the model's own closed sets. They are written out rather than taken from the order of the cases, so that
// a case that is added in the middle changes no file.

extension Penner.Family: BinaryCoded {
    static let coded = allCases
    var code: UInt8 {
        switch self {
        case .quad: 0
        case .cubic: 1
        case .quart: 2
        case .quint: 3
        case .sine: 4
        case .expo: 5
        case .circ: 6
        case .back: 7
        case .elastic: 8
        case .bounce: 9
        }
    }
}

extension Penner.Direction: BinaryCoded {
    static let coded = allCases
    var code: UInt8 {
        switch self {
        case .in: 0
        case .out: 1
        case .inOut: 2
        }
    }
}

extension Steps.Jump: BinaryCoded {
    static let coded = allCases
    var code: UInt8 {
        switch self {
        case .start: 0
        case .end: 1
        case .none: 2
        case .both: 3
        }
    }
}

extension ExponentialCurve.Ending: BinaryCoded {
    static let coded: [ExponentialCurve.Ending] = [.settling, .arriving]
    var code: UInt8 {
        switch self {
        case .settling: 0
        case .arriving: 1
        }
    }
}

extension Breakpoint.Kind: BinaryCoded {
    static let coded: [Breakpoint.Kind] = [.kink, .jump]
    var code: UInt8 {
        switch self {
        case .kink: 0
        case .jump: 1
        }
    }
}

extension PathRoute.Edges: BinaryCoded {
    static let coded = allCases
    var code: UInt8 {
        switch self {
        case .stop: 0
        case .wrap: 1
        }
    }
}

extension PathForm.Step: BinaryCoded {
    static let coded: [PathForm.Step] = [.move, .line, .quadratic, .cubic, .close]
    var code: UInt8 {
        switch self {
        case .move: PathCode.move.code
        case .line: PathCode.line.code
        case .quadratic: PathCode.quadratic.code
        case .cubic: PathCode.cubic.code
        case .close: PathCode.close.code
        }
    }
}

extension ColorSpace: BinaryCoded {
    static let coded = allCases
    var code: UInt8 {
        switch self {
        case .srgb: 0
        case .linearSRGB: 1
        case .oklab: 2
        case .oklch: 3
        case .hsl: 4
        case .displayP3: 5
        }
    }
}

extension AngleTurn: BinaryCoded {
    static let coded = allCases
    var code: UInt8 {
        switch self {
        case .shortest: 0
        case .longest: 1
        }
    }
}

extension PropertyUnit: BinaryCoded {
    static let coded = allCases
    var code: UInt8 {
        switch self {
        case .points: 0
        case .degrees: 1
        case .share: 2
        case .none: 3
        }
    }
}

extension TransformKind: BinaryCoded {
    static let coded = allCases
    var code: UInt8 {
        switch self {
        case .translate: 0
        case .translate3d: 1
        case .scale: 2
        case .scale3d: 3
        case .rotate: 4
        case .rotateX: 5
        case .rotateY: 6
        case .rotate3d: 7
        case .rotation: 8
        case .skew: 9
        case .skewX: 10
        case .skewY: 11
        case .perspective: 12
        case .matrix: 13
        case .matrix3d: 14
        }
    }
}

extension Expression.Operator: BinaryCoded {
    static let coded = allCases
    var code: UInt8 {
        switch self {
        case .add: 0
        case .subtract: 1
        case .multiply: 2
        case .divide: 3
        case .remainder: 4
        case .power: 5
        case .less: 6
        case .lessOrEqual: 7
        case .greater: 8
        case .greaterOrEqual: 9
        case .equal: 10
        case .notEqual: 11
        }
    }
}

extension Expression.Function: BinaryCoded {
    static let coded = allCases
    var code: UInt8 {
        switch self {
        case .min: 0
        case .max: 1
        case .clamp: 2
        case .abs: 3
        case .sign: 4
        case .floor: 5
        case .ceil: 6
        case .round: 7
        case .sqrt: 8
        case .exp: 9
        case .log: 10
        case .pow: 11
        case .sin: 12
        case .cos: 13
        case .tan: 14
        case .atan2: 15
        case .lerp: 16
        }
    }
}

extension PlaybackDirection: BinaryCoded {
    static let coded = allCases
    var code: UInt8 {
        switch self {
        case .normal: 0
        case .reverse: 1
        case .alternate: 2
        case .alternateReverse: 3
        }
    }
}
