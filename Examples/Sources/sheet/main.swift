import Animator
import Foundation
import SpecCompiler
import SpecFormat

// A bottom sheet that is opened, sent back, caught by a finger, pulled too far and flicked away. Every third frame is printed: its
// number, and where the edge of the sheet is.

// MARK: The spec

let path = CommandLine.arguments.dropFirst().first ?? "../specs/spring-sheet.json"
guard let bytes = FileManager.default.contents(atPath: path) else { fatalError("\(path) can't be read") }
let (spec, diagnostics) = SpecReader.read(SourceFile(path: path, bytes: Array(bytes)))
guard let spec else { fatalError("\(diagnostics.count) mistakes; speccli validate \(path) shows them") }
let motion = CompiledMotion(spec)

// MARK: The app

/// What would be a view.
final class Sheet {
    var top = 0.0
    var cornerRadius = 0.0
}

let sheet = Sheet()
let store = try PropertyStore(motion: motion, state: "closed")
let animator = Animator(store)
try store.bind("sheet.position.y", to: sheet, \.top)
try store.bind("sheet.cornerRadius", to: sheet, \.cornerRadius)

store.addFrameHandler { store, _ in
    let frame = Int((store.time * 60).rounded())
    guard frame % 3 == 0 else { return }
    let place = String(repeating: " ", count: Int((sheet.top / 20).rounded()))
    print(padded(frame, 4), padded(Int(sheet.top.rounded()), 5), place + "▕")
}

func padded(_ number: Int, _ width: Int) -> String {
    let text = String(number)
    return String(repeating: " ", count: max(0, width - text.count)) + text
}

// An app would have its display's frames; these are the same whenever they are made.
let display = try ManualDriver(store, framesPerSecond: 60)

// MARK: What happens

print("The sheet is opened …")
try animator.play(motion, "open")
try display.run(frames: 12)

print("… sent back before it has arrived: it slows down, turns and leaves, without a jump …")
try animator.play(motion, "close")
try display.run(frames: 6)

print("… caught by a finger, which pulls it up to its place and on: there it gives less and less …")
let top = try RubberBand(bounds: 400...1000, limit: 200)
var finger = sheet.top
let drag = try Drag(
    "sheet.position.y", in: store, by: .number(finger), at: store.time, bands: [top])
for _ in 0..<24 {
    finger -= 35
    try drag.move(to: .number(finger), at: store.time + 1 / 60)
    try display.run(frames: 1)
}

print(
    "… and flicks it down: the open or the closed place, whichever is nearer to where it would come to rest.")
for _ in 0..<6 {
    finger += 60
    try drag.move(to: .number(finger), at: store.time + 1 / 60)
    try display.run(frames: 1)
}
let places: [MotionValue] = [.number(400), .number(1000)]
let nearest = try Decay.scrollNormal.nearest(
    of: places, to: .number(sheet.top), velocity: drag.velocity(at: store.time))
try drag.release(
    at: store.time, to: places[nearest], spring: Spring(duration: 0.4, bounce: 0.2), by: animator,
    completion: { print("The spring has \($0), the sheet rests at \(sheet.top).") })
_ = try display.runToRest()
