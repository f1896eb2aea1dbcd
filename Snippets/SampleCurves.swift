import MotionModel

let curve = try Curve(css: "cubic-bezier(0.4, 0, 0.2, 1)")
for step in 0...4 {
    let x = Double(step) / 4
    print(x, curve.progress(at: x))
}

let spring = try SpringCurve(Spring(duration: 0.5, bounce: 0.3))
print("The spring settles after \(spring.naturalDuration) s.")
