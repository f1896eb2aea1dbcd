import Animator

// PlayBaked FILE VARIANT: plays what `speccli bake --format binary` wrote, and prints ten frames.

let motion = try CompiledMotion(binary: bytes(ofFile: CommandLine.arguments[1]))
let store = PropertyStore()
try store.register(motion)

let animator = Animator(store)
let playback = try animator.play(motion, CommandLine.arguments[2])
for frame in 0..<10 {
    try store.advance(to: Double(frame) / 20)
    let values = try motion.properties.map { try store.presentation($0.path.text).components }
    print(playback.state, values)
}
