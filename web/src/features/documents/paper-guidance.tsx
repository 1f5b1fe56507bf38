import type { DocumentType } from '@evenlight/contract/documents';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { DatedFact } from '../../parts/dated-fact';
import { useDatedFacts } from '../../parts/use-dated-facts';
import { Disclosure } from '../../ui/base/disclosure';
import { Fact } from '../../ui/base/fact';
import { TextLink } from '../../ui/base/text-link';
import { documentNames, guidance } from './document-words';

const SAMPLE_FORM_PATH = '/power-of-attorney-form.pdf';

export function PaperGuidance({ type }: { type: DocumentType }) {
  const { t, i18n } = useLingui();
  const { who, when, cost, fee } = guidance[type];
  const [isOpen, setIsOpen] = useState(false);
  const facts = useDatedFacts(fee ? [fee] : [], isOpen);
  const name = i18n._(documentNames[type]);
  return (
    <Disclosure
      className="mt-4 border-t border-b-0"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      title={
        <span className="text-ui">
          <Trans>Where it comes from, when, and what it costs</Trans>
          <span className="sr-only">: {name}</span>
        </span>
      }
    >
      <dl className="grid max-w-[62ch] gap-3 text-ink text-ui">
        <Fact label={t`Who has it`}>{i18n._(who)}</Fact>
        <Fact label={t`When it is needed`}>{i18n._(when)}</Fact>
        <Fact label={t`What it costs in California`}>
          {i18n._(cost)}
          {facts?.map((fact) => (
            <DatedFact key={fact.key} fact={fact} />
          ))}
        </Fact>
      </dl>
      {type === 'power-of-attorney' && (
        <p className="mt-4 max-w-[62ch] text-ui">
          <TextLink href={SAMPLE_FORM_PATH} target="_blank" rel="noreferrer">
            <Trans>See a sample form (PDF)</Trans>
          </TextLink>{' '}
          <Trans>It shows what such a paper looks like. It is not legal advice.</Trans>
        </p>
      )}
    </Disclosure>
  );
}
