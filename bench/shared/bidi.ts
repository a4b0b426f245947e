import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

const START_MS = 60_000
const PATIENCE_MS = 30_000

type Reply = { id?: number; type: string; result?: unknown; error?: string; message?: string; method?: string; params?: unknown }
/** A value as WebDriver BiDi writes it; only plain ones are asked for. */
type Remote = { type: string; value?: unknown; sharedId?: string }
type Evaluated = { type: 'success'; result: Remote } | { type: 'exception'; exceptionDetails: { text: string } }

/** Firefox over WebDriver BiDi, without a driver in between: its own websocket speaks it. */
export async function startFirefox(program: string, profile: string) {
  const child = spawn(program, ['--headless', '--no-remote', '--remote-debugging-port', '0', '--profile', profile], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: profile, MOZ_HEADLESS_WIDTH: '1280', MOZ_HEADLESS_HEIGHT: '860' },
  })
  const socket = new WebSocket(`${await addressOf(child)}/session`)
  await once(socket, 'open')
  const waiting = new Map<number, (reply: Reply) => void>()
  const entries: string[] = []
  let last = 0
  socket.addEventListener('message', ({ data }) => {
    const reply: Reply = JSON.parse(String(data))
    if (reply.id !== undefined) {
      waiting.get(reply.id)?.(reply)
      waiting.delete(reply.id)
    } else if (reply.method === 'log.entryAdded') {
      const { level, text } = reply.params as { level: string; text: string }
      entries.push(`${level}: ${text}`)
    }
  })

  async function send<T>(method: string, params: object): Promise<T> {
    const id = ++last
    const { promise, resolve } = Promise.withResolvers<Reply>()
    waiting.set(id, resolve)
    socket.send(JSON.stringify({ id, method, params }))
    const reply = await Promise.race([promise, sleep(PATIENCE_MS, undefined, { ref: false })])
    if (!reply) throw new Error(`Firefox did not answer ${method}`)
    if (reply.type === 'error') throw new Error(`${method}: ${reply.error} ${reply.message}`)
    return reply.result as T
  }

  const session = await send<{ capabilities: { browserName: string; browserVersion: string } }>('session.new', {
    capabilities: {},
  })
  await send('session.subscribe', { events: ['log.entryAdded'] })
  const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {})
  const context = contexts[0]?.context ?? ''

  async function evaluate(expression: string): Promise<Remote> {
    const answer = await send<Evaluated>('script.evaluate', {
      expression,
      target: { context },
      awaitPromise: true,
      resultOwnership: 'root',
    })
    if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text)
    return answer.result
  }

  /** Waits until the expression answers an element, and answers it. */
  async function find(expression: string): Promise<{ sharedId: string }> {
    const until = Date.now() + PATIENCE_MS
    for (;;) {
      const { sharedId } = await evaluate(`(() => ${expression})()`)
      if (sharedId) return { sharedId }
      if (Date.now() > until) throw new Error(`not found: ${expression} in ${(await evaluate('location.href')).value}`)
      await sleep(100)
    }
  }

  /** A dialog that still moves would be pressed beside its button. */
  async function settle(expression: string) {
    let before: unknown = ''
    for (;;) {
      const { value = '' } = await evaluate(`JSON.stringify((() => ${expression})()?.getBoundingClientRect())`)
      if (value === before) return
      before = value
      await sleep(100)
    }
  }

  const act = (actions: object[]) => send('input.performActions', { context, actions })
  const origin = (element: object) => ({ type: 'element', element })

  return {
    version: `${session.capabilities.browserName} ${session.capabilities.browserVersion}`,
    /** Everything that the console has said, with its level. */
    entries,
    goto: (url: string) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    preload: (functionDeclaration: string) => send('script.addPreloadScript', { functionDeclaration }),
    evaluate,
    find,
    async click(expression: string) {
      await find(expression)
      await evaluate(`(() => ${expression})().scrollIntoView({ block: 'center' })`)
      await settle(expression)
      const element = await find(expression)
      const move = { type: 'pointerMove', x: 0, y: 0, origin: origin(element) }
      const press = [
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]
      await act([{ type: 'pointer', id: 'mouse', actions: [move, ...press] }])
    },
    async type(expression: string, text: string) {
      await find(expression)
      await evaluate(`(() => { const field = ${expression}; field.focus(); field.select?.() })()`)
      const keys = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ])
      await act([{ type: 'key', id: 'keyboard', actions: keys }])
    },
    async setFile(expression: string, path: string) {
      await send('input.setFiles', { context, element: await find(expression), files: [path] })
    },
    async close() {
      await send('browser.close', {}).catch(() => undefined)
      socket.close()
      if (child.exitCode === null) await Promise.race([once(child, 'exit'), sleep(5_000).then(() => child.kill('SIGKILL'))])
    },
  }
}
export type Firefox = Awaited<ReturnType<typeof startFirefox>>

/** It writes where it listens to its error stream. */
async function addressOf(child: ChildProcess): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  let said = ''
  child.stderr?.on('data', (chunk) => {
    said += chunk
    const address = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(said)?.[1]
    if (address) resolve(address)
  })
  child.once('error', reject)
  child.once('exit', (code) => reject(new Error(`Firefox ended with ${code}: ${said.slice(-500)}`)))
  const timer = setTimeout(() => reject(new Error(`Firefox does not listen: ${said.slice(-500)}`)), START_MS)
  try {
    return await promise
  } finally {
    clearTimeout(timer)
  }
}
