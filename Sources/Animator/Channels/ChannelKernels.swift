/// The loops over channels, for which everything else is arranged.
///
/// They are plain loops over flat arrays, which the compiler turns into vector instructions. No call inside, no branch,
/// and no fused multiplication: without the hardware's it would be a function call, and results would differ between
/// machines.
///
/// This is the one file with unchecked access. A check inside a loop keeps it from being turned into vector
/// instructions, so the bounds are checked before each loop, for all of it, and the elements are read and written
/// unchecked.
enum ChannelKernels {
    /// Whether a range is within a span.
    @inline(__always)
    private static func holds(_ span: Int, _ first: Int, _ count: Int) -> Bool {
        first >= 0 && count >= 0 && first <= span - count
    }

    /// shown = model + factor · numbers
    @inline(__always)
    static func set(
        _ shown: inout MutableSpan<Double>, _ model: Span<Double>, slot: Int, count: Int, _ factor: Double,
        _ numbers: Span<Double>
    ) {
        precondition(
            holds(shown.count, slot, count) && holds(model.count, slot, count)
                && holds(numbers.count, slot, count), "channels lie where their group says")
        for index in slot..<(slot + count) {
            unsafe shown[unchecked: index] = model[unchecked: index] + factor * numbers[unchecked: index]
        }
    }

    /// shown = model + factor · numbers + otherFactor · others
    @inline(__always)
    static func set(
        _ shown: inout MutableSpan<Double>, _ model: Span<Double>, slot: Int, count: Int, _ factor: Double,
        _ numbers: Span<Double>, _ otherFactor: Double, _ others: Span<Double>
    ) {
        precondition(
            holds(shown.count, slot, count) && holds(model.count, slot, count)
                && holds(numbers.count, slot, count) && holds(others.count, slot, count),
            "channels lie where their group says")
        for index in slot..<(slot + count) {
            unsafe shown[unchecked: index] =
                model[unchecked: index]
                + (factor * numbers[unchecked: index] + otherFactor * others[unchecked: index])
        }
    }

    /// shown = model + factors[group] · numbers, slot by slot.
    ///
    /// The group indices are checked one by one: they come from memory. A function of its own, in which all of that has a
    /// register.
    @inline(never)
    static func setMixed(
        _ shown: inout MutableSpan<Double>, _ model: Span<Double>, slot: Int, count: Int,
        _ groups: Span<Int32>, _ factors: Span<Double>, _ numbers: Span<Double>
    ) {
        precondition(
            holds(shown.count, slot, count) && holds(model.count, slot, count)
                && holds(numbers.count, slot, count) && holds(groups.count, slot, count),
            "channels lie where their group says")
        for index in slot..<(slot + count) {
            let factor = factors[Int(unsafe groups[unchecked: index])]
            unsafe shown[unchecked: index] =
                model[unchecked: index] + factor * numbers[unchecked: index]
        }
    }

    /// shown = model + factors[group] · numbers + otherFactors[group] · others, slot by slot.
    @inline(never)
    static func setMixed(
        _ shown: inout MutableSpan<Double>, _ model: Span<Double>, slot: Int, count: Int,
        _ groups: Span<Int32>, _ factors: Span<Double>, _ numbers: Span<Double>, _ otherFactors: Span<Double>,
        _ others: Span<Double>
    ) {
        precondition(
            holds(shown.count, slot, count) && holds(model.count, slot, count)
                && holds(numbers.count, slot, count) && holds(others.count, slot, count)
                && holds(groups.count, slot, count),
            "channels lie where their group says")
        for index in slot..<(slot + count) {
            let group = Int(unsafe groups[unchecked: index])
            let (factor, otherFactor) = (factors[group], otherFactors[group])
            unsafe shown[unchecked: index] =
                model[unchecked: index]
                + (factor * numbers[unchecked: index] + otherFactor * others[unchecked: index])
        }
    }

    /// shown += factor · numbers
    @inline(__always)
    static func add(
        _ shown: inout MutableSpan<Double>, slot: Int, count: Int, _ factor: Double,
        _ numbers: Span<Double>, _ first: Int
    ) {
        precondition(
            holds(shown.count, slot, count) && holds(numbers.count, first, count),
            "channels lie where their group says")
        for index in 0..<count {
            unsafe shown[unchecked: slot + index] =
                shown[unchecked: slot + index] + factor * numbers[unchecked: first + index]
        }
    }

    /// shown += first · numbers + second · others
    @inline(__always)
    static func add(
        _ shown: inout MutableSpan<Double>, slot: Int, count: Int, _ numbers: Span<Double>, _ factor: Double,
        _ first: Int, _ otherFactor: Double, _ other: Int
    ) {
        precondition(
            holds(shown.count, slot, count) && holds(numbers.count, first, count)
                && holds(numbers.count, other, count), "channels lie where their group says")
        for index in 0..<count {
            unsafe shown[unchecked: slot + index] =
                shown[unchecked: slot + index]
                + (factor * numbers[unchecked: first + index] + otherFactor
                    * numbers[unchecked: other + index])
        }
    }
}

extension ChannelKernels {
    /// Composes the channels of a group.
    ///
    /// - Parameter id: The group's id, by which it is identified as a replacer.
    @inline(__always)
    static func apply(
        _ factors: ChannelFactors, to group: ChannelGroup, _ id: Int32, _ mode: CompositionMode, moves: Bool,
        numbers: Span<Double>, runs: Span<ChannelRun>,
        replacers: Span<Int32>, shown: inout MutableSpan<Double>, moved: inout MovedSlots
    ) {
        guard group.runs >= 0 else {
            let run = ChannelRun(slot: group.slot, channel: 0, count: group.count)
            if moves { moved.append(run.slot, run.count) }
            return apply(
                factors, to: run, of: group, id, mode, numbers: numbers,
                replacers: replacers, shown: &shown)
        }
        for index in Int(group.runs)..<Int(group.runs + group.runCount) {
            let run = runs[index]
            if moves { moved.append(run.slot, run.count) }
            apply(
                factors, to: run, of: group, id, mode, numbers: numbers,
                replacers: replacers, shown: &shown)
        }
    }

    @inline(__always)
    private static func apply(
        _ factors: ChannelFactors, to run: ChannelRun, of group: ChannelGroup, _ id: Int32,
        _ mode: CompositionMode, numbers: Span<Double>, replacers: Span<Int32>,
        shown: inout MutableSpan<Double>
    ) {
        let first = Int(group.row + factors.row * group.stride + run.channel)
        let other = Int(group.row + factors.otherRow * group.stride + run.channel)
        let (slot, count) = (Int(run.slot), Int(run.count))
        if mode == .replacing {
            for index in 0..<count where replacers[slot + index] == id {
                shown[slot + index] = factors.value(numbers[first + index], numbers[other + index])
            }
            return
        }
        if count == 1 {
            shown[slot] = shown[slot] + factors.value(numbers[first], numbers[other])
            return
        }
        switch factors.form {
        case .single: add(&shown, slot: slot, count: count, factors.first, numbers, first)
        case .pair:
            add(&shown, slot: slot, count: count, numbers, factors.first, first, factors.second, other)
        case .mixture:
            for index in 0..<count {
                shown[slot + index] =
                    shown[slot + index] + factors.value(numbers[first + index], numbers[other + index])
            }
        }
    }
}
