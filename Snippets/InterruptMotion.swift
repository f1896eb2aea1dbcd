import Animator

let store = PropertyStore()
try store.register(
    PropertyDeclaration(path: PropertyPath("sheet.position.y"), initial: .number(600)))
let y = PropertyKey<Double>("sheet.position.y")

let animator = Animator(store)
let rise = Timing(curve: .spring(try SpringCurve(Spring(duration: 0.5, bounce: 0.15))), duration: 0)
let leave = Timing(duration: 0.3, curve: .bezier(.easeInOut))

try animator.animate(rise, y, to: 100)
for frame in 0...60 {
    let time = Double(frame) / 60
    try store.advance(to: time)
    if frame == 12 { try animator.animate(leave, y, to: 600) }
    if frame % 6 == 0 { print(time, try store.presentation(y)) }
}
