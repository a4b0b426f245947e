import { vi } from 'vitest'
import {
  type Answers,
  at,
  callAt,
  checked,
  checkFault,
  documentedCalls,
  type Fault,
  isFault,
  pathsOf,
  UNREACHABLE,
} from './calls.ts'
import { findRecorded, type PersonName } from './recordings.ts'
import { answerInSteps, isSteps } from './steps.ts'

type Sent = { call: string; input: unknown }

/**
 * Stands behind `fetch`. It answers each call with what the test says, else with what a real server has answered this person. Inputs,
 * answers and faults must be those of the contract; a call without an answer fails the test.
 */
export function startFakeServer(person: PersonName, first: Answers = {}) {
  const answers = new Map<string, unknown>()
  const waits = new Map<string, Promise<void>>()
  const sent: Sent[] = []
  const complaints: unknown[] = []

  function answer(changes: Answers) {
    for (const path of pathsOf(changes)) answers.set(path, at(changes, path))
  }
  answer(first)

  async function handle(call: string, body: unknown, signal?: AbortSignal): Promise<Response> {
    const definition = callAt(call)
    if (!definition) throw new Error(`The contract has no ${call}`)
    const input = await checked(definition.inputSchema, body, `input of ${call}`)
    sent.push({ call, input: body })
    await waits.get(call)
    const given = answers.has(call) ? answers.get(call) : findRecorded(person, call, body)
    if (given === undefined && !answers.has(call)) throw new Error(`Nobody answers ${call} with ${JSON.stringify(body)}`)
    const said = !answers.has(call) ? (given as { output?: unknown }).output : typeof given === 'function' ? given(input) : given
    if (said === UNREACHABLE) throw new TypeError('Failed to fetch')
    if (isFault(said)) return refuse(call, said)
    const output = await checked(definition.outputSchema, said, `answer to ${call}`)
    return isSteps(output) ? answerInSteps(output, (error) => judge(call, error), signal) : Response.json({ json: output })
  }

  /** What ends an answer in the middle: a fault of the contract, or a connection that breaks. */
  function judge(call: string, error: unknown) {
    try {
      if (!isFault(error)) throw error
      checkFault(call, error)
      return error
    } catch (other) {
      if (!(other instanceof TypeError)) complaints.push(other)
      return undefined
    }
  }

  function refuse(call: string, said: Fault) {
    checkFault(call, said)
    const { fault: code, status, message, data } = said
    return Response.json({ json: { defined: true, code, status, message, data } }, { status })
  }

  vi.stubGlobal('fetch', async (to: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(to instanceof Request ? to : new URL(to, location.href), init)
    try {
      const { pathname } = new URL(request.url)
      const documented = documentedCalls().get(pathname)
      if (documented) return await unwrap(await handle(documented, JSON.parse(await request.text())))
      const [, call] = /^\/rpc\/(.+)$/.exec(pathname) ?? []
      if (!call) throw new Error(`Nobody answers ${request.url}`)
      return await handle(decodeURIComponent(call), await inputOf(request), request.signal)
    } catch (error) {
      if (error instanceof TypeError && error.message === 'Failed to fetch') throw error
      complaints.push(error)
      return Response.json(
        { json: { defined: false, code: 'INTERNAL_SERVER_ERROR', status: 500, message: String(error) } },
        { status: 500 },
      )
    }
  })

  return {
    /** From now on these calls are answered like this. */
    answer,
    /** These calls are answered with what was recorded again. */
    forget: (...calls: string[]) => {
      for (const call of calls) answers.delete(call)
    },
    /** The next answers to this call wait until the returned function is called. */
    hold: (call: string) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      waits.set(call, promise)
      return () => {
        waits.delete(call)
        resolve()
      }
    },
    /** The inputs that this call was made with, in order. */
    sentTo: (call: string) => sent.filter((one) => one.call === call).map(({ input }) => input),
    complaints,
  }
}

/** Under their documented addresses, calls answer without oRPC's envelope. */
const unwrap = async (answer: Response) =>
  Response.json(((await answer.json()) as { json: unknown }).json, { status: answer.status })

/** In oRPC's form: plain JSON, or a form with the files beside it. */
async function inputOf(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  if (!type.startsWith('multipart/form-data')) return (JSON.parse((await request.text()) || '{}') as { json?: unknown }).json
  const form = await request.formData()
  const { json, maps = [] } = JSON.parse(String(form.get('data'))) as { json: unknown; maps?: string[][] }
  for (const [index, path] of maps.entries()) {
    const last = path.at(-1) ?? ''
    const owner = path.slice(0, -1).reduce<unknown>((node, name) => (node as Record<string, unknown>)[name], json)
    ;(owner as Record<string, unknown>)[last] = form.get(String(index))
  }
  return json
}
