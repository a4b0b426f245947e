import { createServer, type IncomingHttpHeaders } from 'node:http'

export type SourceAnswer = { status?: number; headers?: Record<string, string>; body: string }
type Asked = { host: string; path: string; headers: IncomingHttpHeaders }

/** One server in place of every job source: it knows by the Host header who was meant. What it has no answer for is not found. */
export async function startLocalSources(answers: Record<string, SourceAnswer | undefined>) {
  const asked: Asked[] = []
  const server = createServer((request, response) => {
    const host = request.headers.host ?? ''
    asked.push({ host, path: request.url ?? '', headers: request.headers })
    const {
      status = 200,
      headers = {},
      body,
    } = answers[`${host}${request.url}`] ?? { status: 404, body: '{"error":"not found"}' }
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  return {
    address: `http://127.0.0.1:${port}`,
    /** May be changed while it runs. */
    answers,
    asked,
    stop: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  }
}

export const json = (value: unknown): SourceAnswer => ({ body: JSON.stringify(value) })

/** A page with one schema.org posting on it. */
export const page = (posting: object): SourceAnswer => ({
  body: `<script type="application/ld+json">${JSON.stringify({ '@type': 'JobPosting', ...posting })}</script>`,
})

/** A row of Greenhouse's list, with whatever else a test puts into it. */
export type GreenhouseRow = { id: number; [field: string]: unknown }

/** What Greenhouse answers for a board: its list, and each of its jobs. */
export function greenhouseBoard(token: string, ...jobs: GreenhouseRow[]): Record<string, SourceAnswer> {
  const list = `boards-api.greenhouse.io/v1/boards/${token}/jobs`
  const single = jobs.map((job) => [`${list}/${job.id}?pay_transparency=true`, json(job)])
  return { [`${list}?content=true`]: json({ jobs, meta: { total: jobs.length } }), ...Object.fromEntries(single) }
}
