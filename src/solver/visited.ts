/** A key's three words and its note: a slot never lies across two lines of the cache. */
const wordsOfSlot = 4;
const bytesOfSlot = 4 * wordsOfSlot;
/** Most games are won after some hundred positions: to clear a larger table would take as long. */
const firstSlots = 1 << 7;
const fullness = 0.75;

/** Slots that are carried to a larger table at each look-up: all are there long before it is full. */
const carriedAtOnce = 8;

/** Keys that differ only in these bits of their third word are asked for together: they lie together. */
const lowBits = 255;

/**
 * The positions a search has been to, each packed exactly into three words: open addressing in one
 * typed array that doubles until the memory is spent, carried over by and by: on a page's own thread a
 * pause would be felt. Nothing is ever dropped or overwritten: a
 * search that forgets where it has been can neither end nor prove anything, so when no room is left
 * it has to give up.
 */
export class Visited {
  #words = new Int32Array(firstSlots * wordsOfSlot);
  #slots = firstSlots;
  #used = 0;
  /** The table before it grew, until all that is in it has been carried over; how far that has come. */
  #old: Int32Array | undefined;
  #carried = 0;

  /** @param memory the most bytes that the table may hold, the time of its growth included. */
  constructor(private readonly memory: number) {}

  get bytes(): number {
    return this.#slots * bytesOfSlot;
  }

  /**
   * The place of a key, to read and write its note; negative when the table is full. A key that was
   * not there has the note 0, and has to be given another at once: a place without a note is free.
   */
  find(first: number, second: number, third: number): number {
    const old = this.#old;
    if (old) this.#carry(old, carriedAtOnce);
    let place = placeIn(this.#words, first, second, third);
    if (this.#words[place + 3] !== 0) return place;
    if (old) {
      const before = placeIn(old, first, second, third);
      if (old[before + 3] !== 0) {
        this.#copy(old, before, place);
        return place;
      }
    }
    if (this.#used >= this.#slots * fullness) {
      if (!this.#grow()) return -1;
      place = placeIn(this.#words, first, second, third);
    }
    this.#used += 1;
    this.#words[place] = first;
    this.#words[place + 1] = second;
    this.#words[place + 2] = third;
    return place;
  }

  /** The note of a key; 0 when it is not there. */
  peek(first: number, second: number, third: number): number {
    const note = this.note(placeIn(this.#words, first, second, third));
    if (note !== 0 || !this.#old) return note;
    return this.#old[placeIn(this.#old, first, second, third) + 3] as number;
  }

  note(place: number): number {
    return this.#words[place + 3] as number;
  }

  setNote(place: number, note: number): void {
    this.#words[place + 3] = note;
  }

  #grow(): boolean {
    const slots = this.#slots * 2;
    // While it grows, the old table is still there.
    if ((slots + this.#slots) * bytesOfSlot > this.memory) return false;
    if (this.#old) this.#carry(this.#old, this.#old.length);
    this.#old = this.#words;
    this.#carried = 0;
    this.#words = new Int32Array(slots * wordsOfSlot);
    this.#slots = slots;
    return true;
  }

  /** Carries so many slots of the old table to the new one. */
  #carry(old: Int32Array, slots: number): void {
    const end = Math.min(old.length, this.#carried + slots * wordsOfSlot);
    for (let from = this.#carried; from < end; from += wordsOfSlot) {
      if (old[from + 3] === 0) continue;
      const place = placeIn(
        this.#words,
        old[from] as number,
        old[from + 1] as number,
        old[from + 2] as number,
      );
      // One that was asked for meanwhile is there already, with a note of more.
      if (this.#words[place + 3] === 0) this.#copy(old, from, place);
    }
    this.#carried = end;
    if (end === old.length) this.#old = undefined;
  }

  #copy(old: Int32Array, from: number, to: number): void {
    const words = this.#words;
    words[to] = old[from] as number;
    words[to + 1] = old[from + 1] as number;
    words[to + 2] = old[from + 2] as number;
    words[to + 3] = old[from + 3] as number;
  }
}

/** Where a key is in a table, or where it would go. */
function placeIn(words: Int32Array, first: number, second: number, third: number): number {
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

function hashOf(first: number, second: number, third: number): number {
  let hash = Math.imul(first, 0x9e3779b1) ^ Math.imul(second, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) ^ Math.imul(third, 0xc2b2ae35);
  hash = Math.imul(hash ^ (hash >>> 13), 0x297a2d39);
  return hash ^ (hash >>> 16);
}
