// The API described in OpenAPI 3.1, from the same declarations that serve it.
import { API_PREFIX, type Endpoint } from '@evenlight/contract/endpoint';
import { commonProblems, type ProblemCode, problems } from '@evenlight/contract/problems';
import { z } from 'zod';

type Json = Record<string, unknown>;

export function describeApi(endpoints: readonly Endpoint[], origin: string, title: string): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = `${API_PREFIX}${endpoint.path.replace(/:(\w+)/g, '{$1}')}`;
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: describe(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: `${title} API`, version: '1' },
    servers: [{ url: origin }],
    paths,
    components: { schemas: { Problem: problemSchema } },
  };
}

const problemSchema = {
  type: 'object',
  required: ['error', 'code', 'requestId'],
  properties: {
    success: { const: false, description: 'Where the answer of the same call says true.' },
    error: { type: 'string', description: 'A kind sentence.' },
    code: { enum: Object.keys(problems) },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
    requestId: { type: 'string' },
  },
};

function describe(endpoint: Endpoint): Json {
  const parameters = [...parametersOf(endpoint.params, 'path'), ...parametersOf(endpoint.query, 'query')];
  return {
    summary: endpoint.summary,
    'x-access': endpoint.access,
    ...(endpoint.limits ? { 'x-limits': endpoint.limits } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(endpoint.body ? { requestBody: { required: true, content: jsonOf(endpoint.body, 'input') } } : {}),
    responses: { ...successOf(endpoint), ...refusalsOf(endpoint) },
  };
}

function jsonOf(schema: z.ZodType, io: 'input' | 'output') {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return { 'application/json': { schema: io === 'input' ? withFreeKey(described) : described } };
}

/** Our own screens always send a key; nobody else has to, and the header Idempotency-Key does as well. */
function withFreeKey(described: Json): Json {
  const { required, allOf } = described as { required?: string[]; allOf?: Json[] };
  return {
    ...described,
    ...(required && { required: required.filter((name) => name !== 'idempotencyKey') }),
    ...(allOf && { allOf: allOf.map(withFreeKey) }),
  };
}

function parametersOf(schema: z.ZodType | undefined, place: 'path' | 'query') {
  if (!schema) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function successOf({ returns, produces, status = 200 }: Endpoint) {
  if (produces) return { [status]: { description: 'A file.', content: { [produces]: {} } } };
  if (!returns) return { 204: { description: 'Done; there is nothing more to say.' } };
  return { [status]: { description: 'Done.', content: jsonOf(returns, 'output') } };
}

/** Every problem the endpoint may answer with, gathered by status. */
function refusalsOf(endpoint: Endpoint) {
  const byStatus = new Map<number, ProblemCode[]>();
  for (const code of problemsOf(endpoint)) {
    byStatus.set(problems[code], [...(byStatus.get(problems[code]) ?? []), code]);
  }
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } };
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [status, { description: codes.join(', '), content }]),
  );
}

export function problemsOf(endpoint: Endpoint): ProblemCode[] {
  const ofTeam: ProblemCode[] = endpoint.access === 'staff' ? ['session.proof_required', 'path.not_found'] : [];
  return [...new Set([...commonProblems, ...ofTeam, ...(endpoint.problems ?? [])])];
}
