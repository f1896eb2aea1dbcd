/** Matrices of 16 numbers, column by column. */

export const IDENTITY = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];

export const multiply = (a, b) =>
  Array.from({ length: 16 }, (_, at) => {
    const [row, column] = [at & 3, at & 12];
    return a[row] * b[column] + a[row + 4] * b[column + 1] + a[row + 8] * b[column + 2] + a[row + 12] * b[column + 3];
  });

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
  return isPlane(m) ? plane(...[0, 1, 4, 5, 12, 13].map((at) => result[at])) : result;
}

export const equal = (a, b) => a.every((one, at) => one === b[at]);

/** A matrix in the plane. */
export const plane = (a, b, c, d, x, y) => [a, b, 0, 0, c, d, 0, 0, 0, 0, 1, 0, x, y, 0, 1];

/** The identity with some numbers in other places: `[place, number]` each. */
export function changed(...changes) {
  const matrix = IDENTITY.slice();
  for (const [place, number] of changes) matrix[place] = number;
  return matrix;
}

/** Sine and cosine of degrees, exact at quarters of a turn. */
export function turn(degrees) {
  const quarters = Math.round(degrees / 90);
  const inside = ((degrees - quarters * 90) * Math.PI) / 180;
  const [sin, cos] = [Math.sin(inside), Math.cos(inside)];
  return [[sin, cos], [cos, 0 - sin], [0 - sin, -cos], [-cos, sin]][((quarters % 4) + 4) % 4];
}

/** Whether a matrix stays in the plane. */
export const isPlane = (m) => [2, 3, 6, 7, 8, 9, 11, 14].every((at) => m[at] === 0) && m[10] === 1 && m[15] === 1;
