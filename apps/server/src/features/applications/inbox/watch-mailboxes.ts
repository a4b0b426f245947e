import { EARLY_READINGS } from '@jobapply/core/applications/inbox/constants'
import { takeArrival } from '@jobapply/core/applications/inbox/rules'
import { now } from '#platform/clock'
import type { Platform } from '#platform/feature/platform'
import { log } from '#platform/log'
import { MailboxError } from './mailbox-error.ts'
import { bringForward, listWatchable, type MailboxRow } from './store.ts'
import { watchMailbox } from './watch-mailbox.ts'

const MINUTE = 60_000
const CHOOSE_EVERY_MS = 5 * MINUTE
/** Connections opened at a time; after a start the last ones come a little later. */
const OPENED_AT_ONCE = 10
/** A server without IDLE or that refused the password is not asked again for a day, one that did not answer for half an hour. */
const REST_MS = { cannot: 24 * 60 * MINUTE, failed: 30 * MINUTE }

/**
 * Holds IDLE connections to some mailboxes, so that an email is read within a minute or two instead of ten. Every process that does
 * background tasks holds its own, at most MAIL_IDLE_CONNECTIONS and one a person; all other mailboxes are polled.
 */
export function createWatch(platform: Platform) {
  const { system } = platform.database
  const most = platform.settings.MAIL_IDLE_CONNECTIONS
  const open = new Map<string, AbortController>()
  /** Until when a connection is not tried. Only of mailboxes that were chosen. */
  let resting = new Map<string, number>()
  let isStopped = false

  async function watch(box: MailboxRow) {
    const { connectionId, userId } = box
    const end = new AbortController()
    open.set(connectionId, end)
    let arrivals: readonly number[] = []
    let again: NodeJS.Timeout | undefined
    const onArrival = () => {
      const at = now()
      const taken = takeArrival(arrivals, at)
      if (!taken) return
      arrivals = taken
      void advance(box, at)
      // A reading under way has looked at the folder already, and sets the next time itself.
      clearTimeout(again)
      again = setTimeout(() => void advance(box, at), EARLY_READINGS.pauseSeconds * 1_000)
      again.unref()
    }
    let restMs = 0
    try {
      if (!(await watchMailbox(platform, box, { onArrival, signal: end.signal }))) restMs = REST_MS.cannot
    } catch (error) {
      restMs = error instanceof MailboxError && error.problem === 'refused' ? REST_MS.cannot : REST_MS.failed
      if (!end.signal.aborted && !(error instanceof MailboxError)) log.error('mailbox not watched', error, { userId })
    } finally {
      open.delete(connectionId)
      if (restMs > 0 && !end.signal.aborted) resting.set(connectionId, now().getTime() + restMs)
    }
  }

  const advance = (box: MailboxRow, arrivedAt: Date) =>
    bringForward(system, box, { at: now(), arrivedAt, pauseSeconds: EARLY_READINGS.pauseSeconds }).catch((error) =>
      log.error('mailbox not brought forward', error, { userId: box.userId }),
    )

  /** Closes connections whose mailbox is not among the chosen any more, and opens missing ones. */
  async function choose() {
    const boxes = await listWatchable(system, most)
    const chosen = new Set(boxes.map(({ connectionId }) => connectionId))
    for (const [id, end] of open) if (!chosen.has(id)) end.abort()
    const at = now().getTime()
    resting = new Map([...resting].filter(([id, until]) => chosen.has(id) && until > at))
    const missing = boxes.filter(({ connectionId }) => !open.has(connectionId) && !resting.has(connectionId))
    if (!isStopped) for (const box of missing.slice(0, OPENED_AT_ONCE)) void watch(box)
  }

  return {
    choose,
    count: () => open.size,
    stop() {
      isStopped = true
      for (const end of open.values()) end.abort()
    },
  }
}

/** Watches as long as this process does background tasks. */
export async function watchMailboxes(platform: Platform): Promise<() => Promise<void>> {
  if (platform.settings.MAIL_IDLE_CONNECTIONS === 0) return async () => {}
  const watch = createWatch(platform)
  const timer = setInterval(() => {
    watch.choose().catch((error) => log.error('mailboxes to watch not chosen', error))
  }, CHOOSE_EVERY_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    watch.stop()
  }
}
