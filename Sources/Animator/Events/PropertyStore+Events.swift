import MotionModel

/// A function called for every change of contributions.
struct Tracer {
    let number: Int
    let body: (ContributionEvent) -> Void
}

extension PropertyStore {
    /// Adds a function that is called for every contribution that is added or removed.
    ///
    /// - Returns: A number for ``removeTracer(_:)``.
    @discardableResult
    public func addTracer(_ body: @escaping (ContributionEvent) -> Void) -> Int {
        tracersAdded += 1
        tracers.append(Tracer(number: tracersAdded, body: body))
        table.isTraced = true
        return tracersAdded
    }

    /// Removes a tracer by the number that ``addTracer(_:)`` returned; does nothing if it is gone.
    public func removeTracer(_ number: Int) {
        guard let place = tracers.firstIndex(where: { $0.number == number }) else { return }
        // What the function holds is released when the access has ended.
        withExtendedLifetime(tracers.remove(at: place)) {}
        table.isTraced = !tracers.isEmpty
    }

    /// Changes what moves, and then delivers the events of it, unless this is part of another call.
    @inline(__always)
    func change<Result, Failure>(
        _ body: (inout StoreTable) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let (result, isToDeliver) = try table.changed(body)
        if isToDeliver { deliver() }
        return result
    }

    /// Begins a call that may cause events.
    func begin() { table.queue.enter() }

    /// Ends a call that may have caused events, and delivers them if it is the outermost.
    func end() { if table.queue.leave() { deliver() } }

    private func deliver() {
        guard !table.queue.isEmpty || audience.isWaiting else { return }
        table.queue.isDelivering = true
        while deliverFrame() || deliverCall() {}
        table.queue.isDelivering = false
    }

    /// Delivers the next waiting call.
    ///
    /// - Returns: Whether there was one.
    private func deliverCall() -> Bool {
        guard let call = table.queue.removeFirst() else { return false }
        switch call {
        case .event(let core, let handler, let event): handler.body(Playback(core, in: self), event)
        case .completion(let completion, let reason): completion(reason)
        case .machine(let number, let event): machines[number]?.tell(event)
        case .trace(let traced):
            let event = ContributionEvent(
                change: traced.change, property: table.declarations[traced.property].path,
                isAdditive: traced.isAdditive, playback: traced.playback, time: traced.time)
            for tracer in tracers { tracer.body(event) }
        }
        return true
    }
}

extension StoreTable {
    /// Changes what moves.
    ///
    /// - Returns: The result, and whether events of it are to be delivered now.
    @inline(__always)
    fileprivate mutating func changed<Result, Failure>(
        _ body: (inout StoreTable) throws(Failure) -> Result
    ) throws(Failure) -> (Result, Bool) {
        queue.enter()
        do throws(Failure) {
            let result = try body(&self)
            return (result, queue.leave() && !queue.isEmpty)
        } catch {
            _ = queue.leave()
            throw error
        }
    }

    /// Queues an event for delivery, if the playback has a handler.
    mutating func report(_ event: PlaybackEvent, of core: PlaybackCore, at clock: Double) {
        guard let handler = core.handler else { return }
        queue.append(.event(core, handler, event), at: clock)
    }

    /// Queues a change of a contribution for delivery to the tracers, if there are any.
    @inline(__always)
    mutating func trace(_ change: ContributionEvent.Change, _ place: Int32) {
        if isTraced { queueTrace(change, place) }
    }

    private mutating func queueTrace(_ change: ContributionEvent.Change, _ place: Int32) {
        queue.append(
            .trace(
                TracedChange(
                    change: change, property: Int(contributions[place].property),
                    isAdditive: contributions[place].isAdditive, playback: contributions[place].core.id,
                    time: time)), at: clock)
    }
}
