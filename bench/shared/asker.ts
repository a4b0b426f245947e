import { parentPort, workerData } from 'node:worker_threads'

/** Asks one call after the other from a thread of its own, as a client does that is elsewhere, and says how long each took. */
const { origin } = workerData as { origin: string }
parentPort?.on('message', async ({ name, cookie, input }: { name: string; cookie: string; input: unknown }) => {
  const body = JSON.stringify({ json: input })
  const started = performance.now()
  const answer = await fetch(`${origin}/rpc/${name}`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body,
  })
  const text = await answer.text()
  parentPort?.postMessage({ milliseconds: performance.now() - started, status: answer.status, text: answer.ok ? '' : text })
})
