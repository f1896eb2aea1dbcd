// Unsafe operations stand here because calls of the C library take and give pointers.

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Signals that would end or stop the process, held back while its terminal isn't as it was found, or a file is half written.
///
/// Nothing is handled: who asks for what has come in puts things in order and then lets it act.
struct HeldSignals: ~Copyable {
    private let before: sigset_t
    /// Those that this holds back: who started the process may have held back others for good.
    private let held: [Int32]

    private static let ending = [SIGHUP, SIGINT, SIGQUIT, SIGTERM]
    /// And going on, which a stop from outside ends with: the shell has had the terminal meanwhile.
    private static let stopping = [SIGTSTP, SIGTTIN, SIGTTOU, SIGCONT]

    /// Holds them back from here on.
    init() {
        let signals = HeldSignals.ending + HeldSignals.stopping
        var set = HeldSignals.set(of: signals)
        var before = sigset_t()
        _ = unsafe pthread_sigmask(SIG_BLOCK, &set, &before)
        self.before = before
        held = signals.filter { unsafe sigismember(&before, $0) == 0 }
    }

    /// Lets them act again, also what has come in.
    deinit {
        var mask = before
        _ = unsafe pthread_sigmask(SIG_SETMASK, &mask, nil)
    }

    /// Whether one has come in.
    var isPending: Bool {
        var pending = sigset_t()
        guard unsafe sigpending(&pending) == 0 else { return false }
        return held.contains { unsafe sigismember(&pending, $0) == 1 }
    }

    /// Sends one to this process, which is held back too.
    func stopThisProcess() { _ = raise(SIGTSTP) }

    /// Lets what has come in act: ends the process, or stops it and comes back when it goes on.
    func act() {
        var mask = before
        var holding = sigset_t()
        _ = unsafe pthread_sigmask(SIG_SETMASK, &mask, &holding)
        _ = unsafe pthread_sigmask(SIG_SETMASK, &holding, nil)
    }

    private static func set(of signals: [Int32]) -> sigset_t {
        var set = sigset_t()
        unsafe sigemptyset(&set)
        for signal in signals { unsafe sigaddset(&set, signal) }
        return set
    }
}
