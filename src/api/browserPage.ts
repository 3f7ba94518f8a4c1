/** Keeps an open form from asking whether to leave: the person who typed in it has left. */
const withoutQuestion = () =>
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), {
    capture: true,
    once: true,
  });

/** Replaces the whole document. An object, so that a test can keep its own document. */
export const browserPage = {
  /** Loads the current address again, without its history state. */
  reload(): void {
    withoutQuestion();
    history.replaceState(null, '', location.href);
    location.reload();
  },

  /** Opens another address. */
  open(address: string): void {
    withoutQuestion();
    location.assign(address);
  },
};
