import { nextReading } from '@jobapply/core/applications/inbox/rules'
import { z } from 'zod'
import { now } from '#platform/clock'
import type { Platform } from '#platform/feature/platform'
import { defineTask } from '#platform/feature/tasks'
import { log } from '#platform/log'
import { MailboxError } from './mailbox-error.ts'
import { LONGEST_SESSION_MS } from './open-mailbox.ts'
import { sentenceOf } from './problems.ts'
import { readMailbox } from './read-mailbox.ts'
import { claimMailbox, findMailbox, forgetDismissed, noteReading } from './store.ts'

const AT_ONCE = 4
const LONGEST_RUN_MS = 50_000

/** Reads the mailboxes whose turn it is. */
export const readMailboxesTask = defineTask({
  name: 'applications-inbox',
  payload: z.object({}),
  every: '* * * * *',
  async run(_, platform) {
    const { system } = platform.database
    await forgetDismissed(system, now())
    const end = performance.now() + LONGEST_RUN_MS
    const work = async () => {
      while (performance.now() < end && (await readNext(platform)));
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
  },
})

/** False: no mailbox is due. */
export async function readNext(platform: Platform): Promise<boolean> {
  const { system } = platform.database
  const userId = await claimMailbox(system, now(), new Date(now().getTime() + 2 * LONGEST_SESSION_MS))
  const box = userId && (await findMailbox(system, userId))
  if (!box) return false
  try {
    await readMailbox(platform, box)
    await noteReading(system, box, { readAt: now(), failures: 0, problem: null, nextAt: nextReading(now(), 0) })
  } catch (error) {
    if (!(error instanceof MailboxError)) log.error('mailbox not read', error, { userId: box.userId })
    const failures = box.failures + 1
    const isRefused = error instanceof MailboxError && error.problem === 'refused'
    // Another try with a password that is wrong could lock the person's mailbox.
    const nextAt = isRefused ? null : nextReading(now(), failures)
    await noteReading(system, box, { failures, nextAt, problem: sentenceOf(error) })
  }
  return true
}
