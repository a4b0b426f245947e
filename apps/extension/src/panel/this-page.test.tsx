import { afterEach, expect, test, vi } from 'vitest'
import type { Look } from '#applications/here/here'
import { saveHere } from '#applications/here/here-tab'
import { browser, freshBrowser } from '#browser.testing'
import { mount } from '#mount.testing'
import { ThisPage } from './this-page.tsx'

freshBrowser()
afterEach(() => void vi.restoreAllMocks())

const LOOK: Look = {
  ...{ address: 'https://careers.green-mill.example/17', title: 'Baker', company: 'Green Mill', location: 'Berlin' },
  ...{ frames: [], fields: 12, why: '' },
}
const PROFILES = [
  { id: 'p1', name: 'Kitchen', isPrimary: false },
  { id: 'p2', name: 'Bakery', isPrimary: true },
]

const typeOf = (message: unknown) => (message as { type: string }).type

type Answers = { look?: Look | undefined; profiles?: typeof PROFILES | undefined; here?: string | undefined }
async function open(given: Answers = {}) {
  const { look, profiles, here } = { look: LOOK, profiles: PROFILES, here: undefined, ...given }
  const send = vi.spyOn(browser.runtime, 'sendMessage').mockImplementation(async (message) => {
    const type = typeOf(message)
    if (type === 'apply.look') return look
    if (type === 'apply.profiles') return profiles && { profiles }
    return type === 'apply.here' ? here : true
  })
  await saveHere(7)
  const panel = await mount(<ThisPage />)
  return { panel, asked: (type: string) => send.mock.calls.map(([message]) => message).filter((one) => typeOf(one) === type) }
}

test('without a click on our button no page is looked at', async () => {
  const send = vi.spyOn(browser.runtime, 'sendMessage')
  const panel = await mount(<ThisPage />)
  expect([panel.text(), send.mock.calls]).toEqual(['', []])
})

test('the job of the page is shown, and one click fills its form from the primary profile', async () => {
  const { panel, asked } = await open()
  expect(panel.text()).toContain('12 fields. You see every value first, and you send it.')
  await panel.submit({ title: 'Baker', company: 'Green Mill', profile: 'p2' })
  const { title, company, location, address } = LOOK
  expect(asked('apply.here')).toEqual([
    { type: 'apply.here', tab: 7, job: { title, company, location, address }, profileId: 'p2' },
  ])
})

test('a job without a name is asked for, and nothing is filled before', async () => {
  const { panel, asked } = await open({ look: { ...LOOK, title: '', company: '' } })
  await panel.submit({ title: ' ', company: '' })
  expect(panel.textOf('[role=alert]')).toEqual(['Type the job title and the company.'])
  expect(asked('apply.here')).toEqual([])
})

test.each([
  ['ALREADY_APPLIED', 'You have already applied to this job.'],
  ['STOPPED', 'You stopped everything. Press Continue to send applications again.'],
  ['AWAY', "We couldn't reach the server. Nothing was filled in. Try again."],
])('a refusal is told in words: %s', async (here, sentence) => {
  const { panel } = await open({ here })
  await panel.submit({ title: 'Baker', company: 'Green Mill' })
  expect(panel.textOf('[role=alert]')).toEqual([sentence])
})

test('a page without a form offers the sites of its frames, one at a time', async () => {
  const { panel, asked } = await open({ look: { ...LOOK, fields: 0, frames: ['https://boards.forms.example'] } })
  const request = vi.spyOn(browser.permissions, 'request').mockResolvedValue(true)
  expect(panel.text()).toContain('The form may be in a part of the page that another site provides:')
  await panel.press('Allow boards.forms.example')
  expect(request.mock.calls).toEqual([[{ origins: ['https://boards.forms.example/*'] }]])
  expect(asked('apply.look')).toHaveLength(2)
})

test.each([
  [{ look: undefined }, "The browser doesn't let extensions read this page."],
  [{ profiles: undefined }, "We couldn't reach the server."],
  [{ profiles: [] }, 'You have no profile yet.'],
])('%o says what is missing', async (given, sentence) => {
  const { panel } = await open(given)
  expect(panel.text()).toContain(sentence)
})
