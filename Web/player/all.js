import { within } from "./core/error.js";
import { any, list, record } from "./core/reader.js";
import { colors } from "./colors.js";
import { current } from "./current.js";
import { decomposed } from "./decomposed.js";
import { late } from "./late.js";
import { loops } from "./loops.js";
import { many } from "./many.js";
import { matrices } from "./matrices.js";
import { paths } from "./paths.js";
import { states } from "./states.js";
import { targets } from "./targets.js";

/** All parts that a file may need. */
export const parts = [colors, current, decomposed, late, loops, many, matrices, paths, states, targets];

/** Options with all parts, and those that they have themselves. */
export function withParts(options) {
  const { use = [] } = within("options", record, options);
  return { ...options, use: [...parts, ...within("options.use", list(any), use)] };
}
