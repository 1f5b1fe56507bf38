// What the address of the page says: which activity, if any.

export const activities = ['breathing', 'journal', 'meditation', 'memories', 'calendar', 'crisis'] as const;
export type Activity = (typeof activities)[number];

export function activityIn(address: URLSearchParams): Activity | null {
  const asked = address.get('activity');
  return activities.find((activity) => activity === asked) ?? null;
}

/** The page has three addresses; whichever was asked for stays. */
export const tilesAddress = { search: '?tab=self-care' };

export function activityAddress(activity: Activity) {
  return { search: `?tab=self-care&activity=${activity}` };
}
