import { confirmPrices, getOpening, type Opening } from '@evenlight/contract/opening';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../platform/call';
import { useRunProven } from '../../queue/proven';

const openingKey = ['api', 'staff', 'opening'];

/** Much of it is done on the command line meanwhile, so it is read again whenever somebody comes back to the page. */
export function useOpening(fromLoader: Opening) {
  return useQuery({
    queryKey: openingKey,
    queryFn: () => call(getOpening, {}),
    initialData: fromLoader,
    refetchOnWindowFocus: 'always',
    gcTime: 0,
  });
}

export function useConfirmPrices() {
  const run = useRunProven();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => run(() => call(confirmPrices, {})),
    onSuccess: (opening) => cache.setQueryData<Opening>(openingKey, opening),
  });
}
