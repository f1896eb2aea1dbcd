/// A natural number of any size, with the operations that exact reading of decimal numbers needs.
struct BigNatural {
    /// Limbs of 32 bits, the least significant first, the last one not zero; empty for 0.
    private var limbs: [UInt32]

    /// The number `value`.
    init(_ value: UInt32) {
        limbs = value == 0 ? [] : [value]
    }

    /// The number that decimal digits (values 0–9, the most significant first) spell.
    ///
    /// - Complexity: O(n²) for n digits.
    init(decimalDigits digits: [UInt8]) {
        limbs = []
        var index = 0
        while index < digits.count {
            var chunk: UInt32 = 0
            var scale: UInt32 = 1
            while index < digits.count && scale < 1_000_000_000 {
                chunk = chunk * 10 + UInt32(digits[index])
                scale *= 10
                index += 1
            }
            multiply(by: scale, adding: chunk)
        }
    }

    /// The number of bits up to the highest that is set; 0 for 0.
    var bitWidth: Int {
        guard let last = limbs.last else { return 0 }
        return limbs.count * 32 - last.leadingZeroBitCount
    }

    /// Multiplies by 10 to the `power`, 0 or more.
    mutating func multiply(byPowerOfTen power: Int) {
        var left = power
        while left >= 9 {
            multiply(by: 1_000_000_000, adding: 0)
            left -= 9
        }
        var scale: UInt32 = 1
        for _ in 0..<left { scale *= 10 }
        multiply(by: scale, adding: 0)
    }

    /// Multiplies by 2 to the `count`, 0 or more.
    mutating func shiftLeft(by count: Int) {
        guard !limbs.isEmpty else { return }
        let bits = UInt32(count % 32)
        if bits > 0 {
            var carry: UInt32 = 0
            for index in limbs.indices {
                let limb = limbs[index]
                limbs[index] = limb << bits | carry
                carry = limb >> (32 - bits)
            }
            if carry != 0 { limbs.append(carry) }
        }
        limbs.insert(contentsOf: [UInt32](repeating: 0, count: count / 32), at: 0)
    }

    /// The quotient, and whether the remainder is 0.
    ///
    /// - Precondition: `divisor` is not 0 and the quotient fits 64 bits.
    /// - SeeAlso: Knuth, The Art of Computer Programming, volume 2, section 4.3.1, algorithm D.
    func divided(by divisor: BigNatural) -> (quotient: UInt64, isExact: Bool) {
        guard let top = divisor.limbs.last else { preconditionFailure("the divisor is not zero") }
        var rest = self
        var divisor = divisor
        // Normalised, the leading limb of the divisor is at least half the base: a guess is off by two at most.
        let normalisation = top.leadingZeroBitCount
        rest.shiftLeft(by: normalisation)
        divisor.shiftLeft(by: normalisation)
        let n = divisor.limbs.count
        let first = UInt64(divisor.limbs[n - 1])
        let second = n > 1 ? UInt64(divisor.limbs[n - 2]) : 0
        var u = rest.limbs
        u.append(0)
        var quotient: UInt64 = 0
        var place = u.count - 1 - n
        while place >= 0 {
            let head = UInt64(u[place + n]) << 32 | UInt64(u[place + n - 1])
            var guess = head / first
            var remainder = head % first
            let below = n > 1 ? UInt64(u[place + n - 2]) : 0
            while guess > 0xFFFF_FFFF || guess * second > remainder << 32 | below {
                guess -= 1
                remainder += first
                if remainder > 0xFFFF_FFFF { break }
            }
            if Self.subtract(guess, times: divisor.limbs, from: &u, at: place) {
                guess -= 1
                Self.add(divisor.limbs, to: &u, at: place)
            }
            precondition(quotient >> 32 == 0, "the quotient fits 64 bits")
            quotient = quotient << 32 | guess
            place -= 1
        }
        return (quotient, u.allSatisfy { $0 == 0 })
    }

    private mutating func multiply(by factor: UInt32, adding addend: UInt32) {
        var carry = UInt64(addend)
        for index in limbs.indices {
            let product = UInt64(limbs[index]) * UInt64(factor) + carry
            limbs[index] = UInt32(truncatingIfNeeded: product)
            carry = product >> 32
        }
        if carry != 0 { limbs.append(UInt32(carry)) }
    }

    /// u[place…] − factor · v, modulo the length; true when the result is negative and a multiple must be given back.
    private static func subtract(
        _ factor: UInt64, times v: [UInt32], from u: inout [UInt32], at place: Int
    ) -> Bool {
        var carry: UInt64 = 0
        var borrow: Int64 = 0
        for index in v.indices {
            let product = factor * UInt64(v[index]) + carry
            carry = product >> 32
            let difference = Int64(u[place + index]) - Int64(product & 0xFFFF_FFFF) + borrow
            u[place + index] = UInt32(truncatingIfNeeded: difference)
            borrow = difference >> 32
        }
        let difference = Int64(u[place + v.count]) - Int64(carry) + borrow
        u[place + v.count] = UInt32(truncatingIfNeeded: difference)
        return difference < 0
    }

    private static func add(_ v: [UInt32], to u: inout [UInt32], at place: Int) {
        var carry: UInt64 = 0
        for index in v.indices {
            let sum = UInt64(u[place + index]) + UInt64(v[index]) + carry
            u[place + index] = UInt32(truncatingIfNeeded: sum)
            carry = sum >> 32
        }
        u[place + v.count] &+= UInt32(carry)
    }
}
