public import MotionModel

/// The interface through which the block of an implicit animation sets properties.
///
/// The first refused call is remembered: the calls after it do nothing, and when the block returns, its changes and
/// those of blocks inside it are undone, and `animate` throws.
public final class Transaction {
    private let animator: Animator
    private let store: PropertyStore
    var failure: AnimatorError? { didSet { hasFailed = true } }
    private var hasFailed = false

    /// Creates the transaction of an animator's block.
    init(_ animator: Animator) { (self.animator, store) = (animator, animator.store) }

    /// Sets a property, which then animates to the value.
    public func set(_ path: String, to value: MotionValue) {
        guard !hasFailed, !store.table.set(path, to: value) else { return }
        attempt { () throws(AnimatorError) in try store.set(path, to: value) }
    }

    /// Sets a property, which then animates to the value.
    public func set<Value>(_ key: PropertyKey<Value>, to value: Value) {
        attempt { () throws(AnimatorError) in try store.set(key, to: value) }
    }

    /// Animates the changes of an inner block with another timing, in a playback of its own that starts when the inner
    /// block returns.
    public func animate(
        _ timing: Timing, completion: ((CompletionReason) -> Void)? = nil,
        events: ((Playback, PlaybackEvent) -> Void)? = nil, changes: (Transaction) -> Void
    ) {
        attempt { () throws(AnimatorError) in
            try animator.animate(timing, completion: completion, events: events, changes: changes)
        }
    }

    private func attempt(_ body: () throws(AnimatorError) -> Void) {
        guard !hasFailed else { return }
        do throws(AnimatorError) { try body() } catch { failure = error }
    }
}
