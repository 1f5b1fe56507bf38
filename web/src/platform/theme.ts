// Day or evening: by choice, else as the device prefers.

export const THEME_COOKIE = 'theme';

export const themes = ['system', 'day', 'evening'] as const;
export type Theme = (typeof themes)[number];

export function asTheme(value: unknown): Theme {
  return themes.find((theme) => theme === value) ?? 'system';
}
