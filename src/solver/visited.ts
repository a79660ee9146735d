/** A key's three words and its note: a slot never lies across two lines of the cache. */
const wordsOfSlot = 4;
const bytesOfSlot = 4 * wordsOfSlot;
/** Most games are won after some hundred positions: to clear a larger table would take as long. */
const firstSlots = 1 << 7;
const fullness = 0.75;

/** Keys that differ only in these bits of their third word are asked for together: they lie together. */
const lowBits = 255;

/**
 * The positions a search has been to, each packed exactly into three words: open addressing in one
 * typed array that doubles until the memory is spent. Nothing is ever dropped or overwritten: a
 * search that forgets where it has been can neither end nor prove anything, so when no room is left
 * it has to give up.
 */
export class Visited {
  #words = new Int32Array(firstSlots * wordsOfSlot);
  #slots = firstSlots;
  #used = 0;

  /** @param memory the most bytes that the table may hold, the moment of its growth included. */
  constructor(private readonly memory: number) {}

  get bytes(): number {
    return this.#slots * bytesOfSlot;
  }

  /**
   * The place of a key, to read and write its note; negative when the table is full. A key that was
   * not there has the note 0, and has to be given another at once: a place without a note is free.
   */
  find(first: number, second: number, third: number): number {
    let place = this.#placeOf(first, second, third);
    if (this.#words[place + 3] !== 0) return place;
    if (this.#used >= this.#slots * fullness) {
      if (!this.#grow()) return -1;
      place = this.#placeOf(first, second, third);
    }
    this.#used += 1;
    this.#words[place] = first;
    this.#words[place + 1] = second;
    this.#words[place + 2] = third;
    return place;
  }

  /** The note of a key; 0 when it is not there. */
  peek(first: number, second: number, third: number): number {
    return this.note(this.#placeOf(first, second, third));
  }

  note(place: number): number {
    return this.#words[place + 3] as number;
  }

  setNote(place: number, note: number): void {
    this.#words[place + 3] = note;
  }

  /** Where a key is, or where it would go. */
  #placeOf(first: number, second: number, third: number): number {
    const words = this.#words;
    const mask = words.length - 1;
    let place = (hashOf(first, second, third & ~lowBits) * wordsOfSlot) & mask;
    while (
      words[place + 3] !== 0 &&
      (words[place] !== first || words[place + 1] !== second || words[place + 2] !== third)
    ) {
      place = (place + wordsOfSlot) & mask;
    }
    return place;
  }

  #grow(): boolean {
    const slots = this.#slots * 2;
    // While it grows, the old table is still there.
    if ((slots + this.#slots) * bytesOfSlot > this.memory) return false;
    const old = this.#words;
    const words = new Int32Array(slots * wordsOfSlot);
    this.#words = words;
    this.#slots = slots;
    for (let from = 0; from < old.length; from += wordsOfSlot) {
      const note = old[from + 3] as number;
      if (note === 0) continue;
      const [first, second, third] = [
        old[from] as number,
        old[from + 1] as number,
        old[from + 2] as number,
      ];
      const place = this.#placeOf(first, second, third);
      words[place] = first;
      words[place + 1] = second;
      words[place + 2] = third;
      words[place + 3] = note;
    }
    return true;
  }
}

function hashOf(first: number, second: number, third: number): number {
  let hash = Math.imul(first, 0x9e3779b1) ^ Math.imul(second, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) ^ Math.imul(third, 0xc2b2ae35);
  hash = Math.imul(hash ^ (hash >>> 13), 0x297a2d39);
  return hash ^ (hash >>> 16);
}
