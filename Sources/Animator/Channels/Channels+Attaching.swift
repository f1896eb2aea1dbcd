extension Channels {
    /// Adds the channels of a contribution.
    ///
    /// - Parameters:
    ///   - owner: The contribution's place.
    ///   - core: Its playback.
    ///   - isAlone: Whether there is no other on its slots.
    ///   - run: That of the contribution before.
    /// - Returns: The place where they are; `none` if it can't be expressed in channels.
    @inline(__always)
    mutating func attach(
        _ contribution: borrowing Contribution, at owner: Int32, of core: PlaybackCore, isAlone: Bool,
        _ pool: borrowing BlockPool<Double>, _ run: inout PlayedRun
    ) -> Contribution.Work {
        let isReplacing = contribution.replacing != 0
        let isBase = !isReplacing && isAlone
        if isBase, contribution.isRun(of: core, pool, &run) {
            if run.group < 0 || base.serial(run.group) != run.serial, let key = run.key {
                run.group = baseGroup(for: key)
                run.serial = base.serial(run.group)
            }
            return joinBase(run.group, contribution, isRun: true, pool)
        }
        if isBase, let key = contribution.springKey(in: core, pool) {
            return joinBase(baseGroup(for: key), contribution, isRun: false, pool)
        }
        guard let plan = contribution.channelPlan(pool, &run) else { return .none }
        if isBase, case .cubic(let key) = plan {
            return joinBase(baseGroup(for: key), contribution, isRun: true, pool)
        }
        let mode: CompositionMode = isReplacing ? .replacing : .over
        let (group, channel) = join(plan, contribution, pool, mode, owner: owner)
        return .channels(group, mode, first: channel)
    }

    /// The base group of a run: the first along its curve, another open one, or a new one.
    private mutating func baseGroup(for key: CubicKey) -> Int32 {
        var entry: Int32 = -1
        var isFirst = key.curve != nil
        // There is none along a curve that nothing uses.
        if let number = solver.number(ofUsed: key.curve) {
            if number >= 0 {
                let (group, serial) = solver.firstGroup(along: number)
                isFirst = group < 0 || base.serial(group) != serial
                if !isFirst, base.isGroup(group, of: key, along: number) { return group }
            }
            let open = openBase.group(
                key.bits, serial: { base.serial($0) }, where: { base.isGroup($0, of: key, along: number) })
            if open.id >= 0 { return open.id }
            entry = open.entry
        }
        let timing = CubicTiming(key, &solver)
        let group = base.makeGroup(timing)
        guard isFirst else { return opened(group, key.bits, entry) }
        solver.note(group, serial: base.serial(group), along: timing.curve)
        return group
    }

    /// The open base group of a live spring, or a new one.
    private mutating func baseGroup(for key: SpringKey) -> Int32 {
        let open = openBase.group(
            key.bits, serial: { base.serial($0) }, where: { base.isGroup($0, of: key) })
        return open.id >= 0 ? open.id : opened(base.makeGroup(SpringTiming(key)), key.bits, open.entry)
    }

    private mutating func opened(_ group: Int32, _ hash: UInt64, _ entry: Int32) -> Int32 {
        openBase.insert(group, serial: base.serial(group), hash, at: entry)
        return group
    }

    /// Assigns a contribution's slots to a base group: with one number each for a run, with two for a live spring.
    ///
    /// - Returns: The place where its channels are.
    @inline(__always)
    private mutating func joinBase(
        _ group: Int32, _ contribution: borrowing Contribution, isRun: Bool,
        _ pool: borrowing BlockPool<Double>
    ) -> Contribution.Work {
        for component in 0..<contribution.componentCount {
            base.join(
                group, slot: contribution.firstSlot + component,
                contribution.channelNumber(0, component, isRun: isRun, pool),
                isRun ? 0 : contribution.channelNumber(1, component, isRun: isRun, pool))
        }
        return .channels(group, .base, first: 0)
    }
}
