import type { ContributionType } from '@evenlight/contract/memorials/collaboration';

type Written = { contributionType: ContributionType; title: string; content: string; hasPhoto: boolean };

/** The names of what still has to be filled in. */
export function missingIn({ contributionType, title, content, hasPhoto }: Written): string[] {
  return [
    ...(title.trim() === '' ? ['title'] : []),
    ...(content.trim() === '' ? ['content'] : []),
    ...(contributionType === 'photo' && !hasPhoto ? ['photo'] : []),
  ];
}
