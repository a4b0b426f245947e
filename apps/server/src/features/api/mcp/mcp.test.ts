import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { expectProblem, programmer } from '#testing/api/programs'
import { unitsUsed } from '#testing/applying'
import { addJobs, posting } from '#testing/jobs'
import { startServer, type TestServer } from '#testing/server'
import { askOver } from './remote.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ TASKS: 'separate' })
})
afterAll(() => server.stop())

type Programmer = Awaited<ReturnType<typeof programmer>>

const overHttp = ({ key }: Programmer): Transport =>
  new StreamableHTTPClientTransport(new URL(`${server.origin}/api/v1/mcp`), {
    requestInit: { headers: { authorization: `Bearer ${key}` } },
  }) as Transport

const overStdio = ({ key }: Programmer): Transport =>
  new StdioClientTransport({
    command: process.execPath,
    args: [join(import.meta.dirname, '../../../mcp.ts')],
    env: { JOBAPPLY_API_KEY: key, PUBLIC_URL: server.origin },
  })

type Answer = { rows: { id: string; matchScore: number }[]; jobs: object[] }

/** An assistant that works for this person. */
async function assistant(transport: Transport) {
  const client = new Client({ name: 'test', version: '1.0.0' })
  await client.connect(transport)
  onTestFinished(() => client.close())
  return {
    client,
    async use(name: string, input: Record<string, unknown> = {}) {
      const { content, structuredContent, isError } = await client.callTool({ name, arguments: input })
      return { isError: isError === true, text: JSON.stringify(content), answer: structuredContent as Answer }
    },
  }
}

test.each([
  ['over HTTP', overHttp],
  ['through standard input and output', overStdio],
])(
  '%s an assistant searches jobs, reads a score, queues a job for review and tracks it, and sends nothing',
  async (_, connect) => {
    const ann = await programmer(server)
    await addJobs(server, [posting({ title: `Nougat Taster ${ann.id.slice(0, 4)}` })])
    await ann.ask('/resumes', { body: { title: 'Taster' } })
    const { client, use } = await assistant(connect(ann))
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual([
      'search_jobs',
      'read_score',
      'queue_for_review',
      'list_applications',
      'track_application',
      'list_resumes',
    ])
    const found = await use('search_jobs', { searchTerm: 'nougat taster', limit: 5 })
    const [job] = found.answer.rows
    expect((await use('read_score', { id: job?.id })).answer).toMatchObject({ job: { matchScore: job?.matchScore } })
    const { answer } = await use('queue_for_review', { jobIds: [job?.id] })
    expect(answer.jobs).toMatchObject([{ jobId: job?.id, outcome: 'queued' }])
    const { rows } = (await use('list_applications', { status: 'queued' })).answer
    expect((await use('track_application', { id: rows[0]?.id })).answer).toMatchObject({
      jobId: job?.id,
      approvedAt: null,
      history: [{ to: 'queued', by: 'api' }],
    })
    expect((await use('list_resumes')).answer).toMatchObject({ rows: [{ title: 'Taster' }] })
    expect(await unitsUsed(ann)).toBe(0)
    // What goes wrong is told to the assistant in the sentence of the fault.
    expect(await use('search_jobs', { limit: 500 })).toMatchObject({ isError: true })
    expect((await use('search_jobs', { searchTerm: 'x'.repeat(200_000) })).text).toMatch(
      /at most 200 characters|not valid\. Nothing was changed\./,
    )
    expect((await use('track_application', { id: crypto.randomUUID() })).text).toContain('This application no longer exists.')
    await expect(use('approve')).rejects.toThrow('There is no tool with this name.')
  },
)

test.each([
  ['over HTTP', overHttp],
  ['through standard input and output', overStdio],
])('API-013 %s the tools have the marks of their operations', async (_, connect) => {
  const { use } = await assistant(connect(await programmer(server, { isPaid: false })))
  for (const [tool, input] of [
    ['search_jobs', {}],
    ['read_score', { id: 'x' }],
    ['queue_for_review', { jobIds: ['x'] }],
  ] as const) {
    const { isError, text } = await use(tool, input)
    expect([isError, text]).toEqual([true, expect.stringContaining('needs a paid plan')])
  }
  expect((await use('list_resumes')).answer).toEqual({ rows: [], next: null })
})

test('what stands in the path of a call is not sent a second time', async () => {
  const asked: (string | undefined)[] = []
  const installation = createServer(({ url }, response) => {
    asked.push(url)
    response.end('{}')
  })
  await new Promise<void>((resolve) => installation.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => void installation.close(() => resolve())))
  const { port } = installation.address() as AddressInfo
  const ask = askOver(`http://127.0.0.1:${port}`, 'key')
  await ask('readApplication', { id: 'a/1' })
  await ask('readJob', { id: 'demo:2', profileId: 'p' })
  expect(asked).toEqual(['/api/v1/applications/a%2F1', '/api/v1/jobs/demo%3A2?profileId=p'])
})

test('one HTTP call is one call of the limit: several messages in one are refused', async () => {
  const ann = await programmer(server)
  const message = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
  expectProblem(await ann.ask('/mcp', { body: [message, message] }), 400, 'BAD_INPUT')
  expectProblem(await ann.ask('/mcp'), 405, 'METHOD_NOT_ALLOWED')
})
