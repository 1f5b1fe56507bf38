// One family's plan as our team sees it: money, papers and wishes in one place.
import { PlanDocuments } from './documents.ts';
import { endpoint } from './endpoint.ts';
import { PlanId } from './ids.ts';
import { PlanMoney } from './payments.ts';
import { Plan } from './plans.ts';
import { z } from './zod.ts';

export const PlanCase = z.object({
  plan: Plan,
  owner: z.object({ name: z.string(), email: z.string(), phone: z.string().nullable() }),
  money: PlanMoney,
  documents: PlanDocuments,
});
export type PlanCase = z.infer<typeof PlanCase>;

export const getCase = endpoint({
  method: 'GET',
  path: '/staff/plans/:planId',
  summary: 'A plan with its money and papers. That our team has looked is written down.',
  access: 'staff',
  params: z.object({ planId: PlanId }),
  returns: PlanCase,
  problems: ['path.not_found', 'plan.not_found'],
});
