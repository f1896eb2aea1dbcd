// Unsafe operations are needed because functions of the C library take and return pointers, and because a thread's
// result is taken after it has ended, which the compiler can't see.

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A thread that performs one piece of work.
final class Worker<Result: Sendable>: Sendable {
    private let work: @Sendable () -> Result
    private let made = Made()
    nonisolated(unsafe) private var thread: pthread_t?

    /// The storage for the thread's result.
    private final class Made: Sendable {
        nonisolated(unsafe) var result: Result?
    }

    /// Starts the work; if no thread can be created, the work is done when its result is requested.
    init(_ work: @escaping @Sendable () -> Result) {
        self.work = work
        let job = Job { [made] in unsafe made.result = work() }
        var attributes = pthread_attr_t()
        unsafe pthread_attr_init(&attributes)
        defer { unsafe pthread_attr_destroy(&attributes) }
        // As much as the main thread has, whatever the system's default.
        unsafe pthread_attr_setstacksize(&attributes, 8 << 20)
        #if canImport(Glibc)
        var thread = pthread_t()
        #else
        var thread: pthread_t?
        #endif
        let argument = unsafe Unmanaged.passRetained(job)
        let code = unsafe pthread_create(
            &thread, &attributes,
            { argument in
                #if canImport(Darwin)
                let opaque = unsafe argument
                #else
                guard let opaque = unsafe argument else { return nil }
                #endif
                unsafe Unmanaged<Job>.fromOpaque(opaque).takeRetainedValue().run()
                return nil
            }, argument.toOpaque())
        if code == 0 { unsafe self.thread = thread } else { unsafe argument.release() }
    }

    deinit { wait() }

    /// Waits for the work, and returns its result.
    func result() -> Result {
        wait()
        if let result = unsafe made.result { return result }
        let result = work()
        unsafe made.result = result
        return result
    }

    private func wait() {
        guard let thread = unsafe thread else { return }
        _ = pthread_join(thread, nil)
        unsafe self.thread = nil
    }
}

/// The work of a thread.
private final class Job: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}

/// The number of threads that run at once on this machine.
var coreCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
