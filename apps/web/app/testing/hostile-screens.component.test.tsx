import { afterEach, expect, test, vi } from 'vitest'
import { PATHS } from '#paths.ts'
import { hostileAnswers, PAYLOADS } from './hostile-answers.ts'
import { eventually } from './locator.ts'
import { mountPage } from './mount.tsx'
import { type PersonName, recorded } from './recordings.ts'

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
vi.stubGlobal('steal', steal)
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

test.each(VISITS)('F5 sixty payloads in every text of every answer run nothing on %s', async (path, as) => {
  mountPage(path, { as, answers: hostileAnswers(as) })
  await eventually(() => holdsPayload(), path).toBe(true)
  expect(dangersOf(document.body)).toEqual([])
})

test('the payloads are sixty different ones', () => expect(new Set(PAYLOADS).size).toBe(60))
