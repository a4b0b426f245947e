import { PAYLOADS } from '@jobapply/core/shared/hostile-texts.testing'
import { rounds } from '@jobapply/core/shared/rounds.testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PATHS } from '#paths.ts'
import { hostileAnswers } from './hostile-answers.ts'
import { eventually } from './locator.ts'
import { mountPage } from './mount.tsx'
import { type PersonName, recorded } from './recordings.ts'
import { settle } from './time.ts'
import { pressKeys, user } from './user.ts'
import type { Page } from './visit.ts'

/** What could run, and what would leave the site: nothing of it may come from a text. */
const DANGEROUS_ELEMENTS =
  'script, iframe, object, embed, base, meta[http-equiv], link[rel=stylesheet], marquee, math, template, form[action]'
const ADDRESSES = ['href', 'src', 'action', 'formaction', 'srcdoc', 'data', 'xlink:href']
const DANGEROUS_ADDRESS = /^\s*(?:javascript|vbscript|data:text\/html|data:image\/svg)/i

function dangersOf(root: ParentNode): string[] {
  const elements = [...root.querySelectorAll('*')]
  return [
    ...[...root.querySelectorAll(DANGEROUS_ELEMENTS)].map(({ outerHTML }) => outerHTML.slice(0, 120)),
    ...elements.flatMap((element) =>
      [...element.attributes].flatMap(({ name, value }) => {
        const isHandler = name.startsWith('on')
        const leadsAway = ADDRESSES.includes(name) && DANGEROUS_ADDRESS.test(value)
        return isHandler || leadsAway ? `<${element.localName} ${name}="${value.slice(0, 60)}">` : []
      }),
    ),
  ]
}

const steal = vi.fn()
// Before each one: what is stubbed goes with its test.
beforeEach(() => {
  vi.stubGlobal('steal', steal)
  vi.stubGlobal('print', () => {})
})
afterEach(() => expect(steal).not.toHaveBeenCalled())

const profile = recorded.maya.profiles.list[0]?.id ?? ''
const OF_MAYA = [
  ...[PATHS.dashboard, PATHS.analytics, PATHS.profiles, PATHS.autoApply, PATHS.answers, PATHS.applications, PATHS.search],
  ...[PATHS.resume, PATHS.coverLetters, PATHS.extension, PATHS.userProfile, PATHS.user],
  ...[PATHS.editProfile, PATHS.profileDetails, PATHS.profileSummary, PATHS.jobPreferences, PATHS.jobPreferencesSummary].map(
    (path) => `${path}/${profile}`,
  ),
  ...['account', 'notifications', 'billing', 'security'].map((tab) => `${PATHS.settings}?tab=${tab}`),
]
const OF_ADMIN = [
  PATHS.admin,
  PATHS.adminPeople,
  PATHS.adminMessages,
  PATHS.adminHealth,
  PATHS.adminAudit,
  PATHS.subscriptionAnalytics,
]
const VISITS = [
  ...OF_MAYA.map((path) => [path, 'maya'] as const),
  ...OF_ADMIN.map((path) => [path, 'admin'] as const),
] satisfies (readonly [string, PersonName])[]

/** As a text, or as the value of a field. */
const holdsPayload = () =>
  [
    document.body.textContent ?? '',
    ...[...document.querySelectorAll('input, textarea')].map((field) => (field as HTMLInputElement).value),
  ]
    .join(' ')
    .includes('steal()')

/** What may open something: dialogs, menus, tabs, lists and details. */
const OPENERS = 'button, summary, [role=button], [role=tab], [role=combobox], [role=menuitem], [role=option], [role=switch]'
const MOST_CLICKS = rounds(6, 150)

/** Presses what has not been pressed yet, also inside of what has opened, and looks after each; answers how much it has pressed. */
async function pressEach(page: Page, path: string): Promise<number> {
  const pressed = new Set<string>()
  const nameOf = (element: Element) => `${element.getAttribute('aria-label') ?? ''} ${element.textContent?.slice(0, 80)}`
  const isNew = (element: Element) => !pressed.has(nameOf(element)) && !element.matches('[disabled], [aria-disabled=true]')
  while (pressed.size < MOST_CLICKS) {
    // What opened last stands last in the document.
    const next = [...document.querySelectorAll(OPENERS)].findLast(isNew)
    if (!next) {
      // An open dialog may be all that can be pressed.
      const before = document.querySelectorAll(OPENERS).length
      await pressKeys('Escape')
      await settle()
      if (document.querySelectorAll(OPENERS).length === before) break
      continue
    }
    pressed.add(nameOf(next))
    await user().click(next)
    await settle()
    expect(dangersOf(document.body), nameOf(next)).toEqual([])
    if (page.place() !== path) await page.goto(path)
  }
  return pressed.size
}

test.each(VISITS)('F5 sixty payloads in every text of every answer run nothing on %s', async (path, as) => {
  mountPage(path, { as, answers: hostileAnswers(as) })
  await eventually(() => holdsPayload(), path).toBe(true)
  expect(dangersOf(document.body)).toEqual([])
})

test.each(VISITS)('F5 nor do they in what opens on %s', async (path, as) => {
  const page = mountPage(path, { as, answers: hostileAnswers(as) })
  await eventually(() => holdsPayload(), path).toBe(true)
  expect(await pressEach(page, path)).toBeGreaterThan(3)
  // What a recorded answer with such texts leads to need not be what the contract allows.
  page.server.complaints.splice(0)
})

test('the payloads are sixty different ones', () => expect(new Set(PAYLOADS).size).toBe(60))
