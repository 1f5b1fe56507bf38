// What is different between two states of a row, cell by cell.
import type { Cells } from '@evenlight/contract/manage';
import { Trans, useLingui } from '@lingui/react/macro';
import { columnName } from './words';

export function changedColumns(before: Cells | null, after: Cells): string[] {
  return Object.keys(after).filter((name) => (after[name] ?? '') !== (before?.[name] ?? ''));
}

export function WhatChanges({ before, after }: { before: Cells | null; after: Cells }) {
  const { i18n } = useLingui();
  return (
    <dl className="grid gap-2.5">
      {changedColumns(before, after).map((name) => (
        <div key={name}>
          <dt className="font-semibold text-sm">{columnName(i18n, name)}</dt>
          <dd className="wrap-anywhere whitespace-pre-line text-ink-2 text-sm">
            {before?.[name] && (
              <del className="block">
                <span className="sr-only">
                  <Trans>Before:</Trans>{' '}
                </span>
                {before[name]}
              </del>
            )}
            <ins className="block text-ink no-underline">
              <span className="sr-only">
                <Trans>Now:</Trans>{' '}
              </span>
              {after[name] || <Trans>Nothing</Trans>}
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
