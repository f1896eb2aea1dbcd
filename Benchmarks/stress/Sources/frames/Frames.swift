import Allocations
import Animator
import Glibc
import MotionModel

/// Plays one kind of motion after another and counts what its frames allocate, once it plays: nothing.
@main
enum Frames {
    /// Frames until everything has the room that it needs.
    private static let warmUp = 60
    private static let measured = 300

    static func main() throws {
        var isFrugal = true
        let arguments = CommandLine.arguments.dropFirst()
        for kind in Kind.all where arguments.isEmpty || arguments.contains(where: { kind.name.hasPrefix($0) })
        {
            let scene = try Scene()
            try kind.start(scene)
            var frame = 0
            func advance() throws {
                frame += 1
                try scene.store.advance(to: Double(frame) / 60)
            }
            for _ in 0..<warmUp { try advance() }
            let playing = scene.store.contributionCount
            let before = allocations_made()
            for _ in 0..<measured { try advance() }
            let made = allocations_made() - before
            // What has ended allocates nothing either, and says nothing.
            let plays = playing > 0 && scene.store.contributionCount == playing
            let verdict: String
            switch (made, kind.reason) {
            case (0, nil): verdict = "none"
            case (0, _?): verdict = "none any more: say so where the kind is declared"
            case (_, nil): verdict = "\(made) in \(measured) frames"
            case (_, let reason?): verdict = "\(made) in \(measured) frames, for \(reason)"
            }
            let isRight = plays && (made == 0) == (kind.reason == nil)
            if !isRight { isFrugal = false }
            print(
                "\(isRight ? "ok  " : "FAIL") \(kind.name): \(verdict)\(plays ? "" : "; not all of it plays all the time")"
            )
        }
        if !isFrugal { exit(1) }
    }
}
