import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { EXAMPLE_RESUME, OPERATIONS } from '@jobapply/core/api/operations'
import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { programmer } from '#testing/api/programs'
import { addJobs, posting } from '#testing/jobs'
import { startServer, type TestServer } from '#testing/server'

let server: TestServer
let ann: Awaited<ReturnType<typeof programmer>>
const folder = mkdtempSync(join(tmpdir(), 'api-client-'))
beforeAll(async () => {
  server = await startServer({ TASKS: 'separate' })
  ann = await programmer(server)
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await server.stop()
})

test('the OpenAPI 3.1 document is valid and describes every operation with its mark, its examples and its failures', async () => {
  const { status, json } = await ann.ask('/openapi.json')
  expect([status, json.openapi]).toEqual([200, expect.stringMatching(/^3\.1\./)])
  const result = await new Validator().validate(json)
  expect(result.errors).toBeUndefined()
  expect(result.valid).toBe(true)
  expect(json.servers).toEqual([{ url: `${server.settings.PUBLIC_URL}/api/v1` }])
  for (const [name, { method, path, plan }] of Object.entries(OPERATIONS)) {
    const operation = json.paths[path][method.toLowerCase()]
    expect(operation).toMatchObject({
      operationId: name,
      'x-plan': plan,
      summary: expect.any(String),
      description: expect.any(String),
    })
    expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['400', '401', '403', '429']))
    expect(operation.responses[401].content).toHaveProperty('application/problem+json')
  }
  const { schema, example } = json.paths['/resumes'].post.requestBody.content['application/json']
  expect(example).toEqual(EXAMPLE_RESUME)
  expect(schema.required).toEqual(['title'])
  expect(schema.properties.sections.properties.experience.items.required).toEqual(['company', 'position'])
})

type Generated = Record<string, (options: object) => Promise<{ data?: unknown; error?: unknown; response: Response }>>

test('a client that @hey-api/openapi-ts generates from it calls every operation', async () => {
  const document = join(folder, 'openapi.json')
  writeFileSync(document, (await ann.ask('/openapi.json')).body)
  const generated = join(folder, 'client')
  await promisify(execFile)(process.execPath, [
    join(import.meta.dirname, '../../../testing/api/generate-client.ts'),
    document,
    generated,
  ])
  const sdk: Generated = await import(join(generated, 'sdk.gen.ts'))
  const { client } = await import(join(generated, 'client.gen.ts'))
  client.setConfig({ baseUrl: `${server.origin}/api/v1`, auth: () => ann.key })
  const made = posting({ title: 'Praline Filler' })
  await addJobs(server, [made])
  const called = new Set<string>()
  const call = async (name: keyof typeof OPERATIONS, options: object = {}) => {
    const { data, error, response } = (await sdk[name]?.(options)) ?? {}
    expect([name, error, response?.ok]).toEqual([name, undefined, true])
    called.add(name)
    return data as { id: string; jobs: { applicationId: string }[] }
  }
  const resume = await call('createResume', { body: EXAMPLE_RESUME, headers: { 'Idempotency-Key': crypto.randomUUID() } })
  expect(await call('readResume', { path: { id: resume.id } })).toEqual(resume)
  expect(await call('listResumes', { query: { limit: 1 } })).toEqual({ rows: [resume], next: null })
  const jobId = `${made.source}:${made.id}`
  expect(await call('searchJobs', { query: { searchTerm: 'praline filler' } })).toMatchObject({ rows: [{ id: jobId }] })
  expect(await call('readJob', { path: { id: jobId } })).toMatchObject({ job: { id: jobId } })
  const { jobs } = await call('autoApply', { body: { jobIds: [jobId] } })
  expect(await call('readApplication', { path: { id: jobs[0]?.applicationId } })).toMatchObject({ jobId, status: 'queued' })
  expect(await call('listApplications', { query: { status: 'queued' } })).toMatchObject({ rows: [{ jobId }] })
  expect([...called].toSorted()).toEqual(Object.keys(OPERATIONS).toSorted())
  const { error, response } = (await sdk.readResume?.({ path: { id: crypto.randomUUID() } })) ?? {}
  expect([response?.status, error]).toMatchObject([404, { code: 'DOCUMENT_NOT_FOUND' }])
})
