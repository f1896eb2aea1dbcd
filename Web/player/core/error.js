/** What is wrong with a file, a call or a value: `path` is the place in the file, or the name that was given. */
export class MotionError extends Error {
  constructor(path, message) {
    super(path ? `${path}: ${message}` : message);
    this.name = "MotionError";
    this.path = path;
  }
}

export const fail = (path, message) => {
  throw new MotionError(path, message);
};
