/** The numbers of a spring: its place by the displacement, and by the velocity; γ = damping ∕ 2m, ω² = stiffness ∕ m, and t. */
export const B = new Float64Array(5);

/** How a spring moves until t. Fills `B`. */
export function basis(decay, square, t) {
  B[2] = decay;
  B[3] = square;
  B[4] = t;
  swing();
}

/** The same of numbers that are in `B` already, so that none is passed, which would be allocated where this isn't inlined. */
export function swing() {
  const decay = B[2];
  const square = B[3];
  const t = Math.max(B[4], 0);
  const rest = decay * decay - square;
  if (rest < 0) {
    const frequency = Math.sqrt(-rest);
    const envelope = Math.exp(-decay * t);
    const phase = frequency * t;
    const cosine = envelope * Math.cos(phase);
    const sine = envelope * (phase ? Math.sin(phase) / frequency : t);
    B[0] = cosine + decay * sine;
    B[1] = sine;
    return;
  }
  const half = Math.sqrt(rest);
  const fast = -(decay + half);
  const slow = square / fast;
  const slowPart = Math.exp(slow * t);
  const spread = 2 * half * t;
  const difference = slowPart * (spread ? -Math.expm1(-spread) / (2 * half) : t);
  B[0] = slowPart - slow * difference;
  B[1] = difference;
}

/** How fast a spring moves after `basis`, by its displacement and its velocity. */
export const speedOf = (decay, square, displacement, velocity) => velocity * (B[0] - 2 * decay * B[1]) - displacement * square * B[1];
