/** Which transitions may be taken, and in which order they are looked up: rows with `from`, `to`, and `on` or `after`. */
export class Transitions {
  /** @param {function} holds Whether the condition of a row holds now. */
  constructor(all, holds) {
    this._all = all;
    this._holds = holds;
    this._rows = this._delays = [];
  }

  /** Looks those up that leave a state; `_delays` are the times after which one of them is taken by itself, in their order. */
  _leave(state) {
    this._rows = this._all.filter(({ from }) => from === state);
    this._delays = [...new Set(this._rows.flatMap(({ after = [] }) => after))].sort((a, b) => a - b);
  }

  /** Those whose conditions hold. */
  get _open() {
    return this._rows.filter(this._holds);
  }

  _on(event) {
    return this._open.find(({ on }) => on?.includes(event));
  }

  _to(state) {
    return this._open.find(({ to }) => to === state);
  }

  _after(delay) {
    return this._open.find(({ after }) => after === delay);
  }
}
