// Somebody's role was changed while they look at the page: buttons come and go, and they are told why.
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { toasts } from '../../../ui/overlays/toast-store';
import { useFamily } from '../family-context';
import { roleNames } from './people-words';

export function RoleNews() {
  const { t, i18n } = useLingui();
  const { role } = useFamily().group;
  const before = useRef(role);
  useEffect(() => {
    if (before.current === role) return;
    before.current = role;
    const name = i18n._(roleNames[role]);
    const description = t`What you typed and did not send is kept in this browser.`;
    toasts.show({ title: t`Your role in the family is now: ${name}`, description });
  }, [role, t, i18n]);
  return null;
}
