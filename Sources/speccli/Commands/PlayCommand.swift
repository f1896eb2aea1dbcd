import Animator
import MotionModel
import SpecCompiler
import SpecFormat

/// `speccli play`: plays a spec live in the terminal, controlled by keys.
struct PlayCommand {
    private let arguments: Arguments
    /// The default number of frames a second.
    private static let defaultRate = 60.0
    /// The columns of a frame that is printed.
    private static let printedColumns = 80
    /// The wait for a key while nothing moves, in seconds.
    private static let idleWait = 0.25

    /// Creates the command with its arguments.
    init(_ arguments: Arguments) { self.arguments = arguments }

    /// Plays until a key ends it.
    func run(on console: inout Console) throws(Failure) -> ExitCode {
        let path = arguments.operands[0]
        if !arguments.has(.frames) { try Self.checkTerminal(console.terminal, path) }
        var loading = try SpecLoading(arguments, paths: [path])
        let loaded = try loading.load(path)
        guard let spec = try loaded.playable() else { return loaded.refuse(on: &console, arguments) }
        let inputs = try PlayInputs(arguments, CompiledMotion(spec))
        let motion = inputs.motion
        var first: CompiledVariant?
        if let name = arguments.text(.variant) { first = try motion.variant(named: name) }
        var session = try LiveSession(
            motion, inputs, first: first, reducedMotion: arguments.has(.reducedMotion))
        try session.press(.next)
        let isColored = console.terminal.usesColor(
            arguments.color, onTerminal: console.terminal.outputIsTerminal)
        if let count = arguments.count(.frames) {
            try printFrames(count, &session, isColored: isColored, on: &console)
            return .done
        }
        let signals = HeldSignals()
        try play(&session, isColored: isColored, holding: signals)
        return .done
    }

    private static func checkTerminal(_ terminal: Terminal, _ path: String) throws(Failure) {
        let help = "'--frames N' prints frames instead"
        guard terminal.outputIsTerminal, standardInputIsTerminal else {
            throw Failure("'play' needs a terminal to draw on and to read keys from; \(help)")
        }
        guard let term = terminal.term, term != "dumb" else {
            throw Failure("'play' can't draw on this terminal, as TERM has it; \(help)")
        }
        guard !RawTerminal.isInBackground else {
            throw Failure(
                "'play' needs the terminal's keys, which a job in the background doesn't have; \(help)")
        }
        guard path != Files.standardStream else {
            throw Failure("'play' reads keys from standard input, so SPEC can't be '-'; \(help)")
        }
    }

    private func printFrames(
        _ count: Int, _ session: inout LiveSession, isColored: Bool, on console: inout Console
    ) throws(Failure) {
        let rate = arguments.number(.fps) ?? Self.defaultRate
        let screen = LiveScreen(columns: Self.printedColumns, rows: .max, isColored: isColored)
        for frame in 0..<count where console.isOpen {
            try session.advance(to: Double(frame) / rate)
            if frame > 0 { console.write("\n") }
            for line in screen.frame(LiveView(session)) { console.write(line + "\n") }
        }
    }

    /// Plays until a key ends it.
    private func play(
        _ session: inout LiveSession, isColored: Bool, holding signals: borrowing HeldSignals
    ) throws(Failure) {
        var terminal = try RawTerminal()
        var reader = LiveKeyReader()
        var scroll = 0
        var drawn: [String]?
        var pace = LivePace(framesPerSecond: arguments.number(.fps) ?? Self.defaultRate)
        while true {
            if signals.isPending {
                terminal.release()
                signals.act()
                while RawTerminal.isInBackground {
                    signals.stopThisProcess()
                    signals.act()
                }
                try terminal.take()
                drawn = nil
            }
            let size = terminal.size
            var screen = LiveScreen(columns: size.columns, rows: size.rows, isColored: isColored)
            let view = LiveView(session)
            scroll = min(scroll, screen.mostScroll(view))
            screen.scroll = scroll
            let lines = screen.lines(view)
            if lines != drawn { drawn = try terminal.show(lines) ? lines : nil }
            let wait = session.isMoving ? pace.untilNextFrame : Self.idleWait
            guard let bytes = try terminal.keys(within: wait) else { return }
            // A key takes effect now, not at the time of the last frame.
            let time = session.store.time + pace.passed()
            try session.advance(to: time)
            for key in reader.keys(in: bytes) {
                switch key {
                case .quit: return
                case .suspend: signals.stopThisProcess()
                case .redraw: drawn = nil
                case .scroll(let lines): scroll = max(0, scroll + lines)
                case .next, .choice, .pauseOrResume, .reverse, .scrub, .faster, .slower, .stop, .cancel,
                    .finish, .restart:
                    try session.press(key)
                }
            }
        }
    }
}

/// The clock of a live session, from frame to frame.
private struct LivePace {
    private let frame: Double
    private var last = steadySeconds
    /// The longest time that counts between two frames; a longer one is a pause of the machine or of the process.
    private static let longest = 0.1

    init(framesPerSecond: Double) { frame = 1 / framesPerSecond }

    /// The seconds until the next frame is due.
    var untilNextFrame: Double { last + frame - steadySeconds }

    /// The seconds since the last call.
    mutating func passed() -> Double {
        let now = steadySeconds
        defer { last = now }
        return min(now - last, LivePace.longest)
    }
}
