import Animator

final class SheetView {
    var y = 0.0
}

let view = SheetView()
let store = PropertyStore()
try store.register(PropertyDeclaration(path: PropertyPath("sheet.position.y")))
try store.bind("sheet.position.y", to: view, \.y)
let animator = Animator(store)

// The finger moves 720 points in 0.2 s, and the sheet gives way less and less beyond 600.
let band = try RubberBand(bounds: 0...600, limit: 300)
let drag = try Drag("sheet.position.y", in: store, by: .number(0), at: 0, bands: [band])
for frame in 1...12 {
    let time = Double(frame) / 60
    try drag.move(to: .number(Double(frame) * 60), at: time)
    try store.advance(to: time)
}
print("under the finger:", view.y)

// Released, it goes on as fast as it was and comes to rest within its bounds.
let spring = try Spring(duration: 0.5, bounce: 0.15)
try drag.release(at: 0.2, to: drag.restingPlace(at: 0.2), spring: spring, by: animator)
try store.advance(to: 0.3)
print("released:", view.y)
try store.advance(to: 3)
print("at rest:", view.y)
