/** Told to other tabs of this browser when it changes. Apart, for pages without the application's scripts. */
export const USER_KEY = 'evenlight.user';
