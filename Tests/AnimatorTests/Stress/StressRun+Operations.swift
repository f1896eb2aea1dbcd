import Animator
import MotionModel
import TestSupport

extension StressRun {
    /// Makes an operation; what it draws depends on the operation alone.
    func perform(_ operation: StressOperation) throws(AnimatorError) {
        let index = Int(random.next() % UInt64(scene.subjects.count))
        let animator = pick(animators)
        let playback = playbacks.isEmpty ? nil : pick(playbacks)
        switch operation {
        case .advance:
            now += chance(10) ? random.uniform(0...2) : random.uniform(0...0.05)
            try advance(to: now)
            look()
        case .advanceBack:
            try store.advance(to: now - random.uniform(0...0.3))
            look()
            try store.advance(to: now)
            look()
        case .animate: try animate(index, animator)
        case .animateBlock: try animateBlock(index, animator)
        case .play: try play(animator)
        case .spring: try options.releases ? spring(index, animator) : animate(index, animator)
        case .decay: try options.releases ? decay(index, animator) : animate(index, animator)
        case .grab:
            let subject = scene.subjects[index]
            let before = bits(shown(subject))
            let grabbed = try store.grab(subject.path)
            if bits(grabbed.value.components) != before || bits(shown(subject)) != before
                || store.isAnimating(subject.id)
            {
                broken(.continuity, subject.path, .nan)
            }
            for speed in grabbed.velocity where options.releases { trace.add(speed) }
        case .set:
            try store.set(scene.subjects[index].path, to: target(scene.subjects[index]))
            look(index)
        case .pause:
            try keepingEverything(undo: { playback?.resume() }) { () throws(AnimatorError) in
                playback?.pause()
            }
        case .resume: try keepingEverything { () throws(AnimatorError) in playback?.resume() }
        case .reverse: try keepingEverything { () throws(AnimatorError) in playback?.reverse() }
        case .stop: try keepingEverything { () throws(AnimatorError) in playback?.stop() }
        case .setSpeed:
            let speed = random.uniform(0.1...5)
            try keepingEverything { () throws(AnimatorError) in try playback?.setSpeed(speed) }
        case .seek:
            try playback?.seek(to: random.uniform(-1...2))
            look(index)
        case .scrub:
            try playback?.scrub(progress: random.uniform(-0.2...1.2))
            look(index)
        case .cancel: playback?.cancel()
        case .finish: playback?.finish()
        case .endAll: chance(2) ? animator.stopAll() : animator.cancelAll()
        case .scaleTime:
            if chance(2) { return try scaleTime(by: random.uniform(0.2...5)) }
            try animators[5].setTimeScaleFactor(chance(3) ? 0 : random.uniform(0.3...3))
        case .send: try send()
        case .go: try go()
        case .misuse: try misuse(index, animator, playback)
        case .thereAndBack: try thereAndBack()
        case .mergedSprings: try mergeSprings()
        }
    }

    /// A step forwards, or the same in several.
    private func advance(to time: Double) throws(AnimatorError) {
        if options.isFine {
            let start = store.time
            var share = 0.0
            for _ in 0..<(fineRandom.next() % 4) {
                share = fineRandom.uniform(share...1)
                try store.advance(to: min(max(start, start + (time - start) * share), time))
            }
        }
        try store.advance(to: time)
    }

    // MARK: Starting

    /// A timing with delays, loops and ways back.
    private func timing() -> Timing {
        let curve = pick(scene.curves)
        let isEndless = chance(16)
        return Timing(
            delay: chance(2) ? 0 : random.uniform(0...0.2),
            duration: chance(16) ? 0 : random.uniform(0.01...0.5), curve: curve,
            iterations: isEndless ? .infinity : chance(4) ? random.uniform(0.2...4) : 1,
            direction: chance(8) ? .alternate : .normal, wayBack: chance(8) ? .mirrored : .none)
    }

    /// Somewhere for a subject to go.
    func target(_ subject: StressScene.Subject) -> MotionValue {
        switch subject.type {
        case .transform:
            return .transform([
                .translate(random.uniform(-100...100), random.uniform(-100...100)),
                .rotate(degrees: random.uniform(-170...170)),
                .scale(random.uniform(0.5...2), random.uniform(0.5...2)),
            ])
        case .color:
            return .color(
                Color(
                    lightness: random.uniform(0...1), a: random.uniform(-0.2...0.2),
                    b: random.uniform(-0.2...0.2), alpha: random.uniform(0...1)))
        case .boolean: return .boolean(chance(2))
        default: return vector(subject, -100...100)
        }
    }

    /// A value with components in a range.
    func vector(_ subject: StressScene.Subject, _ range: ClosedRange<Double>) -> MotionValue {
        var components: [Double] = []
        for _ in 0..<subject.type.componentCount { components.append(random.uniform(range)) }
        guard let value = MotionValue(type: subject.type, components: components) else {
            preconditionFailure("a subject has as many components as its type")
        }
        return value
    }

