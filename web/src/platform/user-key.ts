/**
 * Other tabs of this browser hear when it changes. In a file of its own for pages without the application's scripts.
 */
export const USER_KEY = 'evenlight.user';
