extension Elementary {
    /// The reduction of an angle of any size, |x| > 0.78, with a relative error below 2⁻⁷⁰.
    ///
    /// x is an integer times a power of two; the bits of 2∕π that only add whole turns, and those too small to matter,
    /// are left out of the product, and what remains is an integer product modulo 2¹⁹².
    ///
    /// M. Payne and R. Hanek, *Radian reduction for trigonometric functions*, 1983.
    @usableFromInline
    static func quarterTurnsOfAnyAngle(_ x: Double) -> (quadrant: UInt64, remainder: DoubleDouble) {
        guard x.isFinite else { return (0, DoubleDouble(.nan)) }
        let turns = quarterTurnProduct(x.magnitude)
        var (high, middle, low) = turns
        // The product's first two bits are the quadrant, the others the fraction of a quarter turn.
        var quadrant = high >> 62
        high = high << 2 | middle >> 62
        middle = middle << 2 | low >> 62
        low <<= 2
        let roundsUp = high >> 63 == 1
        if roundsUp {
            quadrant &+= 1
            low = ~low &+ 1
            middle = ~middle &+ (low == 0 ? 1 : 0)
            high = ~high &+ (low == 0 && middle == 0 ? 1 : 0)
        }
        var exponent: Int64 = 0
        // No double is nearer to a multiple of π∕2 than 2⁻⁶² of a quarter turn: a word of zeros is the most there is.
        if high == 0 { (high, middle, low, exponent) = (middle, low, 0, -64) }
        let zeros = UInt64(high.leadingZeroBitCount)
        if zeros > 0 {
            high = high << zeros | middle >> (64 - zeros)
            middle = middle << zeros | low >> (64 - zeros)
        }
        let leading = Double(high >> 11) * 0x1p-53
        let trailing = Double(high << 53 | middle >> 11) * 0x1p-117
        let fraction = DoubleDouble(leading, trailing).scaled(by: powerOfTwo(exponent - Int64(zeros)))
        let r = fraction * DoubleDouble(0x1.921fb54442d18p+0, 0x1.1a62633145c07p-54)
        let isNegative = roundsUp != (x < 0)
        return (x < 0 ? 0 &- quadrant : quadrant, isNegative ? r.negated : r)
    }

    /// `x` · 2∕π modulo 4, as a fixed-point number of 192 bits with two before the point, for finite `x` ≥ 0.5.
    private static func quarterTurnProduct(_ x: Double) -> (high: UInt64, middle: UInt64, low: UInt64) {
        let integer = (x.bitPattern & 0x000F_FFFF_FFFF_FFFF) | 0x0010_0000_0000_0000
        let integerLow = integer & 0xFFFF_FFFF
        let integerHigh = integer >> 32
        // x = integer · 2^(exponent field − 1075), and the digits below begin 64 places before the point.
        let start = Int(x.bitPattern >> 52) - 1075 - 2 + 64
        let word = start >> 5
        let shift = UInt64(start & 31)
        var previous: UInt64 = 0
        var carryLow: UInt64 = 0
        var carryHigh: UInt64 = 0
        var (high, middle, low): (UInt64, UInt64, UInt64) = (0, 0, 0)
        // Schoolbook multiplication, least significant word first; every partial sum fits in 64 bits.
        for index in stride(from: 5, through: 0, by: -1) {
            let pair = twoOverPiDigits(word + index) << 32 | twoOverPiDigits(word + index + 1)
            let digit = (pair << shift) >> 32
            let lowProduct = digit * integerLow + carryLow
            carryLow = lowProduct >> 32
            let highProduct = previous * integerHigh + carryHigh + (lowProduct & 0xFFFF_FFFF)
            carryHigh = highProduct >> 32
            previous = digit
            low = low >> 32 | middle << 32
            middle = middle >> 32 | high << 32
            high = high >> 32 | highProduct << 32
        }
        return (high, middle, low)
    }

    /// 32 binary digits of 2∕π, counted in words from 64 places before the point.
    private static func twoOverPiDigits(_ word: Int) -> UInt64 {
        let pair = twoOverPiDigitPairs(word >> 1)
        return word & 1 == 0 ? pair >> 32 : pair & 0xFFFF_FFFF
    }

    /// 64 binary digits of 2∕π; a switch, as a constant table needs no initialisation at run time.
    private static func twoOverPiDigitPairs(_ pair: Int) -> UInt64 {
        switch pair {
        case 0: 0
        case 1: 0xA2F9_836E_4E44_1529
        case 2: 0xFC27_57D1_F534_DDC0
        case 3: 0xDB62_9599_3C43_9041
        case 4: 0xFE51_63AB_DEBB_C561
        case 5: 0xB724_6E3A_424D_D2E0
        case 6: 0x0649_2EEA_09D1_921C
        case 7: 0xFE1D_EB1C_B129_A73E
        case 8: 0xE882_35F5_2EBB_4484
        case 9: 0xE99C_7026_B45F_7E41
        case 10: 0x3991_D639_8353_39F4
        case 11: 0x9C84_5F8B_BDF9_283B
        case 12: 0x1FF8_97FF_DE05_980F
        case 13: 0xEF2F_118B_5A0A_6D1F
        case 14: 0x6D36_7ECF_27CB_09B7
        case 15: 0x4F46_3F66_9E5F_EA2D
        case 16: 0x7527_BAC7_EBE5_F17B
        case 17: 0x3D07_39F7_8A52_92EA
        case 18: 0x6BFB_5FB1_1F8D_5D08
        case 19: 0x5603_3046_FC7B_6BAB
        case 20: 0xF0CF_BC20_9AF4_361D
        default: preconditionFailure("no finite angle needs more digits of 2/π")
        }
    }
}
