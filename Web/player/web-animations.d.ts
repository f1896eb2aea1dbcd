/** Plays what `speccli bake --format waapi` writes. */
export class Motion {
  constructor(data: object, root?: Element | Document);
  set(name: string, ...numbers: number[]): void;
  elements(target: string): NodeListOf<HTMLElement>;
  play(name: string, options?: { reducedMotion?: boolean }): Play;
}

/** One play of a variant. */
export interface Play {
  readonly finished: Promise<unknown>;
  readonly animations: Animation[];
  cancel(): void;
  seek(milliseconds: number): void;
}
