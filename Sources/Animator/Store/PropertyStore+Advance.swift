import MotionModel

extension PropertyStore {
    /// Advances all playbacks to a time.
    ///
    /// The presentation values at a time don't depend on the number of steps. A step backwards is a scrub: current
    /// playbacks move back, ended ones stay ended.
    ///
    /// - Parameter seconds: The time on the caller's clock; the first advance need not be to 0. What starts before it starts at 0: with
    ///   a clock that began long ago, advance to the present time before anything starts.
    /// - Throws: `unusableNumber` when it isn't finite or is larger than ``largestMagnitude``.
    /// - Complexity: O(moving components + values set since the last advance); without allocations while nothing starts
    ///   or ends.
    public func advance(to seconds: Double) throws(AnimatorError) {
        guard seconds.magnitude <= PropertyStore.largestMagnitude else {
            throw .unusableNumber(seconds, of: "the time")
        }
        begin()
        let previous = clock
        let target = table.clockAnchor + (seconds - table.timeAnchor) / timeScale
        let firstEvent = table.queue.end
        let forwards = seconds >= time
        if forwards, !machines.isEmpty { runMachines(upTo: target) }
        table.advance(to: seconds, target, after: previous, forwards: forwards, firstEvent: firstEvent)
        if audience.isListening { forEachChange { audience.note(PropertyID($0, of: self)) } }
        end()
    }

    /// Slows everything down: delays and durations are multiplied by a factor, from the time of the last advance on.
    ///
    /// - Parameter factor: Greater than 0; 10 is ten times slower, 1 the normal rate.
    /// - Throws: `unusableNumber` when it isn't greater than 0 and within 1e-6…1e6.
    public func setTimeScale(_ factor: Double) throws(AnimatorError) {
        guard factor >= 1e-6 && factor <= 1e6 else { throw .unusableNumber(factor, of: "the time scale") }
        table.clockAnchor = clock
        table.timeAnchor = time
        table.timeScale = factor
    }

    /// The properties whose presentation value changed in the last advance, in the order of their ids.
    ///
    /// A property moved by a curve is included although its number may happen to be the same.
    ///
    /// A whole value is included if a component of it is, and the other way round.
    ///
    /// - Complexity: O(n log n) in their number.
    public var changed: [PropertyID] {
        var indices: [Int] = []
        forEachChange { indices.append($0) }
        indices.sort()
        var changed: [PropertyID] = []
        for index in indices where changed.last?.index != index {
            changed.append(PropertyID(index, of: self))
        }
        return changed
    }

    /// Calls a function with the index of each property that has changed, perhaps several times, in any order.
    private func forEachChange(_ body: (Int) -> Void) {
        func visit(_ slot: Int32) {
            table.forEachProperty(of: Int(slot)..<(Int(slot) + 1), body)
        }
        for index in table.moved.stretches.indices {
            let stretch = table.moved.stretches[index]
            for slot in stretch.slot..<(stretch.slot + stretch.count) { visit(slot) }
        }
        for index in table.moved.mixed.indices {
            let stretch = table.moved.mixed[index]
            for slot in stretch.slot..<(stretch.slot + stretch.count)
            where table.channels.base.moved(Int(slot)) {
                visit(slot)
            }
        }
        for index in table.channels.base.movedAndLeft.indices {
            visit(table.channels.base.movedAndLeft[index])
        }
    }
}
