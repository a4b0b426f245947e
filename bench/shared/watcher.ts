import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

/** A light stream of ordinary calls from a thread of its own, so that what the bench does beside it is not measured. */
const { origin, cookie } = workerData as { origin: string; cookie: string }
const times: number[] = []
let [failed, isOver] = [0, false]
parentPort?.once('message', () => {
  isOver = true
})
while (!isOver) {
  const started = performance.now()
  const answer = await fetch(`${origin}/rpc/profiles/list`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: '{}',
  }).catch(() => undefined)
  await answer?.arrayBuffer()
  if (!answer?.ok) failed++
  times.push(performance.now() - started)
  await sleep(15)
}
parentPort?.postMessage({ times, failed })
