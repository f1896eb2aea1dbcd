#!/usr/bin/env node
/**
 * When a spring has settled, against its motion in other formulas: it is outside of the band just before, and never after. The time is
 * found in few steps, whatever the spring.
 */
import assert from "node:assert/strict";
import { settling } from "../springs/settling.js";
import { Random } from "./random.mjs";

/** A spring let go of at −1, by what its two roots add up to, or its envelope and phase. */
function motion(decay, square, velocity) {
  const rest = square - decay * decay;
  if (rest > 1e-9 * square) {
    const frequency = Math.sqrt(rest);
    const sine = (velocity - decay) / frequency;
    const height = Math.hypot(1, sine);
    const phase = Math.atan2(sine, -1);
    return (t) => height * Math.exp(-decay * t) * Math.cos(frequency * t - phase);
  }
  if (rest > -1e-9 * square) return (t) => Math.exp(-decay * t) * ((velocity - decay) * t - 1);
  const fast = -decay - Math.sqrt(-rest);
  const slow = square / fast;
  const share = (velocity + slow) / (fast - slow);
  return (t) => share * Math.exp(fast * t) - (1 + share) * Math.exp(slow * t);
}

const ROUNDS = 5000;
const random = new Random(1);
const exp = Math.exp;
let [steps, most, sum] = [0, 0, 0];
for (let round = 0; round < ROUNDS; round++) {
  const frequency = 10 ** (3 * random.next() - 1);
  const decay = frequency * (round % 5 ? 10 ** (3 * random.next() - 2) : 1);
  const velocity = round % 3 ? frequency * (random.next() - 0.5) * 10 ** (4 * random.next() - 1) : 0;
  const size = 1 + Math.abs(velocity) / frequency;
  const band = size * (round % 2 ? 0.001 : 10 ** (-4 * random.next()));
  const what = JSON.stringify({ decay, square: frequency * frequency, velocity, band });
  steps = 0;
  Math.exp = (x) => ((steps += 1), exp(x));
  const end = settling(decay, frequency * frequency, velocity, band);
  Math.exp = exp;
  most = Math.max(most, steps);
  sum += steps;
  const place = motion(decay, frequency * frequency, velocity);
  assert(end >= 0 && end < Infinity, `it never ends: ${what}`);
  if (end > 0) assert(Math.abs(place(end * (1 - 1e-7))) > band * (1 - 1e-6), `it has settled before ${end}: ${what}`);
  // In ever longer strides, as the slowest of its parts may be much slower than the others.
  for (let t = end, stride = 0.02 / (frequency + decay); t < 3 * end + 40 / frequency; t += stride, stride *= 1.002) {
    assert(Math.abs(place(t)) <= band * (1 + 1e-6), `it is outside at ${t}, after ${end}: ${what}`);
  }
}
assert.equal(settling(0, 4, 1, 0.001), Infinity, "without damping it never ends");
assert(most <= 40 && sum / ROUNDS <= 9, `it takes ${sum / ROUNDS} steps, at most ${most}`);
console.log(`settling: ${ROUNDS} springs, ${(sum / ROUNDS).toFixed(1)} steps each, at most ${most}`);
