// Unsafe operations are needed because functions of the C library take and return pointers.

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Signals that would end or stop the process, blocked while its terminal is changed or a file is half written.
///
/// No signal is handled: the owner checks for pending signals, restores everything, and then lets them act.
struct HeldSignals: ~Copyable {
    private let before: sigset_t
    /// The signals blocked by this value; the parent process may have blocked others for good.
    private let held: [Int32]

    private static let ending = [SIGHUP, SIGINT, SIGQUIT, SIGTERM]
    /// The stop signals, and the one to continue, which ends a stop from outside: the shell has had the terminal
    /// meanwhile.
    private static let stopping = [SIGTSTP, SIGTTIN, SIGTTOU, SIGCONT]

    /// Blocks the signals from here on.
    init() {
        let signals = HeldSignals.ending + HeldSignals.stopping
        var set = HeldSignals.set(of: signals)
        var before = sigset_t()
        _ = unsafe pthread_sigmask(SIG_BLOCK, &set, &before)
        self.before = before
        held = signals.filter { unsafe sigismember(&before, $0) == 0 }
    }

    /// Unblocks the signals, including those that have arrived.
    deinit {
        var mask = before
        _ = unsafe pthread_sigmask(SIG_SETMASK, &mask, nil)
    }

    /// Whether a signal has arrived.
    var isPending: Bool {
        var pending = sigset_t()
        guard unsafe sigpending(&pending) == 0 else { return false }
        return held.contains { unsafe sigismember(&pending, $0) == 1 }
    }

    /// Sends this process a stop signal, which is blocked too.
    func stopThisProcess() { _ = raise(SIGTSTP) }

    /// Lets the pending signals act: they end the process, or stop it until it continues.
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
