/** Keys under the fingers, not a keyboard that covers half of the screen. */
export function hasKeyboard(): boolean {
  return !matchMedia('(pointer: coarse)').matches;
}
