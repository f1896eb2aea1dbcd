import Glibc

/// A damped spring by the textbook, with the functions of the C library.
struct ClosedFormSpring {
    let decay: Double
    let frequency: Double

    /// - Parameters:
    ///   - decay: c / 2m.
    ///   - frequency: √(k / m).
    init(decay: Double, frequency: Double) {
        self.decay = decay
        self.frequency = frequency
    }

    init(response: Double, dampingRatio: Double) {
        frequency = 2 * Double.pi / response
        decay = dampingRatio * frequency
    }

    /// The displacement after some seconds.
    func displacement(at time: Double, from start: Double, velocity: Double) -> Double {
        if decay < frequency {
            let damped = (frequency * frequency - decay * decay).squareRoot()
            return exp(-decay * time)
                * (start * cos(damped * time) + (velocity + decay * start) / damped * sin(damped * time))
        }
        if decay == frequency { return exp(-decay * time) * (start + (velocity + decay * start) * time) }
        let root = (decay * decay - frequency * frequency).squareRoot()
        let slow = -decay + root
        let fast = -decay - root
        let second = (velocity - slow * start) / (fast - slow)
        return (start - second) * exp(slow * time) + second * exp(fast * time)
    }
}
