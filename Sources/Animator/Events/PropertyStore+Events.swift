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
        return tracersAdded
    }

    /// Removes a tracer by the number that ``addTracer(_:)`` returned; does nothing if it is gone.
    public func removeTracer(_ number: Int) {
        tracers.removeAll { $0.number == number }
    }

    /// Begins a call that may cause events.
    func begin() { queue.enter() }

    /// Ends a call that may have caused events, and delivers them if it is the outermost.
    func end() {
        guard queue.leave() else { return }
        while deliverFrame() || deliverCall() {}
        queue.isDelivering = false
    }

    /// Delivers the next waiting call.
    ///
    /// - Returns: Whether there was one.
    private func deliverCall() -> Bool {
        guard let call = queue.removeFirst() else { return false }
        switch call {
        case .event(let core, let handler, let event): handler.body(Playback(core, in: self), event)
        case .completion(let completion, let reason): completion(reason)
        case .machine(let number, let event): machines[number]?.tell(event)
        case .trace(let event): for tracer in tracers { tracer.body(event) }
        }
        return true
    }

    /// Queues an event for delivery, if the playback has a handler.
    func report(_ event: PlaybackEvent, of core: PlaybackCore, at clock: Double) {
        guard let handler = core.handler else { return }
        queue.append(.event(core, handler, event), at: clock)
    }

    /// Queues a change of a contribution for delivery to the tracers, if there are any.
    func trace(_ change: ContributionEvent.Change, _ place: Int32) {
        guard !tracers.isEmpty else { return }
        let contribution = table.contributions[place]
        let event = ContributionEvent(
            change: change, property: declarations[contribution.property.index].path,
            isAdditive: contribution.isAdditive, playback: contribution.core.id, time: time)
        queue.append(.trace(event), at: clock)
    }
}
