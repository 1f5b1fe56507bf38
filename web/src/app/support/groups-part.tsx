import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { GroupList } from '../../features/support/groups/group-list';
import { useGroups, useNewsOfGroups } from '../../features/support/groups/queries';
import { PhoneNumber } from '../../parts/phone-number';
import { useHouse } from '../../parts/use-house';
import { useUser } from '../../platform/user';
import type { loader } from './support-screen';

export function GroupsPart() {
  const loaded = useLoaderData<typeof loader>();
  const { user } = useUser();
  const { supportPhone } = useHouse().hours.brand;
  const [drawnAt] = useState(Date.now);
  useNewsOfGroups(user !== null);
  const groups = useGroups(loaded.groups, drawnAt);
  return (
    <section aria-labelledby="tab-title" className="grid gap-6">
      <div className="max-w-[66ch]">
        <h2 id="tab-title" className="text-2xl">
          <Trans>Support Groups</Trans>
        </h2>
        <p className="mt-3 text-ink-2">
          <Trans>
            People who mourn meet here, led by somebody who knows grief. You may listen, speak or leave at any time. If
            no group fits, call us at <PhoneNumber phone={supportPhone} />; we know others near you.
          </Trans>
        </p>
      </div>
      <GroupList groups={groups} />
    </section>
  );
}
