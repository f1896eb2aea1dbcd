// A stand-in for Compose's keyframes, written from
// developer.android.com/reference/kotlin/androidx/compose/animation/core/KeyframesSpec and …/KeyframesSpec.KeyframesSpecConfig.

package androidx.compose.animation.core

/** Values at whole milliseconds, each with its easing to the next one. */
class KeyframesSpec<T>(val config: KeyframesSpecConfig<T>) : DurationBasedAnimationSpec<T> {
    override val length get() = config.delayMillis + config.durationMillis

    class KeyframeEntity<T> internal constructor(internal val value: T, internal var easing: Easing)

    class KeyframesSpecConfig<T> {
        /** 300, as in the documentation. */
        var durationMillis = 300
        var delayMillis = 0
        internal val keys = sortedMapOf<Int, KeyframeEntity<T>>()

        infix fun T.at(timeStamp: Int): KeyframeEntity<T> {
            require(timeStamp >= 0) { "a keyframe at $timeStamp ms" }
            require(timeStamp !in keys) { "two keyframes at $timeStamp ms" }
            val key = KeyframeEntity(this, LinearEasing)
            keys[timeStamp] = key
            return key
        }

        infix fun KeyframeEntity<T>.using(easing: Easing): KeyframeEntity<T> {
            this.easing = easing
            return this
        }
    }

    private class Key(val time: Double, val value: Double, val easing: Easing)

    /** With the ends, where there is no keyframe: the start and the target of what plays it. */
    private fun keys(from: Float, to: Float): List<Key> {
        require(config.keys.isEmpty() || config.keys.lastKey() <= config.durationMillis) { "a keyframe behind the end" }
        fun key(time: Int, value: Float) =
            config.keys[time]?.let { Key(time.toDouble(), (it.value as Float).toDouble(), it.easing) }
                ?: Key(time.toDouble(), value.toDouble(), LinearEasing)
        val inside = config.keys.keys.filter { it > 0 && it < config.durationMillis }.map { key(it, 0f) }
        return listOf(key(0, from)) + inside + key(config.durationMillis, to)
    }

    override fun value(milliseconds: Double, from: Float, to: Float, velocity: Float): Double {
        val time = milliseconds - config.delayMillis
        if (time >= config.durationMillis) return to.toDouble()
        val keys = keys(from, to)
        if (time < 0) return from.toDouble()
        val index = keys.indexOfLast { it.time <= time }
        val (one, next) = Pair(keys[index], keys[index + 1])
        val share = one.easing.transform(((time - one.time) / (next.time - one.time)).toFloat())
        return one.value + (next.value - one.value) * share
    }

    /** An easing that holds until the next keyframe says that the value is another one then. */
    override fun jumps(from: Float, to: Float): List<Double> {
        val keys = keys(from, to)
        val inside = keys.zip(keys.drop(1)).filter { (one, next) -> one.easing.transform(0.999f) == 0f && one.value != next.value }
        val end = if (keys.last().value != to.toDouble()) listOf(keys.last().time) else emptyList()
        return (inside.map { (_, next) -> next.time } + end).map { it + config.delayMillis }
    }
}

fun <T> keyframes(init: KeyframesSpec.KeyframesSpecConfig<T>.() -> Unit): KeyframesSpec<T> =
    KeyframesSpec(KeyframesSpec.KeyframesSpecConfig<T>().apply(init))
