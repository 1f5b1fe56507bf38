// /statement: the itemized statement of choices that need not be saved. The address holds the choices, and no names.
import { pathOf } from '@evenlight/contract/endpoint';
import { getStatement, getStatementPdf } from '@evenlight/contract/statements';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { PhoneNumber } from '../../../parts/phone-number';
import { useHouse } from '../../../parts/use-house';
import { pageContext } from '../../../platform/page-context';
import { quietMeta } from '../../../platform/page-meta';
import { isRefusedWith } from '../../../platform/page-refusal';
import { ButtonLink } from '../../../ui/base/button-link';
import { TextLink } from '../../../ui/base/text-link';
import { Wrap } from '../../../ui/base/wrap';
import { choicesIn } from './statement-address';
import { StatementPage } from './statement-page';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = choicesIn(new URL(request.url).searchParams);
  if (!query) return data({ statement: null }, { status: 400 });
  try {
    const statement = await context.get(pageContext).api(getStatement, { query });
    return { statement, pdfHref: pathOf(getStatementPdf, { query }) };
  } catch (refusal) {
    // The link may be old, and what it names no longer on offer.
    if (isRefusedWith(refusal, 400) || isRefusedWith(refusal, 404)) return data({ statement: null }, { status: 400 });
    throw refusal;
  }
}

export function meta({ matches }: MetaArgs) {
  return quietMeta(matches, msg`Itemized statement`);
}

export default function StatementScreen() {
  const loaded = useLoaderData<typeof loader>();
  if (loaded.statement === null) return <NothingToState />;
  return (
    <StatementPage
      statement={loaded.statement}
      pdfHref={loaded.pdfHref}
      back={
        <TextLink to="/planning-wizard?step=5" className="inline-flex min-h-11 items-center">
          <Trans>Back to planning</Trans>
        </TextLink>
      }
    />
  );
}

function NothingToState() {
  const { supportPhone } = useHouse().hours.brand;
  return (
    <Wrap className="py-16 sm:py-24">
      <h1 className="text-title">
        <Trans>Itemized statement</Trans>
      </h1>
      <div className="mt-4 grid max-w-[60ch] gap-3 text-ink-2 text-lg">
        <p>
          <Trans>
            This link does not fit what we offer today, so there is nothing to show. Something in it may have changed
            since, or a part of it is missing.
          </Trans>
        </p>
        <p>
          <Trans>
            Choose anew in the planning wizard, or call us at <PhoneNumber phone={supportPhone} />.
          </Trans>
        </p>
      </div>
      <ButtonLink to="/planning-wizard" className="mt-8">
        <Trans>Open the planning wizard</Trans>
      </ButtonLink>
    </Wrap>
  );
}
