import { expect, test } from 'vitest'
import { inventDesk } from './drive.testing.ts'
import { fillForm, goToNextPage, readOpenForm, startRun, submitForm } from './drive.ts'
import { JOB } from './run.testing.ts'

const started = async (...plan: Parameters<typeof inventDesk>) => {
  const world = inventDesk(...plan)
  await startRun(world.deps, JOB)
  return world
}

test('two windows on the same form are one application: what both ask for is done once', async () => {
  const world = await started({ outcome: { state: 'confirmed', sign: 'Thank you for applying' } })
  const { startedAt } = world.storage.run ?? {}
  world.world.clock += 1_000
  // The second window opens the same job while the first is at work; clicks are worked off one after the other.
  await startRun(world.deps, JOB)
  expect(world.storage.run?.startedAt).toBe(startedAt)
  await fillForm(world.deps)
  await fillForm(world.deps)
  await submitForm(world.deps)
  await submitForm(world.deps)
  expect([world.inserted(), world.presses(), world.world.begins]).toEqual([['name'], 1, 1])
  expect(world.storage.reports).toHaveLength(1)
})

test('a site whose session ends is not pressed on: the person is asked to sign in, and nothing is inserted twice', async () => {
  const world = await started({ way: 'next' })
  await fillForm(world.deps)
  const { frames } = world.deps.page
  world.deps.page.frames = async (tab) =>
    (await frames(tab)).map(({ frame, reading }) => ({ frame, reading: { ...reading, asksToSignIn: true } }))
  await goToNextPage(world.deps)
  expect(world.storage.run?.phase).toBe('waiting')
  expect(world.storage.run?.messages.join(' ')).toMatch(/sign in/i)
  world.deps.page.frames = frames
  await readOpenForm(world.deps)
  expect(world.storage.run?.phase).toBe('review')
  expect([world.inserted(), world.presses()]).toEqual([['name'], 0])
})

test('a browser that is revoked while it fills stops there, and the half-filled form is unconfirmed', async () => {
  const ids = ['first', 'second', 'third']
  const world = inventDesk({ fields: ids.map((id) => ({ id })), isStopped: () => world.inserted().length > 0 })
  await startRun(world.deps, JOB)
  await fillForm(world.deps)
  expect([world.inserted(), world.storage.run?.phase]).toEqual([['first'], 'unconfirmed'])
  await fillForm(world.deps)
  await submitForm(world.deps)
  expect([world.inserted(), world.presses(), world.storage.reports.length]).toEqual([['first'], 0, 1])
})
