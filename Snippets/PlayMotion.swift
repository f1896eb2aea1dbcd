import Animator

let store = PropertyStore()
try store.register(PropertyDeclaration(path: PropertyPath("panel.position.y"), initial: .number(0)))
let y = PropertyKey<Double>("panel.position.y")

let animator = Animator(store)
try animator.animate(Timing(duration: 0.2, curve: .linear), y, to: 100)
try store.advance(to: 0.1)
print("on its way:", try store.presentation(y))

// Sent back before it has arrived, it goes on from where it is.
try animator.animate(Timing(duration: 0.2, curve: .linear), y, to: 0)
print("just interrupted:", try store.presentation(y))
try store.advance(to: 0.5)
print("at rest:", try store.presentation(y))
