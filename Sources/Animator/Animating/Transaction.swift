public import MotionModel

/// What the block of an implicit animation sets properties with.
///
/// The first call that is refused is remembered: the calls after it do nothing, and when the block is over everything it set
/// is set back, also by blocks inside it, and `animate` throws.
public final class Transaction {
    private let animator: Animator
    var failure: AnimatorError?

    /// What a block of an animator's sets properties with.
    init(_ animator: Animator) { self.animator = animator }

    /// Sets a property, which then moves there.
    public func set(_ path: String, to value: MotionValue) {
        attempt { () throws(AnimatorError) in try animator.store.set(path, to: value) }
    }

    /// Sets a property, which then moves there.
    public func set<Value>(_ key: PropertyKey<Value>, to value: Value) {
        attempt { () throws(AnimatorError) in try animator.store.set(key, to: value) }
    }

    /// Animates what an inner block sets by another timing, in a playback of its own that starts when the inner block is over.
    public func animate(
        _ timing: Timing, completion: ((CompletionReason) -> Void)? = nil,
        events: ((Playback, PlaybackEvent) -> Void)? = nil, changes: (Transaction) -> Void
    ) {
        attempt { () throws(AnimatorError) in
            try animator.animate(timing, completion: completion, events: events, changes: changes)
        }
    }

    private func attempt(_ body: () throws(AnimatorError) -> Void) {
        guard failure == nil else { return }
        do throws(AnimatorError) { try body() } catch { failure = error }
    }
}