    /// A handler for three playbacks of four.
    private func handler() -> ((Playback, PlaybackEvent) -> Void)? {
        let draw = random.next()
        guard draw % 4 != 0 else { return nil }
        let reactions: [StressLife.Reaction] = [
            .none, .none, .none, .none, .none, .none, .none, .none, .none, .pause, .resume, .reverse,
            .slowDown, .stop, .cancel, .finish,
        ]
        let life = StressLife(reacts ? reactions[Int(draw >> 8 & 15)] : .none, trace)
        trace.started += 1
        return { playback, event in life.hear(event, of: playback) }
    }

    private func animate(_ index: Int, _ animator: Animator) throws(AnimatorError) {
        let subject = scene.subjects[index]
        let timing = timing()
        let isWhole = chance(2)
        let target = target(subject)
        // A reaction may end it before anything could be seen.
        let handler = handler()
        let isContinuous =
            timing.activeDuration > 0 && timing.iterations >= 1 && !reacts
            && (isWhole
                ? isContinuous(subject, animator)
                : animator.beginsFromCurrentState && animator.timeScaleFactor > 0
                    && store.isAnimating(subject.id))
        try keeping(index, if: isContinuous) { () throws(AnimatorError) in
            playbacks.append(
                try animator.animate(
                    timing, subject.path, from: isWhole || chance(2) ? nil : self.target(subject), to: target,
                    weight: isWhole ? 1 : random.uniform(0...1), events: handler))
        }
    }

    /// Whether what starts from what is there starts at what is shown.
    private func isContinuous(_ subject: StressScene.Subject, _ animator: Animator) -> Bool {
        animator.timeScaleFactor > 0
            && (animator.beginsFromCurrentState || (animator.additive && subject.isAdditive))
    }

    private func animateBlock(_ index: Int, _ animator: Animator) throws(AnimatorError) {
        let other = Int(random.next() % UInt64(scene.subjects.count))
        let (first, second) = (scene.subjects[index], scene.subjects[other])
        let values = [target(first), target(second)]
        let (timing, inner) = (timing(), timing())
        let isNested = chance(4)
        let (handler, innerHandler) = (handler(), isNested ? handler() : nil)
        let before = everything()
        let lasts = [timing, inner].allSatisfy { $0.activeDuration > 0 && $0.iterations >= 1 }
        let kept = [index, other].filter { lasts && !reacts && isContinuous(scene.subjects[$0], animator) }
        playbacks.append(
            try animator.animate(timing, events: handler) { change in
                change.set(first.path, to: values[0])
                guard isNested else { return change.set(second.path, to: values[1]) }
                change.animate(inner, events: innerHandler) { change in
                    change.set(second.path, to: values[1])
                }
            })
        for index in kept { compare(before[index], index) }
        look(index)
    }

    private func play(_ animator: Animator) throws(AnimatorError) {
        let timeline = pick(scene.timelines)
        var range: ClosedRange<Double>?
        if chance(3) {
            let start = random.uniform(0...0.3)
            range = start...min(timeline.duration, start + random.uniform(0...0.4))
        }
        let (isReversed, handler) = (chance(4), handler())
        let before = everything()
        let kept = scene.subjects.indices.filter { index in
            animator.beginsFromCurrentState && animator.timeScaleFactor > 0 && range == nil && !reacts
                && !timeline.tracks.contains { mayJump($0, scene.subjects[index]) }
        }
        playbacks.append(
            try animator.play(timeline, reversed: isReversed, range: range, events: handler))
        for index in kept { compare(before[index], index) }
        look()
    }

    /// Whether a play of a track may make a subject jump: the spec says where it starts, or it is a formula's.
    private func mayJump(_ track: Track, _ subject: StressScene.Subject) -> Bool {
        let path = track.property.text
        guard path == subject.path || path.hasPrefix(subject.path + ".") || subject.path.hasPrefix(path + ".")
        else { return false }
        if track.type.isDiscrete || track.keys.contains(where: { $0.isMoving }) { return true }
        guard let id = try? store.id(of: path), !store.isAnimating(id), !track.isLayer else { return false }
        return track.startsAsWritten || track.loop != nil
    }

    private func spring(_ index: Int, _ animator: Animator) throws(AnimatorError) {
        let subject = scene.subjects[index]
        guard subject.isReleasable else { return }
        let (spring, target) = (pick(scene.springs), target(subject))
        let velocity = chance(2) ? nil : vector(subject, -500...500)
        let handler = handler()
        try keeping(index, if: animator.timeScaleFactor > 0 && !reacts) { () throws(AnimatorError) in
            playbacks.append(
                try animator.spring(
                    subject.path, to: target, spring: spring, velocity: velocity, events: handler))
        }
    }

    private func decay(_ index: Int, _ animator: Animator) throws(AnimatorError) {
        let subject = scene.subjects[index]
        guard subject.isReleasable else { return }
        let decay = pick(scene.decays)
        let isThrown = chance(2)
        let value = vector(subject, isThrown ? -500...500 : -100...100)
        let handler = handler()
        let before = shown(subject)
        let playback =
            try isThrown
            ? animator.decay(subject.path, velocity: value, decay: decay, events: handler)
            : animator.decay(subject.path, to: value, decay: decay, events: handler)
        playbacks.append(playback)
        if animator.timeScaleFactor > 0, !reacts, playback.duration > 0 { compare(before, index) }
        look(index)
    }
}
