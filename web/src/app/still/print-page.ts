// Shows the print buttons of a still page, and lets them print it.

export function offerPrinting() {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-prints]')) {
    button.hidden = false;
    button.addEventListener('click', () => window.print());
  }
}
