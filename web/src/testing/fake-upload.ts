// XMLHttpRequest as far as uploads use it, answered by the fake server.

type Deliver = (method: string, address: string, form: FormData) => Promise<Response>;
type Progress = { loaded: number; total: number };

export class FakeUpload {
  readonly #uploads: Set<FakeUpload>;
  readonly #deliver: Deliver;
  #target: [method: string, address: string] = ['', ''];
  readonly upload: { onprogress?: (progress: Progress) => void } = {};
  status = 0;
  statusText = '';
  responseText = '';
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onloadend?: () => void;

  constructor(uploads: Set<FakeUpload>, deliver: Deliver) {
    this.#uploads = uploads;
    this.#deliver = deliver;
  }

  open(method: string, address: string) {
    this.#target = [method, address];
  }

  send(form: FormData) {
    this.#uploads.add(this);
    void this.#deliver(...this.#target, form)
      .then(async (answer) => {
        this.status = answer.status;
        this.responseText = await answer.text();
        this.#end(() => this.onload?.());
      })
      // No answer came: the connection was lost, before or after the file arrived.
      .catch(() => this.#end(() => this.onerror?.()));
  }

  abort() {
    this.#end(() => this.onabort?.());
  }

  /** Whatever is told after the end is not heard any more. */
  #end(tell: () => void) {
    if (!this.#uploads.delete(this)) return;
    tell();
    this.onloadend?.();
  }
}
