import { Agent, request } from 'node:http'
import { text as textOf } from 'node:stream/consumers'
import { parentPort, workerData } from 'node:worker_threads'

/** Asks one call after the other from a thread of its own, as a client does that is elsewhere, and says how long each took. */
const { origin } = workerData as { origin: string }
const agent = new Agent({ keepAlive: true })
parentPort?.on('message', ({ name, cookie, input }: { name: string; cookie: string; input: unknown }) => {
  const body = JSON.stringify({ json: input })
  const headers = { cookie, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
  const started = performance.now()
  request(`${origin}/rpc/${name}`, { method: 'POST', agent, headers }, async (answer) => {
    const text = await textOf(answer)
    const isGood = answer.statusCode === 200
    parentPort?.postMessage({
      milliseconds: performance.now() - started,
      status: answer.statusCode,
      text: isGood ? '' : text,
    })
  }).end(body)
})
