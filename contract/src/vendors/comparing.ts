// Vendors side by side: how many, and what stands out among them.

/** The fifth is refused. */
export const COMPARED_MAX = 4;
