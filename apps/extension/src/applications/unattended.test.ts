import { describe, expect, test } from 'vitest'
import { watchConfirmed } from './after-confirmation.ts'
import { inventDesk, loseWorker } from './drive.testing.ts'
import { stopRun } from './drive.ts'
import { resumeRun } from './resume.ts'
import { JOB } from './run.testing.ts'
import { runUnattended } from './unattended.ts'

const THANKS = { state: 'confirmed', sign: 'Thank you for applying' } as const
const CV = { id: 'cv', kind: 'file' as const, decided: { key: 'resumeFile', value: 'ann.pdf' } }

const ran = async (...plan: Parameters<typeof inventDesk>) => {
  const world = inventDesk(...plan)
  await runUnattended(world.deps, JOB)
  return world
}
const endOf = ({ storage, presses, closed, aside }: ReturnType<typeof inventDesk>) => ({
  phase: storage.run?.phase,
  presses: presses(),
  closed: closed.length,
  aside: aside.map(({ id }) => id),
  reports: storage.reports.map(({ call }) => call),
})

describe('APPLY-055 full automation', () => {
  test('fills, attaches, reads back and sends a certain form without a click, and asks the server as such', async () => {
    const world = await ran({ fields: [{ id: 'name' }, CV], outcome: THANKS })
    expect(world.inserted()).toEqual(['cv', 'name'])
    expect(world.world.unattendedBegins).toBe(1)
    expect(endOf(world)).toEqual({ phase: 'confirmed', presses: 1, closed: 0, aside: [], reports: ['confirm'] })
    // Its tab closes when the page has had the time to take the confirmation back.
    await watchConfirmed(world.watching)
    expect(endOf(world).closed).toBe(1)
  })

  test.each([
    ['a required answer is open', { fields: [{ id: 'name' }, { id: 'why', decided: { decision: 'ask' as const } }] }],
    ['an answer is only likely', { fields: [{ id: 'name' }, { id: 'why', decided: { decision: 'propose' as const } }] }],
    ['the page asks whether it is a person', { hasCheck: true }],
    ['there is no form', { fields: [] }],
  ])('%s: nothing is touched, and it waits for review', async (_, plan) => {
    const world = await ran({ ...plan, outcome: THANKS })
    expect([world.inserted(), world.world.begins]).toEqual([[], 0])
    expect(endOf(world)).toEqual({ phase: 'ended', presses: 0, closed: 1, aside: [JOB.id], reports: [] })
  })

  test('a page that loads slowly is waited for; one that never stops loading waits for review', async () => {
    const slow = await ran({ loadsMs: 40_000, outcome: THANKS })
    expect(endOf(slow)).toEqual({ phase: 'confirmed', presses: 1, closed: 0, aside: [], reports: ['confirm'] })
    const endless = await ran({ loadsMs: Number.POSITIVE_INFINITY, outcome: THANKS })
    expect(endOf(endless)).toEqual({ phase: 'ended', presses: 0, closed: 1, aside: [JOB.id], reports: [] })
    expect(endless.world.clock).toBeLessThanOrEqual(90_000)
  })

  test('a page that does not keep an answer is half filled: it needs the person, and its tab stays', async () => {
    const world = await ran({ fields: [{ id: 'name' }, { id: 'lost' }], empties: { lost: 99 }, outcome: THANKS })
    expect(endOf(world)).toEqual({ phase: 'ended', presses: 0, closed: 0, aside: [], reports: ['report'] })
    expect(world.storage.reports).toMatchObject([
      { input: { progress: 'needs-you', note: expect.stringContaining('First name') } },
    ])
  })

  test('a page that does not keep an answer is not left for the next one', async () => {
    const world = await ran({ fields: [{ id: 'name' }, { id: 'lost' }], empties: { lost: 99 }, way: 'next' })
    expect(endOf(world)).toMatchObject({ phase: 'ended', presses: 0, reports: ['report'] })
    expect(world.storage.reports).toMatchObject([{ input: { note: expect.stringContaining('First name') } }])
  })

  test('the server refuses: nothing is touched', async () => {
    const world = inventDesk({ outcome: THANKS })
    world.deps.server.beginFilling = async () => 'refused'
    await runUnattended(world.deps, JOB)
    expect(world.inserted()).toEqual([])
    expect(endOf(world)).toEqual({ phase: 'ended', presses: 0, closed: 1, aside: [JOB.id], reports: [] })
  })

  test.each(['here', 'in the web app'])(
    "'Stop everything' %s ends it within two seconds at any moment, and nothing more is typed or pressed",
    async (where) => {
      const count = 6
      for (let moment = 0; moment <= count; moment++) {
        let isStopped = false
        const fields = Array.from({ length: count }, (_, at) => ({ id: `field ${at}` }))
        const world = inventDesk({ fields, isStopped: () => isStopped, outcome: THANKS })
        const { ask } = world.deps.page
        let stoppedAt = Number.NaN
        world.deps.page.ask = async (...request) => {
          const answer = await ask(...request)
          if (world.inserted().length === moment && Number.isNaN(stoppedAt)) {
            stoppedAt = world.world.clock
            if (where === 'here') await stopRun(world.deps)
            else isStopped = true
          }
          return answer
        }
        await runUnattended(world.deps, JOB)
        expect(world.inserted().length).toBeLessThanOrEqual(moment + 1)
        expect([world.presses(), world.world.clock - stoppedAt < 2_000]).toEqual([0, true])
        expect(world.storage.run?.phase).toBe('unconfirmed')
      }
    },
  )

  test('a worker that is lost goes on, and sends it once', async () => {
    const world = inventDesk({ fields: [{ id: 'one' }, { id: 'two' }], outcome: THANKS })
    const alive = loseWorker(world, 1)
    void runUnattended(world.deps, JOB)
    await expect.poll(() => world.inserted()).toEqual(['one'])
    alive()
    await resumeRun(world.deps, async () => true)
    expect([world.inserted(), world.presses(), world.storage.run?.phase]).toEqual([['one', 'two'], 1, 'confirmed'])
  })
})
