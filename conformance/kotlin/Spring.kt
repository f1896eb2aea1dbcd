// A stand-in for Compose's springs, written from developer.android.com/reference/kotlin/androidx/compose/animation/core/SpringSpec
// and from the equation of a damped oscillator, x'' + 2·ζ·ω·x' + ω²·x = 0, with a mass of 1.

package androidx.compose.animation.core

import kotlin.math.abs
import kotlin.math.cos
import kotlin.math.exp
import kotlin.math.hypot
import kotlin.math.sin
import kotlin.math.sqrt

object Spring {
    const val StiffnessMedium = 1500f
    const val DampingRatioNoBouncy = 1f
}

/** A spring that is at its target once it can't be farther from it than the threshold. */
class SpringSpec<T>(val dampingRatio: Float, val stiffness: Float, val visibilityThreshold: T?) : FiniteAnimationSpec<T> {
    init {
        require(dampingRatio >= 0 && stiffness > 0) { "a damping ratio of $dampingRatio, a stiffness of $stiffness" }
    }

    override fun value(milliseconds: Double, from: Float, to: Float, velocity: Float): Double {
        val time = milliseconds / 1000
        val place = from.toDouble() - to
        val frequency = sqrt(stiffness.toDouble())
        val ratio = dampingRatio.toDouble()
        val (distance, farthest) = when {
            ratio < 1 -> swing(time, place, velocity.toDouble(), frequency, ratio)
            ratio > 1 -> creep(time, place, velocity.toDouble(), frequency, ratio)
            else -> {
                val slope = velocity + frequency * place
                val share = exp(-frequency * time)
                Pair((place + slope * time) * share, (abs(place) + abs(slope) * time) * share)
            }
        }
        val isOver = farthest <= (visibilityThreshold as Float? ?: 0.01f)
        return if (isOver && time > 1 / frequency) to.toDouble() else to + distance
    }

    /** Where one with a ratio below 1 is, and how far it may be from then on. */
    private fun swing(time: Double, place: Double, speed: Double, frequency: Double, ratio: Double): Pair<Double, Double> {
        val own = frequency * sqrt(1 - ratio * ratio)
        val other = (speed + ratio * frequency * place) / own
        val share = exp(-ratio * frequency * time)
        return Pair(share * (place * cos(own * time) + other * sin(own * time)), share * hypot(place, other))
    }

    /** The same of one above 1. */
    private fun creep(time: Double, place: Double, speed: Double, frequency: Double, ratio: Double): Pair<Double, Double> {
        val root = sqrt(ratio * ratio - 1)
        val (slow, fast) = Pair(-frequency * (ratio - root), -frequency * (ratio + root))
        val first = (speed - fast * place) / (slow - fast)
        val (one, two) = Pair(first * exp(slow * time), (place - first) * exp(fast * time))
        return Pair(one + two, abs(one) + abs(two))
    }
}

fun <T> spring(
    dampingRatio: Float = Spring.DampingRatioNoBouncy, stiffness: Float = Spring.StiffnessMedium, visibilityThreshold: T? = null
): SpringSpec<T> = SpringSpec(dampingRatio, stiffness, visibilityThreshold)
