/**
 * What is wrong with a file, a call or a value: `path` is the place in the file, or the name that was given. A message goes on from there
 * with what must be: both are a sentence.
 */
export class MotionError extends Error {
  constructor(path, message) {
    super(`${path || "motion"} ${message}`);
    this.name = "MotionError";
    this.path = path;
    this._message = message;
  }
}

export const fail = (message, path = "") => {
  throw new MotionError(path, message);
};

/** A name that was given, for a sentence: an empty one is seen, too. */
export const named = (name) => String(name) || '""';

/** Has something read what stands at a place: an index or a name, with which the path of an error begins. */
export function within(place, read, value, more) {
  try {
    return read(value, more);
  } catch (error) {
    if (!(error instanceof MotionError)) throw error;
    const { path, _message: message } = error;
    fail(message, (typeof place === "number" ? `[${place}]` : place) + (path && path[0] !== "[" ? "." : "") + path);
  }
}
