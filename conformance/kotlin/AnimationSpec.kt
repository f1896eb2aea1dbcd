// A stand-in for Compose's animation specs, written from their documentation: developer.android.com/develop/ui/compose/animation/customize
// and developer.android.com/reference/kotlin/androidx/compose/animation/core/package-summary.

package androidx.compose.animation.core

import kotlin.math.floor

/** How a value gets to another one. What is internal is how the stand-in plays it; it plays numbers only. */
interface AnimationSpec<T> {
    /** The value so many milliseconds after the start. */
    fun value(milliseconds: Double, from: Float, to: Float, velocity: Float): Double

    /** The instants at which the value is another one within a millisecond. */
    fun jumps(from: Float, to: Float): List<Double> = emptyList()
}

/** One that ends. */
interface FiniteAnimationSpec<T> : AnimationSpec<T>

/** One with a duration that is known beforehand, which can be repeated. */
interface DurationBasedAnimationSpec<T> : FiniteAnimationSpec<T> {
    /** In milliseconds, the delay included. */
    val length: Int
}

/** Along an easing, behind a delay. */
class TweenSpec<T>(val durationMillis: Int, val delay: Int, val easing: Easing) : DurationBasedAnimationSpec<T> {
    override val length get() = delay + durationMillis

    override fun value(milliseconds: Double, from: Float, to: Float, velocity: Float): Double {
        val passed = minOf(maxOf(milliseconds - delay, 0.0), durationMillis.toDouble())
        val share = easing.transform(if (durationMillis == 0) 1f else (passed / durationMillis).toFloat())
        return from.toDouble() + (to.toDouble() - from) * share
    }

    override fun jumps(from: Float, to: Float) = if (durationMillis == 0) listOf(delay.toDouble()) else emptyList()
}

fun <T> tween(durationMillis: Int = 300, delayMillis: Int = 0, easing: Easing = FastOutSlowInEasing): TweenSpec<T> =
    TweenSpec(durationMillis, delayMillis, easing)

/** At once, behind a delay. */
class SnapSpec<T>(val delay: Int) : DurationBasedAnimationSpec<T> {
    override val length get() = delay

    override fun value(milliseconds: Double, from: Float, to: Float, velocity: Float) =
        (if (milliseconds < delay) from else to).toDouble()

    override fun jumps(from: Float, to: Float) = if (from == to) emptyList() else listOf(delay.toDouble())
}

fun <T> snap(delayMillis: Int = 0): SnapSpec<T> = SnapSpec(delayMillis)

enum class RepeatMode { Restart, Reverse }

enum class StartOffsetType { Delay, FastForward }

/** What the first iteration waits for, or begins behind. */
class StartOffset(val offsetMillis: Int, val offsetType: StartOffsetType = StartOffsetType.Delay)

/** Over and over. */
open class InfiniteRepeatableSpec<T>(
    val animation: DurationBasedAnimationSpec<T>, val repeatMode: RepeatMode, val initialStartOffset: StartOffset
) : AnimationSpec<T> {
    init {
        require(animation.length > 0) { "what takes no time can't be repeated" }
    }

    private val begin =
        initialStartOffset.offsetMillis * (if (initialStartOffset.offsetType == StartOffsetType.Delay) 1 else -1)

    override fun value(milliseconds: Double, from: Float, to: Float, velocity: Float): Double {
        val passed = maxOf(milliseconds - begin, 0.0)
        val round = floor(passed / animation.length)
        val within = passed - round * animation.length
        val isBack = repeatMode == RepeatMode.Reverse && round % 2 == 1.0
        return animation.value(if (isBack) animation.length - within else within, from, to, velocity)
    }

    /** In the first hundred rounds. */
    override fun jumps(from: Float, to: Float): List<Double> {
        val seam = if (repeatMode == RepeatMode.Restart) listOf(0.0) else emptyList()
        return (0..100).flatMap { round -> (seam + animation.jumps(from, to)).map { begin + round * animation.length + it } }
    }
}

/** Some times, and then at the target. */
class RepeatableSpec<T>(
    val iterations: Int, animation: DurationBasedAnimationSpec<T>, repeatMode: RepeatMode, initialStartOffset: StartOffset
) : InfiniteRepeatableSpec<T>(animation, repeatMode, initialStartOffset) {
    init {
        require(iterations > 0) { "$iterations iterations" }
    }

    private val end = iterations * animation.length.toDouble() + initialStartOffset.offsetMillis

    override fun value(milliseconds: Double, from: Float, to: Float, velocity: Float) =
        if (milliseconds >= end) to.toDouble() else super.value(milliseconds, from, to, velocity)

    override fun jumps(from: Float, to: Float) = super.jumps(from, to).filter { it < end } + end
}

fun <T> repeatable(
    iterations: Int, animation: DurationBasedAnimationSpec<T>, repeatMode: RepeatMode = RepeatMode.Restart,
    initialStartOffset: StartOffset = StartOffset(0)
): RepeatableSpec<T> = RepeatableSpec(iterations, animation, repeatMode, initialStartOffset)

fun <T> infiniteRepeatable(
    animation: DurationBasedAnimationSpec<T>, repeatMode: RepeatMode = RepeatMode.Restart,
    initialStartOffset: StartOffset = StartOffset(0)
): InfiniteRepeatableSpec<T> = InfiniteRepeatableSpec(animation, repeatMode, initialStartOffset)
