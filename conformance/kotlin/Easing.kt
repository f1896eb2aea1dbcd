// A stand-in for Compose's easings, written from their documentation:
// developer.android.com/reference/kotlin/androidx/compose/animation/core/Easing, …/CubicBezierEasing and …/PathEasing.

package androidx.compose.animation.core

import androidx.compose.ui.graphics.Outline
import androidx.compose.ui.graphics.Path

/** How far a motion is, as a share of its way, by the share of its time. In Compose a `fun interface`, which Kotlin 1.3 hasn't. */
interface Easing {
    fun transform(fraction: Float): Float
}

fun Easing(transform: (Float) -> Float): Easing = object : Easing {
    override fun transform(fraction: Float) = transform(fraction)
}

val LinearEasing: Easing = object : Easing {
    override fun transform(fraction: Float) = fraction
}

val FastOutSlowInEasing: Easing = CubicBezierEasing(0.4f, 0.0f, 0.2f, 1.0f)
val LinearOutSlowInEasing: Easing = CubicBezierEasing(0.0f, 0.0f, 0.2f, 1.0f)
val FastOutLinearInEasing: Easing = CubicBezierEasing(0.4f, 0.0f, 1.0f, 1.0f)

/** A cubic Bézier from (0, 0) to (1, 1) with the handles (a, b) and (c, d). */
class CubicBezierEasing(a: Float, b: Float, c: Float, d: Float) : Easing {
    private val cubic = Cubic(0.0, 0.0, a.toDouble(), b.toDouble(), c.toDouble(), d.toDouble(), 1.0, 1.0)

    init {
        require(listOf(a, b, c, d).all { !it.isNaN() }) { "the parameters of a Bézier must be numbers" }
    }

    override fun transform(fraction: Float) =
        if (fraction > 0f && fraction < 1f) cubic.height(fraction.toDouble()).toFloat() else fraction
}

/** An outline from (0, 0) to (1, 1) that goes to the right all the way and has no gap. */
class PathEasing(private val path: Path) : Easing {
    private val pieces: List<Cubic> by lazy {
        val pieces = (path as Outline).pieces
        require(pieces.isNotEmpty()) { "an outline must not be empty" }
        val ends = listOf(pieces.first().x0, pieces.first().y0, pieces.last().x3, pieces.last().y3)
        require(ends == listOf(0.0, 0.0, 1.0, 1.0)) { "an outline goes from (0, 0) to (1, 1), not $ends" }
        require(pieces.all { it.x0 <= it.x3 }) { "an outline must not go to the left" }
        pieces
    }

    override fun transform(fraction: Float): Float {
        val pieces = pieces
        if (fraction <= 0f || fraction >= 1f) return if (fraction <= 0f) 0f else 1f
        val share = fraction.toDouble()
        return pieces.first { share <= it.x3 }.height(share).toFloat()
    }
}

/** A cubic by its four points; a line has its handles on it. */
internal class Cubic(
    val x0: Double, val y0: Double, private val x1: Double, private val y1: Double,
    private val x2: Double, private val y2: Double, val x3: Double, val y3: Double
) {
    /** The height where the cubic, which goes to the right, is at an x: by halves. */
    fun height(x: Double): Double {
        var low = 0.0
        var high = 1.0
        for (step in 0 until 60) {
            val middle = (low + high) / 2
            if (at(middle, x0, x1, x2, x3) < x) low = middle else high = middle
        }
        return at((low + high) / 2, y0, y1, y2, y3)
    }

    private fun at(share: Double, a: Double, b: Double, c: Double, d: Double): Double {
        val rest = 1 - share
        return rest * rest * rest * a + 3 * rest * rest * share * b + 3 * rest * share * share * c + share * share * share * d
    }
}
