import Animator

// Three cards are dealt, and collected before they have arrived. `Deal` is made of deal.motion.json when this is built. With --live
// it plays in the terminal in its own time; without, every sixth of sixty frames a second is printed.

let store = try PropertyStore(motion: Deal.motion, state: Deal.State.deck.rawValue)
let animator = Animator(store)
let cards = [
    Deal.properties.firstPositionX, Deal.properties.secondPositionX, Deal.properties.thirdPositionX,
]

/// The table, a line a card.
@MainActor func picture() throws -> String {
    try cards.map { card in
        "│" + String(repeating: " ", count: max(0, Int(try store.presentation(card).rounded()))) + "▇▇"
    }.joined(separator: "\n")
}

if CommandLine.arguments.contains("--live") {
    let screen = try ClockDriver(store, framesPerSecond: 60)
    print(try picture())
    try animator.play(Deal.motion, Deal.deal.name)
    var isCollected = false
    await screen.run(untilAtRest: true) { store in
        // Three lines up, and everything below anew.
        if let lines = try? picture() { print("\u{1B}[3A\u{1B}[J" + lines) }
        guard store.time > 0.3, !isCollected else { return }
        isCollected = true
        _ = try? animator.play(Deal.motion, Deal.collect.name)
    }
} else {
    let screen = try ManualDriver(store, framesPerSecond: 60)
    try animator.play(Deal.motion, Deal.deal.name)
    for frame in 0...30 {
        if frame == 12 {
            print("… collected before they have arrived:")
            try animator.play(Deal.motion, Deal.collect.name)
        }
        if frame % 6 == 0 { print(try picture(), terminator: "\n\n") }
        try screen.run(frames: 1)
    }
    print(try screen.runToRest() ? "Everything has come to rest." : "Something still moves.")
}
