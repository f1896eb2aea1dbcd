import Foundation
import TestSupport

/// How many random trees a law is held over: as many as `TREES` says, of which a test takes some a seed; few without it.
enum TreeCount {
    static func seeds(_ usual: Int, of trees: Int) -> Range<Int> {
        let asked = ProcessInfo.processInfo.environment["TREES"].flatMap { Int($0) }
        return 0..<(asked.map { ($0 + trees - 1) / trees } ?? TestBuild.count(usual))
    }
}
