// A stand-in for what plays an animation, written from developer.android.com/reference/kotlin/androidx/compose/animation/core/Animatable.
// Its frames are at the instants that the check asks for.

package androidx.compose.animation.core

/** A number as Compose's `AnimationVector1D` has it. */
class AnimationVector1D(initVal: Float) {
    var value = initVal
        internal set
}

/** How an animation ended. */
class AnimationResult<T, V>

/** A value that is moved. */
class Animatable<T, V> internal constructor(initialValue: T) {
    var value = initialValue
        private set

    @Suppress("UNCHECKED_CAST")
    suspend fun animateTo(
        targetValue: T, animationSpec: AnimationSpec<T> = spring(), initialVelocity: T = 0f as T,
        block: (Animatable<T, V>.() -> Unit)? = null
    ): AnimationResult<T, V> {
        val (from, to) = Pair(value as Float, targetValue as Float)
        val jumps = animationSpec.jumps(from, to)
        for (instant in Frames.times) {
            val time = instant * Frames.speed
            val found = animationSpec.value(time, from, to, initialVelocity as Float)
            Frames.found.add(if (jumps.any { Math.abs(it - time) <= Frames.BESIDE_JUMP }) Double.NaN else found)
            value = found.toFloat() as T
            block?.invoke(this)
        }
        return AnimationResult()
    }
}

@Suppress("UNUSED_PARAMETER")
fun Animatable(initialValue: Float, visibilityThreshold: Float = 0.01f): Animatable<Float, AnimationVector1D> =
    Animatable<Float, AnimationVector1D>(initialValue)

/** The clock. */
object Frames {
    /** Instants are whole milliseconds, and nothing moves in the one before a jump: within so many of it either side is right. */
    const val BESIDE_JUMP = 1.02
    var times = emptyList<Double>()
    /** How fast it is. */
    var speed = 1.0
    val found = mutableListOf<Double>()
}
