import { describe, expect, test } from 'vitest'
import { Refusal } from '#platform/refusal'
import { lostReport, trySending } from './reports.ts'
import { JOB } from './run.testing.ts'
import type { Report } from './run-report.ts'

const OTHER = '9d0f6f0e-7a37-4d7e-9a55-0f1f7c2f8a11'
const report = (applicationId: string, progress: 'failed' | 'unconfirmed'): Report => ({
  call: 'report',
  input: { applicationId, progress, note: '' },
})
const WAITING: Report[] = [
  report(JOB.id, 'unconfirmed'),
  { call: 'submitted', input: { applicationId: JOB.id, idempotencyKey: `said ${JOB.id}` } },
  report(OTHER, 'failed'),
]

/** A server that hears a report, or answers as `answer` says. */
function invent(answer: (report: Report) => Error | undefined) {
  const heard: Report[] = []
  const send = async (one: Report) => {
    const error = answer(one)
    if (error) throw error
    heard.push(one)
  }
  return { heard, send }
}

describe('what the server must hear', () => {
  test('waits while the server is away, and is told once in its order when it is back', async () => {
    let isAway = true
    const { heard, send } = invent(() => (isAway ? new TypeError('Failed to fetch') : undefined))
    let waiting = WAITING
    const tryAgain = async () => {
      const done = await trySending(waiting, send)
      waiting = waiting.filter((one) => !done.includes(one))
    }
    await tryAgain()
    await tryAgain()
    expect([heard, waiting]).toEqual([[], WAITING])
    isAway = false
    await tryAgain()
    await tryAgain()
    expect([heard, waiting]).toEqual([WAITING, []])
  })

  test.each([
    [400, true],
    [404, true],
    [409, true],
    [401, false],
    [408, false],
    [429, false],
    [500, false],
    [503, false],
  ])('answered with %i it is dropped: %s', async (status, isDropped) => {
    const { send } = invent(() => new Refusal(status, 'ANY'))
    expect(await trySending(WAITING.slice(2), send)).toHaveLength(isDropped ? 1 : 0)
  })

  test('of one application nothing overtakes what came before, and others do not wait for it', async () => {
    const { heard, send } = invent(({ call, input }) =>
      input.applicationId === JOB.id && call === 'report' ? new Refusal(503, 'BUSY') : undefined,
    )
    expect(await trySending(WAITING, send)).toEqual(WAITING.slice(2))
    expect(heard).toEqual(WAITING.slice(2))
  })

  test('APPLY-052 what a closed browser has left half filled is unconfirmed, and nothing is said about what goes on', () => {
    expect(lostReport(JOB.id, undefined)).toMatchObject({ input: { applicationId: JOB.id, progress: 'unconfirmed' } })
    expect(lostReport(JOB.id, { id: OTHER })).toMatchObject({ input: { applicationId: JOB.id } })
    expect([lostReport(JOB.id, JOB), lostReport(undefined, undefined)]).toEqual([null, null])
  })
})
