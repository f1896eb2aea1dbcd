import Animator
import MotionModel
import TestSupport

/// Operations that are there for a law.
extension StressRun {
    /// A call that must be refused and change nothing.
    func misuse(_ index: Int, _ animator: Animator, _ playback: Playback?) throws(AnimatorError) {
        let subject = scene.subjects[index]
        let bad = pick([Double.nan, .infinity, -.infinity, 1e200])
        let components = [Double](repeating: bad, count: subject.type.componentCount)
        guard let value = MotionValue(type: subject.type, components: components) else { return }
        let kind = random.next() % 10
        let (before, count) = (everything(), store.contributionCount)
        let isRefused: Bool
        do throws(AnimatorError) {
            switch kind {
            case 0: try store.set(subject.path, to: value)
            case 1: try animator.animate(Timing(duration: 1), subject.path, to: value)
            case 2:
                try animator.animate(
                    Timing(duration: 1), subject.path, from: value, to: store.model(subject.id))
            case 3: try animator.spring(subject.path, to: value, spring: scene.springs[0])
            case 4: try animator.decay(subject.path, velocity: value, decay: scene.decays[0])
            case 5: try store.advance(to: bad)
            case 6: try store.setTimeScale(bad)
            case 7: try animator.animate(Timing(duration: 1)) { $0.set(subject.path, to: value) }
            case 8: try animator.animate(Timing(duration: 1), "thing.nothing", to: value)
            default: try playback == nil ? store.setTimeScale(-1) : playback?.setSpeed(bad)
            }
            isRefused = false
        } catch { isRefused = true }
        if !isRefused || store.contributionCount != count { broken(.refusal, subject.path, bad) }
        for (old, subject) in zip(before, scene.subjects) where bits(old) != bits(shown(subject)) {
            broken(.refusal, subject.path, bad)
        }
    }

    /// A play, and the same reversed at its end.
    func thereAndBack() throws(AnimatorError) {
        let animator = animators[chance(2) ? 0 : 4]
        let before = store.model(scene.lone.id)
        let target = vector(scene.lone, -1000...1000)
        let timing = Timing(
            delay: chance(2) ? 0 : 0.05, duration: random.uniform(0...0.3), curve: pick(scene.curves))
        let path = usable { () throws(PropertyPathError) in try PropertyPath(scene.lone.path) }
        let timeline = Timeline(tracks: [
            Track(
                property: path, type: scene.lone.type, isAdditive: animator.additive,
                from: .constant(before), to: .constant(target), timing: timing)
        ])
        for (isBackward, end) in [(false, target), (true, before)] {
            let playback = try animator.play(timeline, reversed: isBackward)
            if chance(2) {
                now += random.uniform(0...0.2)
                try store.advance(to: now)
                for number in shown(scene.lone) { trace.add(number) }
            }
            playback.finish()
            if bits(shown(scene.lone)) != bits(end.components) {
                broken(.thereAndBack, scene.lone.path, .nan)
            }
        }
    }

    /// Springs that merge on one property, and the same springs each on a property of its own.
    func mergeSprings() throws(AnimatorError) {
        let names = ["all.x", "a.x", "b.x", "c.x", "d.x", "e.x"]
        let store = PropertyStore()
        for name in names {
            let path = usable { () throws(PropertyPathError) in try PropertyPath(name) }
            try store.register(PropertyDeclaration(path: path))
        }
        let ratio = pick([0.0, 0.05, 0.1])
        let spring = usable { () throws(SpringError) in try Spring(response: 0.5, dampingRatio: ratio) }
        let animator = Animator(store)
        var (time, target) = (0.0, 0.0)
        for (index, name) in names.enumerated().dropFirst() {
            let way = random.uniform(-100...100)
            let velocity = MotionValue.number(random.uniform(-500...500))
            target += way
            try animator.spring(names[0], to: .number(target), spring: spring, velocity: velocity)
            try animator.spring(name, to: .number(way), spring: spring, velocity: velocity)
            if store.contributionCount != 1 + index { broken(.mergedSprings, name, .nan) }
            time += random.uniform(0...0.07)
            try store.advance(to: time)
            var (sum, height) = (0.0, 1.0)
            for name in names.dropFirst() {
                let part = try store.presentation(name).components[0]
                sum += part
                height += part.magnitude
            }
            let merged = try store.presentation(names[0]).components[0]
            trace.add(merged)
            let distance = (merged - sum).magnitude
            if !(distance <= 1e-9 * height) { broken(.mergedSprings, name, distance) }
        }
    }
}
