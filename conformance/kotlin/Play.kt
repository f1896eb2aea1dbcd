// What runs the motion of the specs: `main`, which the check writes, calls `play` for each variant.

package motion.check

import androidx.compose.animation.core.Frames
import kotlin.coroutines.Continuation
import kotlin.coroutines.EmptyCoroutineContext
import kotlin.coroutines.startCoroutine

/** Plays the numbers of a variant at the instants of the next line of input, in milliseconds, and prints the values of each. */
fun play(motion: suspend () -> Unit) {
    Frames.times = readLine()!!.split(" ").map { it.toDouble() }
    Frames.found.clear()
    motion.startCoroutine(Continuation(EmptyCoroutineContext) { it.getOrThrow() })
    for (values in Frames.found.chunked(Frames.times.size)) println(values.joinToString(" "))
}
