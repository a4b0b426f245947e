import { CALLS_PER_MINUTE, KEYS_PLACE, MCP_PATH } from '@jobapply/core/api/constants'
import { apiContract } from '@jobapply/core/api/contract'
import { TOO_MANY_CALLS } from '@jobapply/core/api/faults'
import { OPERATIONS, type Operation, type OperationName } from '@jobapply/core/api/operations'
import { problem } from '@jobapply/core/api/schema'
import { IDEMPOTENCY_HOURS } from '@jobapply/core/applications/constants'
import { PRODUCT } from '@jobapply/core/auth/constants'
import type { Fault } from '@jobapply/core/shared/fault'
import { ACCOUNT_BLOCKED, BAD_INPUT, KEY_NEEDED } from '@jobapply/core/shared/faults'
import type { OpenAPI } from '@orpc/contract'
import { type ConditionalSchemaConverter, OpenAPIGenerator } from '@orpc/openapi'
import { z } from 'zod'
import { PROBLEM_TYPE } from '#platform/http/problem'
import { toJsonSchema } from './json-schema.ts'

const VERSION = '1.0.0'
const ABOUT = `Your resumes, the job search and your applications for programs of your own.

Send an API key of ${KEYS_PLACE} as bearer token with every call. A key may make ${CALLS_PER_MINUTE} calls a minute; then the answer is 429 with \`Retry-After\`.
What is marked Pro needs a paid plan. Lists come in pages: hand \`next\` back as \`cursor\`. A \`POST\` with an \`Idempotency-Key\` can be repeated
for ${IDEMPOTENCY_HOURS} hours without a second effect. Failures are \`${PROBLEM_TYPE}\` (RFC 9457).

A program queues jobs for your review; it never approves or sends an application. Assistants reach the same operations with the Model Context
Protocol at \`${MCP_PATH}\`.`

const converter: ConditionalSchemaConverter = {
  condition: (schema) => schema instanceof z.ZodType,
  convert(schema, { strategy }) {
    if (!(schema instanceof z.ZodType)) return [false, {}]
    // Two libraries' types of one thing.
    return [!schema.safeParse(undefined).success, toJsonSchema(schema, strategy) as object]
  },
}

/** The OpenAPI 3.1 document of `/api/v1`, made from the contract. */
export async function describeApi(publicUrl: string): Promise<OpenAPI.Document> {
  const generator = new OpenAPIGenerator({ schemaConverters: [converter] })
  const document = await generator.generate(apiContract, {
    info: { title: `${PRODUCT} API`, version: VERSION, description: ABOUT },
    servers: [{ url: `${publicUrl}/api/v1` }],
    security: [{ apiKey: [] }],
    commonSchemas: { Problem: { schema: problem, strategy: 'output' } },
    components: {
      securitySchemes: { apiKey: { type: 'http', scheme: 'bearer', description: `An API key of ${KEYS_PLACE}.` } },
    },
  })
  for (const name of Object.keys(OPERATIONS) as OperationName[]) complete(document, name)
  return document
}

/** What the contract does not say: the marks, the examples, the header of repeated calls, and every failure as a problem. */
function complete({ paths }: OpenAPI.Document, name: OperationName) {
  const { method, path, plan, description, example }: Operation = OPERATIONS[name]
  const operation = paths?.[path]?.[method === 'GET' ? 'get' : 'post']
  if (!operation) throw new Error(`the document lacks ${name}`)
  const values = { ...example.path, ...example.query }
  const parameters = (operation.parameters ?? []).map((parameter) => {
    if (!('name' in parameter)) return parameter
    const { allowEmptyValue: _, allowReserved: __, ...plain } = parameter
    const text = plain.schema && 'description' in plain.schema ? plain.schema.description : undefined
    const value = values[plain.name]
    return { ...plain, ...(text && { description: text }), ...(value !== undefined && { example: value }) }
  })
  Object.assign(operation, {
    tags: [TAGS[path.split('/')[1] ?? '']],
    description: `${description}\n\n${plan === 'Pro' ? 'Pro: needs a paid plan.' : 'Free.'}`,
    'x-plan': plan,
    parameters: method === 'POST' ? [...parameters, REPEATABLE] : parameters,
    responses: { ...successes(operation.responses), ...problems(apiContract[name]['~orpc'].errorMap) },
  })
  const body = operation.requestBody
  const json = body && 'content' in body ? body.content['application/json'] : undefined
  if (json && example.body) json.example = example.body
}

const TAGS: Record<string, string> = {
  resumes: 'Resumes',
  jobs: 'Jobs',
  'auto-apply': 'Applications',
  applications: 'Applications',
}

const REPEATABLE: OpenAPI.ParameterObject = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: `8 to 200 characters of your own. The same key is answered as before for ${IDEMPOTENCY_HOURS} hours; with another body it is refused.`,
  schema: { type: 'string', minLength: 8, maxLength: 200 },
}

const successes = (responses: OpenAPI.ResponsesObject = {}) =>
  Object.fromEntries(Object.entries(responses).filter(([status]) => Number(status) < 400))

/** Every operation can fail like this; the contract adds its own. */
const EVERYWHERE = { BAD_INPUT, KEY_NEEDED, ACCOUNT_BLOCKED, TOO_MANY_CALLS }

function problems(own: Partial<Record<string, { status?: number; message?: string }>>): OpenAPI.ResponsesObject {
  const faults = Object.values<Partial<Fault> | undefined>({ ...EVERYWHERE, ...own })
  const byStatus = Map.groupBy(
    faults.flatMap((fault) => fault ?? []),
    ({ status = 500 }) => status,
  )
  return Object.fromEntries(
    [...byStatus].map(([status, same]) => [
      status,
      {
        description: same.map(({ message }) => message).join(' '),
        content: { [PROBLEM_TYPE]: { schema: { $ref: '#/components/schemas/Problem' } } },
        ...(status === TOO_MANY_CALLS.status && { headers: { 'Retry-After': RETRY_AFTER } }),
      },
    ]),
  )
}

const RETRY_AFTER: OpenAPI.HeaderObject = { description: 'Seconds to wait.', schema: { type: 'integer' } }
