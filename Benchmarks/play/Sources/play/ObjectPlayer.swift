/// A player as an app has it before it needs a library: an object for each animation, properties in a dictionary by name, a
/// closure that puts the value into a view. The latest animation of a property is the one that counts; nothing is additive.
final class ObjectPlayer {
    private var animations: [any ObjectAnimation] = []
    private var properties: [String: Double] = [:]

    func tick(_ time: Double) {
        var hasEnded = false
        for animation in animations {
            guard time >= animation.start else { continue }
            let value = animation.value(at: time)
            properties[animation.property] = value
            animation.setter(value)
            if animation.isOver(at: time) { hasEnded = true }
        }
        guard hasEnded else { return }
        animations.removeAll { animation in
            guard animation.isOver(at: time) else { return false }
            animation.completion?()
            return true
        }
    }

    /// Starts an animation of a property that shows a value.
    func start(_ animation: any ObjectAnimation, from value: Double = 0) {
        properties[animation.property] = value
        animations.append(animation)
    }

    /// Starts an animation instead of what moves the same property.
    func interrupt(at index: Int, with animation: any ObjectAnimation) { animations[index] = animation }

    /// What a property shows.
    func value(_ property: String) -> Double { properties[property] ?? 0 }
}

/// Something that moves one property.
protocol ObjectAnimation: AnyObject {
    var property: String { get }
    var start: Double { get }
    var setter: (Double) -> Void { get }
    var completion: (() -> Void)? { get }
    func value(at time: Double) -> Double
    func isOver(at time: Double) -> Bool
}

/// From one value to another on a Bézier.
final class ObjectTween: ObjectAnimation {
    let property: String
    let start: Double
    let duration: Double
    let from: Double
    let to: Double
    let easing: UnitBezier
    let setter: (Double) -> Void
    let completion: (() -> Void)?

    init(
        _ property: String, start: Double, duration: Double, from: Double, to: Double, easing: UnitBezier,
        setter: @escaping (Double) -> Void
    ) {
        self.property = property
        self.start = start
        self.duration = duration
        self.from = from
        self.to = to
        self.easing = easing
        self.setter = setter
        self.completion = nil
    }

    func value(at time: Double) -> Double {
        from + (to - from) * easing.progress((time - start) / duration)
    }

    func isOver(at time: Double) -> Bool { time >= start + duration }
}

/// A spring that pulls to a target.
final class ObjectSpring: ObjectAnimation {
    let property: String
    let start: Double
    let target: Double
    let displacement: Double
    let velocity: Double
    let spring: ClosedFormSpring
    let setter: (Double) -> Void
    let completion: (() -> Void)?
    /// When it has settled.
    let end: Double

    init(
        _ property: String, start: Double, from: Double, to target: Double, velocity: Double,
        spring: ClosedFormSpring, settles: Double, setter: @escaping (Double) -> Void
    ) {
        self.property = property
        self.start = start
        self.target = target
        self.displacement = from - target
        self.velocity = velocity
        self.spring = spring
        self.setter = setter
        self.completion = nil
        self.end = start + settles
    }

    func value(at time: Double) -> Double {
        target + spring.displacement(at: time - start, from: displacement, velocity: velocity)
    }

    func isOver(at time: Double) -> Bool { time >= end }
}

/// Where an object's setter puts the value.
final class ObjectView {
    var value = 0.0
}
