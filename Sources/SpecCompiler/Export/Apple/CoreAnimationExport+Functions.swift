/// The functions at the end of a file, of which it has those that it calls.
extension CoreAnimationExport {
    /// The function at the end of a file with colours outside of sRGB.
    static let wideColor = """

        private func \(CoreAnimationValue.wideColor)(
            red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
        ) -> CGColor {
            guard let space = CGColorSpace(name: CGColorSpace.extendedSRGB),
                let color = CGColor(colorSpace: space, components: [red, green, blue, alpha])
            else { return CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha) }
            return color
        }

        """

    /// The functions that animate. Every parameter of an animation is set, whatever its default.
    static let keyframes = """

        private func keyframes(
            _ keyPath: String, _ values: [Any], at keyTimes: [Double] = [0, 1],
            along curves: [[Float]] = [[0, 0, 1, 1]], duration: CFTimeInterval, repeatCount: Float = 1,
            isAdditive: Bool = false, delay: CFTimeInterval = 0, rest: Any, to layer: CALayer
        ) {
            let animation = CAKeyframeAnimation(keyPath: keyPath)
            animation.values = values
            animation.keyTimes = keyTimes.map { NSNumber(value: $0) }
            animation.timingFunctions = curves.map {
                CAMediaTimingFunction(controlPoints: $0[0], $0[1], $0[2], $0[3])
            }
            animation.calculationMode = .linear
            animation.repeatCount = repeatCount
            layer.begin(animation, duration, isAdditive, delay, rest)
        }

        """
    static let spring = """

        private func spring(
            _ keyPath: String, from start: Any, to end: Any, mass: Double, stiffness: Double,
            damping: Double, initialVelocity: Double = 0, duration: CFTimeInterval,
            isAdditive: Bool = false, delay: CFTimeInterval = 0, rest: Any, to layer: CALayer
        ) {
            let animation = CASpringAnimation(keyPath: keyPath)
            animation.fromValue = start
            animation.toValue = end
            animation.mass = mass
            animation.stiffness = stiffness
            animation.damping = damping
            animation.initialVelocity = initialVelocity
            animation.repeatCount = 1
            layer.begin(animation, duration, isAdditive, delay, rest)
        }

        """
    static let begin = """

        extension CALayer {
            fileprivate func begin(
                _ animation: CAPropertyAnimation, _ duration: CFTimeInterval, _ isAdditive: Bool,
                _ delay: CFTimeInterval, _ rest: Any
            ) {
                guard let keyPath = animation.keyPath else { return }
                animation.duration = duration
                animation.isAdditive = isAdditive
                animation.isCumulative = false
                animation.autoreverses = false
                animation.speed = 1
                animation.timeOffset = 0
                animation.fillMode = .backwards
                animation.isRemovedOnCompletion = true
                animation.beginTime = convertTime(CACurrentMediaTime(), from: nil) + delay
                set(rest, forKeyPath: keyPath)
                // What adds up joins what plays; anything else takes its place.
                add(animation, forKey: isAdditive ? nil : keyPath)
            }
        }

        """
    /// The functions that set a value: where what plays ends with it, and where it doesn't.
    static let jump = """

        extension CALayer {
            fileprivate func jump(to value: Any, forKeyPath keyPath: String) {
                // What plays would go on above the value.
                removeAnimation(forKey: keyPath)
                set(value, forKeyPath: keyPath)
            }
        }

        """
    static let set = """

        extension CALayer {
            fileprivate func set(_ value: Any, forKeyPath keyPath: String) {
                CATransaction.begin()
                CATransaction.setDisableActions(true)
                setValue(value, forKeyPath: keyPath)
                CATransaction.commit()
            }
        }

        """
}
