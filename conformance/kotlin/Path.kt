// A stand-in for Compose's outlines, written from developer.android.com/reference/kotlin/androidx/compose/ui/graphics/Path.

package androidx.compose.ui.graphics

import androidx.compose.animation.core.Cubic

/** Lines and curves, each from where the last one ended. */
interface Path {
    fun moveTo(x: Float, y: Float)
    fun lineTo(x: Float, y: Float)
    fun cubicTo(x1: Float, y1: Float, x2: Float, y2: Float, x3: Float, y3: Float)
}

fun Path(): Path = Outline()

/** What a path consists of. */
internal class Outline : Path {
    val pieces = mutableListOf<Cubic>()
    private var x = 0.0
    private var y = 0.0

    override fun moveTo(x: Float, y: Float) {
        require(pieces.isEmpty()) { "an easing's outline has no gap" }
        this.x = x.toDouble()
        this.y = y.toDouble()
    }

    override fun lineTo(x: Float, y: Float) {
        fun between(from: Double, to: Float, thirds: Int) = from + (to - from) * thirds / 3
        add(Cubic(this.x, this.y, between(this.x, x, 1), between(this.y, y, 1), between(this.x, x, 2), between(this.y, y, 2),
            x.toDouble(), y.toDouble()))
    }

    override fun cubicTo(x1: Float, y1: Float, x2: Float, y2: Float, x3: Float, y3: Float) {
        add(Cubic(x, y, x1.toDouble(), y1.toDouble(), x2.toDouble(), y2.toDouble(), x3.toDouble(), y3.toDouble()))
    }

    private fun add(piece: Cubic) {
        pieces.add(piece)
        x = piece.x3
        y = piece.y3
    }
}
