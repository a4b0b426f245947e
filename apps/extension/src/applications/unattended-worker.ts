import { browser } from 'wxt/browser'
import { isFormGranted } from '#platform/grants'
import { readKey } from '#platform/kept'
import { server } from '#platform/server'
import { askUnattended } from './ask-unattended.ts'
import type { RunDeps } from './drive.ts'
import { readRun } from './kept-run.ts'
import { isOver } from './run.ts'
import { readSetAside, setAside } from './set-aside.ts'
import { runUnattended } from './unattended.ts'

export const UNATTENDED_ALARM = 'alone'
/** Alarms come no sooner. */
const LEAST_SECONDS = 30

const askAgainIn = (seconds: number) =>
  browser.alarms.create(UNATTENDED_ALARM, { delayInMinutes: Math.max(seconds, LEAST_SECONDS) / 60 })

/** The browser keeps the alarm, but not everywhere beyond its own end. */
export async function keepAsking(): Promise<void> {
  if (!(await browser.alarms.get(UNATTENDED_ALARM))) await askAgainIn(LEAST_SECONDS)
}

/** Once at a time, whoever asks. */
export const goUnattended = (work: (step: (deps: RunDeps) => Promise<void>) => Promise<void>): Promise<void> =>
  navigator.locks.request('alone', { ifAvailable: true }, async (lock) => {
    if (!lock) return
    await askUnattended({
      isPaired: async () => (await readKey()) !== undefined,
      async isBusy() {
        const run = await readRun()
        return run !== undefined && !isOver(run)
      },
      next: async () => server.nextUnattended({ except: (await readSetAside()).map(({ id }) => id) }),
      isGranted: isFormGranted,
      setAside,
      askAgainIn,
      run: (job) => work((deps) => runUnattended(deps, job)),
    })
  })
