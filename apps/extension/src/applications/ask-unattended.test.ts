import { UNATTENDED_PACE } from '@jobapply/core/applications/unattended/constants'
import type { NextUnattended } from '@jobapply/core/applications/unattended/schema'
import { describe, expect, test } from 'vitest'
import { type AskDeps, askUnattended } from './ask-unattended.ts'
import { JOB } from './run.testing.ts'

const QUEUED: NextUnattended['job'] = {
  ...{ id: JOB.id, job_title: JOB.title, company: JOB.company, location: JOB.location, source: 'Dice' },
  ...{ job_url: 'https://www.dice.com/job-detail/1', application_url: JOB.address, progress: 'ready' },
  ...{ approvedAt: '2026-11-17T09:00:00Z', updated_at: '2026-11-17T09:00:00Z' },
}
const FOUND: NextUnattended = { job: QUEUED, wait: null, askInSeconds: 0, begunToday: 0 }

/** Asks once in such a browser; answers what was done. */
async function ask(changes: Partial<AskDeps> = {}) {
  const done = { again: [] as number[], aside: [] as string[], ran: [] as string[] }
  await askUnattended({
    isPaired: async () => true,
    isBusy: async () => false,
    next: async () => FOUND,
    isGranted: async () => true,
    setAside: async (id) => void done.aside.push(id),
    askAgainIn: async (seconds) => void done.again.push(seconds),
    run: async ({ address }) => void done.ran.push(address),
    ...changes,
  })
  return done
}
const unasked = async (): Promise<NextUnattended> => expect.fail('The server was asked')

describe('APPLY-055 a browser that runs', () => {
  test('works on what the server offers, and asks again after the fixed time', async () => {
    expect(await ask()).toEqual({ again: [UNATTENDED_PACE.spacingSeconds], aside: [], ran: [JOB.address] })
  })

  test('takes the address of the posting where the form has none', async () => {
    const job = { ...QUEUED, application_url: null }
    expect((await ask({ next: async () => ({ ...FOUND, job }) })).ran).toEqual([QUEUED?.job_url])
  })

  test('asks for nothing while it is not paired or a form is open', async () => {
    expect((await ask({ isPaired: async () => false, next: unasked })).ran).toEqual([])
    expect((await ask({ isBusy: async () => true, next: unasked })).ran).toEqual([])
  })

  test('waits as long as the server says, and longer while it is away', async () => {
    const idle: NextUnattended = { job: null, wait: 'spacing', askInSeconds: 42, begunToday: 1 }
    expect(await ask({ next: async () => idle })).toEqual({ again: [42], aside: [], ran: [] })
    expect(await ask({ next: () => Promise.reject(new TypeError('Failed to fetch')) })).toMatchObject({ again: [300], ran: [] })
  })

  test('opens no site that the person has not allowed', async () => {
    expect(await ask({ isGranted: async () => false })).toMatchObject({ aside: [JOB.id], ran: [] })
  })
})
