// The seats around one family, from the highest to the lowest.

export const familyPeople = ['admin', 'coordinator', 'editor', 'contributor', 'member', 'viewer'] as const;
export const pagePeople = ['keeper', 'page-editor', 'page-contributor', 'page-viewer'] as const;
export type FamilyPerson = (typeof familyPeople)[number];
export type PagePerson = (typeof pagePeople)[number];
