import { describe, expect, test, vi } from 'vitest'
import { inventDesk, loseWorker } from './drive.testing.ts'
import {
  attachFiles,
  fillForm,
  goOnFilling,
  goToNextPage,
  happen,
  NotPaired,
  notePress,
  readOpenForm,
  startRun,
  stopRun,
  submitForm,
} from './drive.ts'
import { resumeRun } from './resume.ts'
import { JOB } from './run.testing.ts'

const started = async (...plan: Parameters<typeof inventDesk>) => {
  const world = inventDesk(...plan)
  await startRun(world.deps, JOB)
  return world
}
const CONSENT = {
  id: 'consent',
  kind: 'checkbox' as const,
  decided: { decision: 'ask' as const, isNever: true, value: undefined },
}
const phaseOf = ({ storage }: ReturnType<typeof inventDesk>) => storage.run?.phase

describe('filling a form', () => {
  test('the server is asked before the first value is inserted, and every value is read back', async () => {
    const world = await started()
    expect([phaseOf(world), world.inserted(), world.world.begins]).toEqual(['review', [], 0])
    await fillForm(world.deps)
    expect([phaseOf(world), world.inserted(), world.world.begins]).toEqual(['review', ['name'], 1])
    expect(world.storage.run?.fields).toMatchObject([{ state: 'held', shown: 'Ann' }])
    // What is there is not inserted again.
    await fillForm(world.deps)
    expect(world.inserted()).toEqual(['name'])
  })

  test('values are read back 2.5 seconds later, and a form or an outcome is looked for every half second', async () => {
    const world = await started({ outcome: { state: 'confirmed', sign: 'Thank you for applying' } })
    const waits: number[] = []
    const { sleep } = world.deps
    world.deps.sleep = (milliseconds) => {
      waits.push(milliseconds)
      return sleep(milliseconds)
    }
    await fillForm(world.deps)
    // One beside the insertion, five until the values are read back, and one between two looks at the form, which must have settled.
    expect(waits).toEqual([500, ...[500, 500, 500, 500, 500], 500])
    waits.length = 0
    await submitForm(world.deps)
    expect(waits).toEqual([500, 500])
  })

  test('what the page empties is inserted once more, then it is the person who fills it', async () => {
    const world = await started({ fields: [{ id: 'once' }, { id: 'always' }], empties: { once: 1, always: 99 } })
    await fillForm(world.deps)
    expect(world.inserted()).toEqual(['once', 'always', 'once', 'always'])
    expect(world.storage.run?.fields.map(({ state }) => state)).toEqual(['held', 'lost'])
  })

  test('a file is attached by its own click, because the employer may keep it at once', async () => {
    const file = { id: 'cv', kind: 'file' as const, decided: { key: 'resumeFile', value: 'ann.pdf' } }
    const world = await started({ fields: [{ id: 'name' }, file] })
    await fillForm(world.deps)
    expect(world.inserted()).toEqual(['name'])
    await attachFiles(world.deps, ['cv'])
    expect(world.inserted()).toEqual(['name', 'cv'])
  })

  test('a file whose place is not certain is attached by its own click, too', async () => {
    const decided = { decision: 'propose' as const, key: 'resumeFile', value: 'ann.pdf' }
    const world = await started({ fields: [{ id: 'name' }, { id: 'cv', kind: 'file', decided }] })
    await fillForm(world.deps)
    expect(world.inserted()).toEqual(['name'])
    await attachFiles(world.deps, ['cv'])
    expect(world.inserted()).toEqual(['name', 'cv'])
  })

  test('APPLY-056 a consent is not touched, and nothing can be sent before the person has given it on the page', async () => {
    const world = await started({ fields: [{ id: 'name' }, CONSENT], outcome: { state: 'confirmed', sign: 'Thank you' } })
    await fillForm(world.deps)
    await submitForm(world.deps)
    expect([world.inserted(), world.presses(), phaseOf(world)]).toEqual([['name'], 0, 'review'])
  })
})

describe("'Stop everything'", () => {
  test.each(['here', 'in the web app'])(
    'pressed %s ends filling within two seconds, and nothing more is inserted',
    async (where) => {
      let isStopped = false
      const fields = Array.from({ length: 20 }, (_, at) => ({ id: `field ${at}` }))
      const world = await started({ fields, isStopped: () => isStopped })
      const { ask } = world.deps.page
      let stoppedAt = Number.NaN
      world.deps.page.ask = async (...request) => {
        if (world.inserted().length === 3 && Number.isNaN(stoppedAt)) {
          stoppedAt = world.world.clock
          if (where === 'here') await stopRun(world.deps)
          else isStopped = true
        }
        return ask(...request)
      }
      await fillForm(world.deps)
      expect(world.inserted().length).toBeLessThanOrEqual(4)
      expect(world.world.clock - stoppedAt).toBeLessThan(2_000)
      expect([phaseOf(world), world.storage.reports]).toMatchObject(['unconfirmed', [{ input: { progress: 'unconfirmed' } }]])
    },
  )

  test('does not wait for a list that takes long to open', async () => {
    let isStopped = false
    const world = await started({ fields: [{ id: 'list' }, { id: 'next' }], isStopped: () => isStopped })
    const { ask } = world.deps.page
    world.deps.page.ask = async (...request) => {
      const answer = await ask(...request)
      if (request[2].type !== 'form.insert') return answer
      isStopped = true
      return new Promise(() => {})
    }
    const before = world.world.clock
    await fillForm(world.deps)
    expect([world.inserted(), phaseOf(world), world.world.clock - before < 2_000]).toEqual([['list'], 'unconfirmed', true])
  })

  test('keeps a form from being touched at all', async () => {
    const world = await started({ isStopped: () => true })
    await fillForm(world.deps)
    expect([world.inserted(), phaseOf(world), world.storage.reports]).toEqual([[], 'ended', []])
  })
})

