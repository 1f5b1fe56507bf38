import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** What is pasted is never cut: it is said by how much it is too long, and nothing is sent before it fits. */
export function useTooLong() {
  const { t } = useLingui();
  return (text: string, maxLength: number): string | undefined => {
    const over = text.trim().length - maxLength;
    if (over <= 0) return undefined;
    return t`${plural(over, { one: '# character too long. Nothing was cut; make it shorter.', other: '# characters too long. Nothing was cut; make it shorter.' })}`;
  };
}
