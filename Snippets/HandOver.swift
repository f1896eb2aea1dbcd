import Animator

let store = PropertyStore()
try store.register(PropertyDeclaration(path: PropertyPath("list.position.y"), initial: .number(0)))
let y = PropertyKey<Double>("list.position.y")
let id = try store.id(of: y)

// Thrown, it glides on under friction.
let animator = Animator(store)
try animator.decay("list.position.y", velocity: .number(2000), decay: .scrollNormal)
try store.advance(to: 0.25)
let (place, speed) = (try store.presentation(y).rounded(), store.velocity(id)[0].rounded())
print("gliding:", place, "at", speed)

// A spring takes it over where it is, as fast as it is.
let spring = try Spring(response: 0.4, dampingRatio: 1)
try animator.spring("list.position.y", to: .number(600), spring: spring)
print("taken over:", try store.presentation(y).rounded(), "at", store.velocity(id)[0].rounded())
try store.advance(to: 2)
print("at rest:", try store.presentation(y))
