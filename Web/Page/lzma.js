// LZMA, in which the engine comes: a third smaller than what browsers can unpack by themselves. Bits are decoded one by one from a
// range that probabilities divide; what they say are literals, and matches with what was there before.

/** Where each kind of probability begins, in the one list of all. */
const LZMA = (() => {
  let end = 0;
  const take = (count) => (end += count) - count;
  const length = () => ({ choice: take(2), low: take(128), middle: take(128), high: take(256) });
  return {
    match: take(192), rep: take(12), rep0: take(12), rep1: take(12), rep2: take(12), rep0Long: take(192),
    slot: take(256), special: take(115), align: take(16), matchLength: length(), repLength: length(), literal: end,
  };
})();

/** What a file of the kind `.lzma` holds, whose header says how long it is. */
function unlzma(bytes) {
  const [lc, lp, pb] = [bytes[0] % 9, Math.floor(bytes[0] / 9) % 5, Math.floor(bytes[0] / 45)];
  const header = new DataView(bytes.buffer, bytes.byteOffset);
  const out = new Uint8Array(header.getUint32(5, true));
  const odds = new Uint16Array(LZMA.literal + (0x300 << (lc + lp))).fill(1024);
  // The range and the code are words without a sign, which engines keep as such only in a list.
  const words = new Uint32Array([0xffffffff, header.getUint32(14)]);
  let [next, size, state] = [18, 0, 0];
  let [back0, back1, back2, back3] = [1, 1, 1, 1];

  const fill = () => {
    words[0] <<= 8;
    words[1] = (words[1] << 8) | bytes[next];
    next += 1;
  };
  const bit = (place) => {
    const odd = odds[place];
    const bound = (words[0] >>> 11) * odd;
    let value = 0;
    if (words[1] < bound) {
      words[0] = bound;
      odds[place] = odd + ((2048 - odd) >> 5);
    } else {
      words[0] -= bound;
      words[1] -= bound;
      odds[place] = odd - (odd >> 5);
      value = 1;
    }
    if (words[0] < 0x1000000) fill();
    return value;
  };
  const tree = (place, count) => {
    let node = 1;
    for (let index = 0; index < count; index += 1) node = (node << 1) | bit(place + node);
    return node - (1 << count);
  };
  const backwards = (place, count) => {
    let [node, value] = [1, 0];
    for (let index = 0; index < count; index += 1) {
      const one = bit(place + node);
      node = (node << 1) | one;
      value |= one << index;
    }
    return value;
  };
  const direct = (count) => {
    let value = 0;
    for (let index = 0; index < count; index += 1) {
      words[0] >>>= 1;
      const one = words[1] >= words[0] ? 1 : 0;
      if (one) words[1] -= words[0];
      value = value * 2 + one;
      if (words[0] < 0x1000000) fill();
    }
    return value;
  };
  const lengthOf = ({ choice, low, middle, high }, position) => {
    if (bit(choice) === 0) return 2 + tree(low + (position << 3), 3);
    if (bit(choice + 1) === 0) return 10 + tree(middle + (position << 3), 3);
    return 18 + tree(high, 8);
  };
  const literal = () => {
    const before = size > 0 ? out[size - 1] : 0;
    const place = LZMA.literal + 0x300 * (((size & ((1 << lp) - 1)) << lc) + (before >> (8 - lc)));
    let node = 1;
    if (state >= 7) {
      // After a match, what would have followed it is likely not to be.
      let likely = out[size - back0];
      while (node < 0x100) {
        const guess = (likely >> 7) & 1;
        likely <<= 1;
        const one = bit(place + ((1 + guess) << 8) + node);
        node = (node << 1) | one;
        if (guess !== one) break;
      }
    }
    while (node < 0x100) node = (node << 1) | bit(place + node);
    out[size++] = node & 0xff;
    state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
  };
  const distance = (length) => {
    const slot = tree(LZMA.slot + (Math.min(length - 2, 3) << 6), 6);
    if (slot < 4) return slot + 1;
    const count = (slot >> 1) - 1;
    const base = (2 | (slot & 1)) * 2 ** count;
    if (slot < 14) return base + backwards(LZMA.special + base - slot, count) + 1;
    return base + direct(count - 4) * 16 + backwards(LZMA.align, 4) + 1;
  };

  while (size < out.length) {
    const position = size & ((1 << pb) - 1);
    if (bit(LZMA.match + (state << 4) + position) === 0) {
      literal();
      continue;
    }
    let length;
    if (bit(LZMA.rep + state) === 0) {
      [back3, back2, back1] = [back2, back1, back0];
      length = lengthOf(LZMA.matchLength, position);
      state = state < 7 ? 7 : 10;
      back0 = distance(length);
    } else {
      if (bit(LZMA.rep0 + state) === 0) {
        if (bit(LZMA.rep0Long + (state << 4) + position) === 0) {
          state = state < 7 ? 9 : 11;
          out[size] = out[size - back0];
          size += 1;
          continue;
        }
      } else if (bit(LZMA.rep1 + state) === 0) [back0, back1] = [back1, back0];
      else if (bit(LZMA.rep2 + state) === 0) [back0, back1, back2] = [back2, back0, back1];
      else [back0, back1, back2, back3] = [back3, back0, back1, back2];
      length = lengthOf(LZMA.repLength, position);
      state = state < 7 ? 8 : 11;
    }
    const end = Math.min(size + length, out.length);
    for (; size < end; size += 1) out[size] = out[size - back0];
  }
  return out;
}
