import type { Sent } from '@evenlight/contract/endpoint';
import type { ReportId } from '@evenlight/contract/ids';
import { decideReport, getReport, type MemorialReport } from '@evenlight/contract/memorials/keeping';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/call';
import { useRunProven } from '../queue/proven';

const reportsKey = ['api', 'staff', 'memorial-reports'];

/** The report as the page was given it, and as it is after each answer. Null when there is nothing left to decide. */
export function useMemorialReport(reportId: ReportId, fromLoader: MemorialReport | null) {
  return useQuery({
    queryKey: [...reportsKey, reportId],
    queryFn: async () => (await call(getReport, { params: { reportId } })).report,
    initialData: fromLoader,
    gcTime: 0,
  }).data;
}

export function useDecideReport(reportId: ReportId) {
  const cache = useQueryClient();
  const run = useRunProven();
  return useMutation({
    mutationFn: (body: Sent<typeof decideReport>['body']) =>
      run(() => call(decideReport, { params: { reportId }, body })),
    // One answer settles everything that was said about the same thing.
    onSettled: () => cache.invalidateQueries({ queryKey: reportsKey }),
  });
}
