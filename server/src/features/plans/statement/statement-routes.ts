import type { PlanId } from '@evenlight/contract/ids';
import type { Language } from '@evenlight/contract/languages';
import {
  getPlanStatement,
  getPlanStatementPdf,
  getStatement,
  getStatementPdf,
  Statement,
} from '@evenlight/contract/statements';
import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { readIn } from '../../../platform/http/answer-language.ts';
import { languageOf } from '../../../platform/http/asker.ts';
import { serve } from '../../../platform/http/serve.ts';
import { sendPdf } from '../../../platform/paper/send-pdf.ts';
import { refuse } from '../../../platform/problem.ts';
import { words } from '../../../platform/texts/texts.ts';
import { requirePlan } from '../access.ts';
import { findPlan } from '../plan-store.ts';
import { statementOfChoices, statementOfPlan } from './statement.ts';
import { printStatement } from './statement-pdf.ts';

const fileName = words('statement', 'file name');

export function statementRoutes(app: FastifyInstance) {
  const { brand } = app.world.config;
  const printInLanguage = (statement: Statement, language: Language) =>
    printStatement(readIn(Statement, statement, language), { brand, language });

  serve(app, getStatement, ({ query, db, now }) => statementOfChoices(db, query, now));

  serve(app, getStatementPdf, async ({ query, db, now, request, reply }) => {
    const statement = await statementOfChoices(db, query, now);
    const language = languageOf(request);
    sendPdf(reply, await printInLanguage(statement, language), { brand, what: fileName[language], now });
    return undefined;
  });

  serve(app, getPlanStatement, ({ actor, params, db, now }) => statementFor(db, actor, params.planId, now));

  serve(app, getPlanStatementPdf, async ({ actor, params, db, now, request, reply }) => {
    const statement = await statementFor(db, actor, params.planId, now);
    const language = languageOf(request);
    sendPdf(reply, await printInLanguage(statement, language), { brand, what: fileName[language], now });
    return undefined;
  });
}

async function statementFor(db: Db, actor: Actor, planId: PlanId, now: Date) {
  const plan = await findPlan(db, await requirePlan(db, actor, planId), now);
  return statementOfPlan(db, plan ?? refuse('plan.not_found'), now);
}
