import { ASKED } from "./numbers.js";

/**
 * Solves a cubic of a curve for the share that is asked for, between 0 and 1: curve[3] is the parameter then. As precise at a flat or
 * steep end as in the middle, as it is looked for from the nearest of the three. Many tracks run along one curve at one time: the last
 * solution is kept.
 */
export function solve(curve, at) {
  const x = curve[ASKED];
  if (x === curve[2] && at === curve[1]) return;
  curve[1] = at;
  curve[2] = x;
  const x1 = curve[at + 5];
  const x2 = curve[at + 6];
  const c3 = 1 + 3 * (x1 - x2);
  let centre = 0;
  let c0 = -x;
  let c1 = 3 * x1;
  let c2 = 3 * (x2 - 2 * x1);
  if (x > 0.75) {
    centre = 1;
    c0 = 1 - x;
    c1 = 3 * (1 - x2);
    c2 = 3 * (1 - x2 - (x2 - x1));
  } else if (x >= 0.25) {
    const lean = (x2 - (1 - x1)) / 2;
    centre = 0.5;
    c0 = 0.75 * lean - (x - 0.5);
    c1 = 0.75 * (x2 + (1 - x1));
    c2 = -3 * lean;
  }
  let low = -centre;
  let high = 1 - centre;
  let s = x - centre;
  // Newton's steps where they close in, and halves where they don't.
  for (let step = 1, count = 0; count < 64 && Math.abs(step) > 1e-12 * Math.abs(s) + 1e-17; count++) {
    const value = c0 + s * (c1 + s * (c2 + s * c3));
    if (value === 0) break;
    if (value < 0) low = s;
    else high = s;
    const newton = value / (c1 + s * (2 * c2 + s * 3 * c3));
    const next = s - newton;
    if (next > low && next < high && Math.abs(newton) <= 0.5 * Math.abs(step)) {
      step = newton;
      s = next;
    } else {
      step = (high - low) / 2;
      s = low + step;
    }
  }
  curve[3] = centre + s;
}

/** Whether x never falls along the cubic 0, x1, x2, 1. */
export const isMonotone = (x1, x2) =>
  x1 >= 0 && x2 <= 1 && (x2 >= x1 || (x2 - x1) * (x2 - x1) <= x1 * (1 - x2) * (1 + 1e-12));
