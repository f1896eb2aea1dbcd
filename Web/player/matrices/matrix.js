/** Matrices of 16 numbers, column by column. What a frame asks for is written into a list that is there. */

export const IDENTITY = Float64Array.of(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1);

/** The product of two; it may be written into the first. */
export function multiply(a, b, out = new Float64Array(16)) {
  for (let row = 0; row < 4; row++) {
    const x = a[row];
    const y = a[row + 4];
    const z = a[row + 8];
    const w = a[row + 12];
    for (let at = 0; at < 16; at += 4) out[at + row] = x * b[at] + y * b[at + 1] + z * b[at + 2] + w * b[at + 3];
  }
  return out;
}

/** The inverse; null where there is none that is finite. */
export function inverse(m) {
  const minor = (a, b, c, d) => m[a] * m[d] - m[b] * m[c];
  const s = [minor(0, 1, 4, 5), minor(0, 2, 4, 6), minor(0, 3, 4, 7), minor(1, 2, 5, 6), minor(1, 3, 5, 7), minor(2, 3, 6, 7)];
  const c = [minor(8, 9, 12, 13), minor(8, 10, 12, 14), minor(8, 11, 12, 15), minor(9, 10, 13, 14), minor(9, 11, 13, 15), minor(10, 11, 14, 15)];
  const factor = 1 / (s[0] * c[5] - s[1] * c[4] + s[2] * c[3] + s[3] * c[2] - s[4] * c[1] + s[5] * c[0]);
  if (!factor || !(Math.abs(factor) < Infinity)) return null;
  // Each line: three places of a column, the minors they go with, and whether it is taken away; two lines a row.
  const rows = [[5, 6, 7, 5, 4, 3], [4, 6, 7, 5, 2, 1], [4, 5, 7, 4, 2, 0], [4, 5, 6, 3, 1, 0]];
  const result = rows.flatMap(([i, j, k, x, y, z], at) =>
    [[0, c], [-4, c], [8, s], [4, s]].map(([shift, n], column) => {
      const own = m[i + shift] * n[x] - m[j + shift] * n[y] + m[k + shift] * n[z];
      return ((at + column) % 2 ? -own : own) * factor;
    }),
  );
  if (!result.every((one) => Math.abs(one) < Infinity)) return null;
  // A determinant times its reciprocal may be the number below 1.
  if (isPlane(m)) OUTSIDE.forEach((at) => (result[at] = IDENTITY[at]));
  return Float64Array.from(result);
}

/** Whether all numbers of a list are those of another. */
export function equal(a, b) {
  for (let at = 0; at < a.length; at++) if (a[at] !== b[at]) return false;
  return true;
}

/** Sine and cosine of the degrees that were asked for last. */
export const TURN = new Float64Array(2);

/** Turns by the degrees at a place of a list: exact at quarters of a turn. */
export function turn(numbers, at) {
  const quarters = Math.round(numbers[at] / 90);
  const inside = ((numbers[at] - quarters * 90) * Math.PI) / 180;
  const sin = Math.sin(inside);
  const cos = Math.cos(inside);
  const sign = 1 - (quarters & 2);
  // Half a turn has a sine of 0, and none of -0.
  TURN[0] = sign * (quarters & 1 ? cos : sin) + 0;
  TURN[1] = sign * (quarters & 1 ? -sin : cos);
}

const OUTSIDE = [2, 3, 6, 7, 8, 9, 10, 11, 14, 15];

/** Whether a matrix stays in the plane. */
export const isPlane = (m) => OUTSIDE.every((at) => m[at] === IDENTITY[at]);
