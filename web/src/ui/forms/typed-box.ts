type Shown = { typed: string; isLeft: boolean };

/** What was typed into a box, what of it was asked for, and what has been heard of since. */
export class TypedBox {
  onAsk: (text: string) => void = () => {};
  #shown: Shown;
  #heard: string;
  /** What was asked for and not heard of yet: hearing it must not overwrite what was typed since. */
  #sent: readonly string[] = [];
  #waiting: { text: string; timer: ReturnType<typeof setTimeout> } | undefined;
  readonly #restMs: number;
  readonly #listeners = new Set<() => void>();

  constructor(asked: string, restMs: number) {
    this.#shown = { typed: asked, isLeft: false };
    this.#heard = asked;
    this.#restMs = restMs;
  }

  read = (): Shown => this.#shown;

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  type = (text: string) => {
    clearTimeout(this.#waiting?.timer);
    this.#waiting = { text: text.trim(), timer: setTimeout(() => this.settle(), this.#restMs) };
    this.#show({ typed: text, isLeft: false });
  };

  leave = () => {
    this.settle();
    this.#show({ ...this.#shown, isLeft: true });
  };

  /** Asks for what was typed last, if nobody did yet. */
  settle() {
    if (!this.#waiting) return;
    const { text, timer } = this.#waiting;
    clearTimeout(timer);
    this.#waiting = undefined;
    this.#sent = [...this.#sent, text];
    this.onAsk(text);
  }

  /** The filter says something else: what this box asked for, or what somebody set elsewhere. */
  hear(asked: string) {
    if (asked === this.#heard) return;
    this.#heard = asked;
    const at = this.#sent.lastIndexOf(asked);
    this.#sent = at >= 0 ? this.#sent.slice(at + 1) : [];
    if (at < 0) this.#show({ ...this.#shown, typed: asked });
  }

  /** Somebody went back: what they typed last and nobody asked for yet, or never heard of, goes with it. */
  follow(asked: string) {
    clearTimeout(this.#waiting?.timer);
    this.#waiting = undefined;
    this.#sent = [];
    this.#heard = asked;
    if (this.#shown.typed.trim() !== asked) this.#show({ ...this.#shown, typed: asked });
  }

  #show(shown: Shown) {
    this.#shown = shown;
    for (const tell of this.#listeners) tell();
  }
}
