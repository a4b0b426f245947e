import { randomBytes } from 'node:crypto'
import { log } from '#platform/log'

/** Spans that wait while the collector is slow or away; further ones are dropped. */
const MOST_WAITING = 2_000
const BATCH = 500
const EVERY_MS = 5_000
const LONGEST_SEND_MS = 5_000
const SERVER = 2
const CONSUMER = 5
const FAILED = 2

/** The name of a request or task in traces. Names are ours: never a path, an address, a person's id or text that somebody sent. */
type Span = {
  kind: 'request' | 'task'
  name: string
  /** A UUID that is also in the log; without a parent trace it is the trace's id. */
  id: string
  /** The header of a trace that a proxy of ours has begun. */
  parent?: string | undefined
  endedAt: Date
  ms: number
  status?: number
  isFailed: boolean
}
type Exporter = { waiting: object[]; flush(): Promise<void>; stop(): Promise<void> }
let exporter: Exporter | undefined

/** Sends spans to a collector as OTLP over HTTP in JSON. Without an endpoint no spans are kept. Returns a function that stops sending. */
export function startTraces(endpoint: string | undefined, headers: string | undefined, program: string): () => Promise<void> {
  if (!endpoint) return async () => {}
  exporter = createExporter(endpoint, headers, program)
  const { stop } = exporter
  return stop
}

export function noteSpan(span: Span) {
  if (!exporter || exporter.waiting.length >= MOST_WAITING) return
  exporter.waiting.push(toOtlp(span))
  if (exporter.waiting.length === BATCH) void exporter.flush()
}

function createExporter(endpoint: string, headers: string | undefined, program: string): Exporter {
  const waiting: object[] = []
  const address = `${endpoint.replace(/\/$/, '')}/v1/traces`
  const given = Object.fromEntries((headers ?? '').split(',').flatMap(headerOf))
  const resource = { attributes: [text('service.name', 'jobapply-ai'), text('service.instance.role', program)] }
  let sending: Promise<void> | undefined
  let isAway = false

  async function send() {
    const spans = waiting.splice(0, BATCH)
    const body = JSON.stringify({ resourceSpans: [{ resource, scopeSpans: [{ scope: { name: 'jobapply-ai' }, spans }] }] })
    try {
      const answer = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...given },
        body,
        signal: AbortSignal.timeout(LONGEST_SEND_MS),
      })
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(String(answer.status))
      isAway = false
    } catch (error) {
      // Logged once, not every five seconds; unsent spans are dropped.
      if (!isAway) log.warn('traces not taken', { reason: (error as Error).name })
      isAway = true
    }
  }
  function flush() {
    sending ??= (waiting.length > 0 ? send() : Promise.resolve()).finally(() => {
      sending = undefined
    })
    return sending
  }
  const timer = setInterval(() => void flush(), EVERY_MS)
  timer.unref()
  return {
    waiting,
    flush,
    async stop() {
      clearInterval(timer)
      exporter = undefined
      await sending
      await flush()
    },
  }
}

function toOtlp({ kind, name, id, parent, endedAt, ms, status, isFailed }: Span) {
  const [, traceId, parentSpanId] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/.exec(parent ?? '') ?? []
  const end = endedAt.getTime()
  return {
    traceId: traceId ?? id.replaceAll('-', ''),
    spanId: randomBytes(8).toString('hex'),
    ...(parentSpanId && { parentSpanId }),
    name,
    kind: kind === 'request' ? SERVER : CONSUMER,
    startTimeUnixNano: nanoseconds(end - ms),
    endTimeUnixNano: nanoseconds(end),
    attributes: [
      text(`jobapply.${kind}_id`, id),
      ...(status === undefined ? [] : [{ key: 'http.response.status_code', value: { intValue: String(status) } }]),
    ],
    ...(isFailed && { status: { code: FAILED } }),
  }
}

const nanoseconds = (milliseconds: number) => `${Math.round(milliseconds * 1000)}000`
const text = (key: string, value: string) => ({ key, value: { stringValue: value } })

/** `name=value`, as OTEL_EXPORTER_OTLP_HEADERS has them. */
function headerOf(pair: string): [string, string][] {
  const at = pair.indexOf('=')
  return at > 0 ? [[pair.slice(0, at).trim(), pair.slice(at + 1).trim()]] : []
}