describe('sending', () => {
  test('APPLY-034 is one press after the person has clicked, and APPLY-048 only the sign of the page confirms it', async () => {
    const world = await started({ outcome: { state: 'confirmed', sign: 'Thank you for applying' } })
    await fillForm(world.deps)
    expect(world.presses()).toBe(0)
    await submitForm(world.deps)
    expect([world.presses(), phaseOf(world)]).toEqual([1, 'confirmed'])
    expect(world.storage.reports).toMatchObject([{ call: 'confirm', input: { quote: 'Thank you for applying' } }])
    await submitForm(world.deps)
    expect([world.presses(), world.storage.reports.length]).toEqual([1, 1])
  })

  test('APPLY-052 without a sign it is unconfirmed after a minute, also when the person pressed the button of the page', async () => {
    const world = await started()
    await fillForm(world.deps)
    const before = world.world.clock
    await notePress(world.deps, { address: JOB.address, names: ['name'], errors: [], claims: [], isMarked: false })
    expect(world.world.clock - before).toBe(60_000)
    expect(world.storage.reports).toMatchObject([{ input: { progress: 'unconfirmed' } }])
  })

  test('APPLY-046 a refusal that stays is a failure in the words of the page', async () => {
    const world = await started({ outcome: { state: 'failed', messages: ['Enter a valid phone number'] } })
    await fillForm(world.deps)
    await submitForm(world.deps)
    expect(world.storage.reports).toMatchObject([{ input: { progress: 'failed', note: 'Enter a valid phone number' } }])
  })

  test('a check that only the person can pass gets more time', async () => {
    const world = await started({ outcome: { state: 'needs-user', messages: ['Solve the CAPTCHA'] } })
    await fillForm(world.deps)
    const sleep = world.deps.sleep
    const before = world.world.clock
    world.deps.sleep = async (milliseconds) => {
      await sleep(milliseconds)
      if (world.world.clock - before > 120_000) world.world.outcome = { state: 'confirmed', sign: 'Application sent' }
    }
    await submitForm(world.deps)
    expect([phaseOf(world), world.presses()]).toEqual(['confirmed', 1])
  })
})

describe('a worker that is lost', () => {
  test('while it filled: the next one goes on, without inserting twice what is there', async () => {
    const fields = [{ id: 'one' }, { id: 'two' }, { id: 'three' }]
    const first = await started({ fields })
    const alive = loseWorker(first, 2)
    void fillForm(first.deps)
    await expect.poll(() => first.inserted()).toEqual(['one', 'two'])
    alive()
    await resumeRun(first.deps, async () => true)
    expect([first.inserted(), phaseOf(first)]).toEqual([['one', 'two', 'three'], 'review'])
  })

  test('after the click: the next one reads the outcome and presses nothing', async () => {
    const world = await started()
    await fillForm(world.deps)
    const before = { address: JOB.address, names: ['name'], errors: [], claims: [], isMarked: false }
    await happen(world.deps, { type: 'submit', before })
    world.world.outcome = { state: 'confirmed', sign: 'Thank you for applying' }
    await resumeRun(world.deps, async () => true)
    expect([phaseOf(world), world.presses()]).toEqual(['confirmed', 0])
  })

  test('before it could report: the next one sends what waits, also when no application is open', async () => {
    const worlds = [inventDesk(), await started(), await started()]
    for (const [at, { deps }] of worlds.entries()) {
      const sent = vi.fn(async () => {})
      await resumeRun({ ...deps, sendReports: sent }, async () => at === 1)
      expect(sent).toHaveBeenCalled()
    }
  })

  test('with its tab: unconfirmed if something was filled, else nothing has happened', async () => {
    const [touched, untouched] = [await started(), await started()]
    await fillForm(touched.deps)
    for (const { deps } of [touched, untouched]) await resumeRun(deps, async () => false)
    expect([phaseOf(touched), touched.storage.reports.length]).toEqual(['unconfirmed', 1])
    expect([phaseOf(untouched), untouched.storage.reports]).toEqual(['ended', []])
    await goOnFilling(touched.deps)
    expect(phaseOf(touched)).toBe('unconfirmed')
  })
})

describe('a server that cannot help on a later page', () => {
  test.each([
    ['away', new Error('away'), 'What is already on the page stays as it is'],
    ['asked by a browser that was revoked', new NotPaired(), 'no longer connected to your account'],
  ])(
    '%s: the panel says so, the page keeps what it has, and a second try inserts and presses nothing twice',
    async (_, error, words) => {
      const world = await started({ way: 'next' })
      await fillForm(world.deps)
      const { form } = world.deps.server
      world.deps.server.form = () => Promise.reject(error)
      await goToNextPage(world.deps)
      expect(world.storage.run?.messages.join()).toContain(words)
      world.deps.server.form = form
      await readOpenForm(world.deps)
      expect([phaseOf(world), world.inserted(), world.presses()]).toEqual(['review', ['name'], 1])
    },
  )

  test('before anything was touched nothing was changed', async () => {
    const world = inventDesk()
    world.deps.server.form = () => Promise.reject(new Error('away'))
    await startRun(world.deps, JOB)
    expect(world.storage.run?.messages).toEqual(["We couldn't reach the server. Nothing was changed. Try again."])
    expect(world.inserted()).toEqual([])
  })
})
