// How often people were shown where to turn. California asks for this number; anybody may read it.
import { type CrisisRoute, crisisRoutes } from '@evenlight/contract/support/levels';
import type { Referrals as Counted } from '@evenlight/contract/support/safety';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { TextPart } from '../../../parts/text-page';
import { monthInWords, plainDay } from '../../../platform/dates';
import { type Column, Table } from '../../../ui/status/table';

const routeNames: Record<CrisisRoute, MessageDescriptor> = {
  self: msg`Danger to oneself`,
  others: msg`Danger to others`,
  abuse: msg`Violence at home`,
  medical: msg`Medical emergency`,
  worried: msg`Worry about somebody`,
  child: msg`A child in danger`,
};

type Month = Counted['byMonth'][number];

export function Referrals({ referrals }: { referrals: Counted | null }) {
  const { t, i18n } = useLingui();
  const since = referrals?.since ? plainDay(referrals.since, i18n) : '';
  return (
    <TextPart title={<Trans>How often we pointed to help</Trans>}>
      <p>
        <Trans>
          Each time a message to the chat, or a request for counseling, was taken for danger and the lines were shown,
          we count one. No name and no text is kept with it.
        </Trans>
      </p>
      {!referrals && (
        <p>
          <Trans>The numbers cannot be shown just now. Load the page again in a moment.</Trans>
        </p>
      )}
      {referrals && (
        <p className="font-semibold text-ink">
          <Plural value={referrals.total} _0="None so far" one="# referral" other="# referrals" />
          {since && ` ${t`since ${since}`}`}
        </p>
      )}
      {referrals && referrals.byMonth.length > 0 && <ByMonth months={referrals.byMonth} />}
    </TextPart>
  );
}

function ByMonth({ months }: { months: Month[] }) {
  const { i18n } = useLingui();
  const columns: Column<Month>[] = [
    { key: 'month', header: <Trans>Month</Trans>, cell: ({ month }) => monthInWords(month, i18n) },
    ...crisisRoutes.map(
      (route): Column<Month> => ({
        key: route,
        header: i18n._(routeNames[route]),
        align: 'end',
        cell: ({ times }) => times[route] ?? 0,
      }),
    ),
  ];
  return (
    <Table
      caption={<Trans>Referrals by month</Trans>}
      isCaptionHidden
      columns={columns}
      rows={months}
      rowKey={({ month }) => month}
    />
  );
}
