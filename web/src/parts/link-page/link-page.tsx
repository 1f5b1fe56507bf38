// A page that is opened by a private link, mostly without an account: it takes the secret out of the address, looks what it
// opens, and says so when it opens nothing.
import type { ProblemCode } from '@evenlight/contract/problems';
import { Trans, useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CallFailed, ConnectionLost } from '../../platform/call';
import { phraseFor } from '../../platform/phrases';
import { useKeptFocus } from '../../ui/base/keep-focus';
import { Wrap } from '../../ui/base/wrap';
import { ErrorState } from '../../ui/status/error-state';
import { useTokenOfLink } from './token-of-link';

type Opened<Found> = {
  /** Reads what the secret opens. */
  useOpen: (token: string) => UseQueryResult<Found>;
  /** What the server says of a link that opens nothing any more. */
  gone: ProblemCode;
  /** What is safe while nobody answers. */
  safe: ReactNode;
  loading: ReactNode;
  ended: ReactNode;
  children: (found: Found, token: string) => ReactNode;
};

type Props<Found> = Opened<Found> & {
  path: string;
  /** What the page has kept in place of a secret that has done its work. */
  shownBefore?: (kept: Record<string, unknown>) => ReactNode;
};

export function LinkPage<Found>(props: Props<Found>) {
  const place = useKeptFocus<HTMLDivElement>();
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <OfLink {...props} />
    </div>
  );
}

function OfLink<Found>({ path, shownBefore, ...opened }: Props<Found>) {
  const asked = useTokenOfLink(path);
  if (asked === undefined) return opened.loading;
  const { token, kept } = asked;
  return shownBefore?.(kept) ?? (token ? <OfToken key={token} token={token} {...opened} /> : opened.ended);
}

function OfToken<Found>({ token, useOpen, gone, safe, loading, ended, children }: Opened<Found> & { token: string }) {
  const query = useOpen(token);
  if (isLinkGone(query.error, gone)) return ended;
  if (query.data !== undefined) return children(query.data, token);
  return query.error ? <CannotAnswer query={query} safe={safe} /> : loading;
}

/** Taken back, too old, or never a link of ours. */
export function isLinkGone(error: unknown, gone: ProblemCode): boolean {
  const code = error instanceof CallFailed && error.problem?.code;
  return code === gone || code === 'request.invalid';
}

type CannotAnswerProps = { query: Pick<UseQueryResult, 'error' | 'refetch' | 'isFetching'>; safe: ReactNode };

export function CannotAnswer({ query, safe }: CannotAnswerProps) {
  const { i18n } = useLingui();
  const phrase = phraseFor(query.error);
  const isOffline = query.error instanceof ConnectionLost;
  return (
    <Wrap className="py-12 sm:py-20">
      <ErrorState
        level="h1"
        title={<Trans>We cannot answer just now</Trans>}
        safe={safe}
        next={isOffline || !phrase ? undefined : i18n._(phrase)}
        retry={query}
      />
    </Wrap>
  );
}
