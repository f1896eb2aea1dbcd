import Glibc

/// CLOCK_MONOTONIC.
enum Stopwatch {
    /// Nanoseconds since some instant.
    static func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
    }
}
