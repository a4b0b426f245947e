import { describe, expect, test } from 'vitest'
import { takenBackBy, watchConfirmed } from './after-confirmation.ts'
import { inventDesk } from './drive.testing.ts'
import { fillForm, startRun, submitForm } from './drive.ts'
import { JOB } from './run.testing.ts'

const PAGE = 'https://jobs.lever.co/green-mill/1/thanks'
const LOST = 'Something went wrong: your application was not received.'
const against = (address: string, kind: 'denied' | 'failed' | 'duplicate' = 'denied', isNamed = true) => ({
  address,
  against: [{ kind, text: LOST, isNamed }],
})
async function confirmed() {
  const world = inventDesk({ outcome: { state: 'confirmed', sign: 'Thank you for applying' } })
  await startRun(world.deps, JOB)
  await fillForm(world.deps)
  await submitForm(world.deps)
  return world
}
const endOf = ({ storage, watched }: Awaited<ReturnType<typeof confirmed>>) => [
  storage.run?.phase,
  storage.reports.map(({ call }) => call),
  watched.length,
]

describe('APPLY-045 after a confirmation', () => {
  test('the page is looked at for half a minute, and nothing more is told when it stays as it is', async () => {
    const world = await confirmed()
    world.world.against = { address: PAGE, against: [] }
    const before = world.world.clock
    await watchConfirmed(world.watching)
    expect(world.world.clock - before).toBeGreaterThanOrEqual(30_000)
    expect(world.world.clock - before).toBeLessThan(35_000)
    expect(endOf(world)).toEqual(['confirmed', ['confirm'], 0])
  })

  test('a page that takes it back makes it unconfirmed, and the server hears the page’s own words once, after the confirmation', async () => {
    const world = await confirmed()
    world.world.against = against(PAGE)
    await watchConfirmed(world.watching)
    expect(endOf(world)).toEqual(['unconfirmed', ['confirm', 'take-back'], 0])
    expect(world.storage.reports[1]).toEqual({ call: 'take-back', input: { applicationId: JOB.id, quote: LOST } })
    expect(world.storage.run?.messages).toEqual([LOST])
  })

  test('words that are gone at the next look, and a page that cannot be asked, take nothing back', async () => {
    const world = await confirmed()
    let looks = 0
    world.watching.against = async () => {
      looks++
      if (looks % 3 === 0) throw new Error('the page is on its way to another one')
      return looks % 3 === 1 ? against(PAGE) : { address: PAGE, against: [] }
    }
    await watchConfirmed(world.watching)
    expect(endOf(world)).toEqual(['confirmed', ['confirm'], 0])
  })

  test('the next application does not change what is told about this one', async () => {
    const world = await confirmed()
    const next = { ...JOB, id: '9d0f6f0e-7a37-4d7e-9a55-0f1f7c2f8a11' }
    await startRun(world.deps, next)
    world.world.against = against(PAGE)
    await watchConfirmed(world.watching)
    expect(world.storage.run).toMatchObject({ id: next.id, phase: 'review' })
    expect(world.storage.reports[1]).toMatchObject({ call: 'take-back', input: { applicationId: JOB.id } })
  })

  test.each([
    ['the same page, an error', PAGE, 'failed', false, LOST],
    ['the same page, "already applied": it has arrived', PAGE, 'duplicate', true, null],
    ['another page that names the application', 'https://jobs.lever.co/error', 'denied', true, LOST],
    ['another page, about something else', 'https://jobs.lever.co/green-mill', 'failed', false, null],
    ['another site', 'https://mail.example/inbox', 'denied', true, null],
  ] as const)('%s: %s', (_, address, kind, isNamed, expected) => {
    expect(takenBackBy({ address: PAGE }, against(address, kind, isNamed))).toBe(expected)
  })
})
