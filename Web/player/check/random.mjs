/** Numbers that a seed makes, the same on every machine (mulberry32). */
export class Random {
  constructor(seed) {
    this.state = seed >>> 0;
  }

  /** At least 0 and less than 1. */
  next() {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let t = this.state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  below(count) {
    return Math.floor(this.next() * count);
  }

  of(list) {
    return list[this.below(list.length)];
  }

  chance(share) {
    return this.next() < share;
  }
}
