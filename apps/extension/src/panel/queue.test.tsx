import type { ExtensionState, QueuedJob } from '@jobapply/core/applications/extension-schema'
import { afterEach, expect, test, vi } from 'vitest'
import { setAside } from '#applications/set-aside'
import { browser, freshBrowser } from '#browser.testing'
import { mount } from '#mount.testing'
import { Queue } from './queue.tsx'

freshBrowser()
afterEach(() => void vi.restoreAllMocks())

const ID = '5c0f6f0e-7a37-4d7e-9a55-0f1f7c2f8a1'
const job = (place: number, changes: Partial<QueuedJob> = {}) =>
  ({
    ...{ id: `${ID}${place}`, job_title: `Baker ${place}`, company: 'Green Mill', location: 'Berlin' },
    ...{ application_url: `https://jobs.lever.co/green-mill/${place}`, job_url: 'https://green-mill.example/', ...changes },
  }) as QueuedJob
const STATE: Pick<ExtensionState, 'stoppedAt' | 'fullAutomation' | 'needsYou'> & {
  usage: Pick<ExtensionState['usage'], 'details'>
} = {
  ...{ stoppedAt: null, fullAutomation: [], needsYou: 0, usage: { details: {} } },
}

async function open(jobs: QueuedJob[], state: Partial<typeof STATE> = {}) {
  const send = vi.spyOn(browser.runtime, 'sendMessage').mockResolvedValue({ state: { ...STATE, ...state }, jobs })
  const panel = await mount(<Queue last={undefined} site="https://jobapply.example" />)
  return { panel, asked: () => send.mock.calls.map(([message]) => message) }
}

test('each approved application is listed, and opening one asks for its site alone', async () => {
  const { panel, asked } = await open([job(1), job(2, { application_url: null })])
  expect(panel.textOf('strong')).toEqual(['Baker 1', 'Baker 2'])
  const request = vi.spyOn(browser.permissions, 'request')
  await panel.press('Open form of Baker 1')
  expect(request.mock.calls).toEqual([[{ origins: ['https://jobs.lever.co/*'] }]])
  const started = { id: `${ID}1`, title: 'Baker 1', company: 'Green Mill', location: 'Berlin' }
  const address = 'https://jobs.lever.co/green-mill/1'
  expect(asked().at(-1)).toEqual({ type: 'apply.start', job: { ...started, address, place: { number: 1, of: 2 } } })
  request.mockResolvedValue(false)
  await panel.press('Open form of Baker 2')
  expect(request).toHaveBeenLastCalledWith({ origins: ['https://green-mill.example/*'] })
  expect(asked()).toHaveLength(2)
})

test('what full automation left to the person says why, beside that application alone', async () => {
  await setAside(`${ID}2`, 'It asks for a check.')
  const { panel } = await open([job(1), job(2), job(3)])
  expect(panel.textOf('li').map((text) => text.includes('Left to you: It asks for a check.'))).toEqual([false, true, false])
})

test('a stop keeps every form closed, and full automation can be stopped from here', async () => {
  const stopped = await open([job(1)], { stoppedAt: '2026-11-16T12:00:00.000Z', fullAutomation: ['dice'] })
  await expect(stopped.panel.press('Open form of Baker 1')).rejects.toThrow()
  await expect(stopped.panel.press('Stop everything')).rejects.toThrow()
  await stopped.panel.press('Go on')
  expect(stopped.asked()).toEqual(['apply.queue', 'apply.go-on', 'apply.queue'].map((type) => ({ type })))
  vi.restoreAllMocks()
  const running = await open([job(1)], { fullAutomation: ['dice'] })
  expect(running.panel.text()).toContain('Full automation is on for Dice.')
  await running.panel.press('Stop everything')
  expect(running.asked()).toContainEqual({ type: 'apply.stop' })
})

test('an empty queue says what waits elsewhere, and one that cannot be loaded can be asked again', async () => {
  const { panel } = await open([], { needsYou: 3 })
  expect(panel.text()).toContain('Nothing waiting. Approve jobs under Auto Apply. 3 wait there under Needs you.')
  expect(panel.textOf('ul')).toEqual([])
  vi.restoreAllMocks()
  const away = await mount(<Queue last={undefined} site="https://jobapply.example" />)
  expect(away.text()).toContain("We couldn't load your approved applications.")
  vi.spyOn(browser.runtime, 'sendMessage').mockResolvedValue({ state: STATE, jobs: [job(1)] })
  await away.press('Retry')
  expect(away.textOf('strong')).toEqual(['Baker 1'])
})
