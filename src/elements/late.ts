/** Something that is loaded when it is first wanted. What could not be loaded is tried again. */
export class Late<Thing> {
  #isTold = false;
  /** The thing itself, once it is there. */
  thing: Thing | undefined;
  /** Done when it has been loaded, or cannot be. */
  loading: Promise<void> | undefined;

  /**
   * @param failed it cannot be loaded: told once, and whoever would use it is told again; what this
   * throws, those meet who want it.
   * @param come it is there.
   */
  constructor(
    private readonly load: () => Promise<Thing>,
    private readonly failed: (error: unknown) => void,
    private readonly come?: () => void,
  ) {}

  want(): Promise<void> {
    this.loading ??= this.load().then(
      (thing) => {
        this.thing = thing;
        this.come?.();
      },
      (error: unknown) => {
        this.loading = undefined;
        if (this.#isTold) return;
        this.#isTold = true;
        this.failed(error);
      },
    );
    return this.loading;
  }

  /**
   * Does something with it, without a wait where there is nothing to wait for; nothing when it cannot
   * be loaded.
   */
  async use<Result>(work: (thing: Thing) => Result): Promise<Awaited<Result> | undefined> {
    if (!this.thing) {
      this.#isTold = false;
      await this.want();
    }
    return this.thing && (await work(this.thing));
  }
}
