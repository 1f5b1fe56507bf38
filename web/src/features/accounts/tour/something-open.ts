/** A question that was asked first is answered first, and nobody is stopped in the middle of a word. */
export function isSomethingOpen(): boolean {
  const isTyping = document.activeElement?.matches('input, textarea, select, [contenteditable]') ?? false;
  return isTyping || document.querySelector('[role=dialog], [role=alertdialog], :popover-open') !== null;
}
