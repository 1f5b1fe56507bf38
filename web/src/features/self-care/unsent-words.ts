/** Nobody but who wrote them finds them in this tab; signing out erases them. */
export const unsentWords = { name: 'unsent-self-care', place: 'member-tab' } as const;
