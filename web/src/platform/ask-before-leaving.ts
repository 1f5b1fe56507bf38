/** A question of the browser before the page is left, while something is on its way. Each who asks brings a name of their own. */
const underWay = new Set<string>();

export function askBeforeLeaving(what: string, isUnderWay: boolean): void {
  if (isUnderWay) underWay.add(what);
  else underWay.delete(what);
  // Adding the same listener twice is adding it once.
  if (underWay.size > 0) window.addEventListener('beforeunload', ask);
  else window.removeEventListener('beforeunload', ask);
}

function ask(event: BeforeUnloadEvent) {
  event.preventDefault();
}
