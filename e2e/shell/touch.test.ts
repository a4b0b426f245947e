import { expect, test } from 'vitest'
import { openProduct, visit, visitAs } from '#e2e/browser.ts'
import { fillProfile, MAYA, personWith } from '#e2e/profiles.ts'
import { eventually } from '#e2e/steps.ts'
import { tooSmall } from '#e2e/targets.ts'

const product = openProduct()
const VISITORS = ['/auth', '/pricing', '/']
const OWN = [
  ...['/dashboard', '/search', '/auto-apply', '/applications', '/profiles', '/profile-summary', '/job-preferences'],
  ...['/resume', '/cover-letters', '/analytics', '/answers', '/user', '/settings'],
]

test('with a finger every control is at least 44 px high', async () => {
  const { person, ids } = await personWith(product, 'Nurse')
  await fillProfile(person, ids[0] ?? '', { ...MAYA, soft_skills: ['Calm'] })
  const [visitor, own] = [
    await visit(product, { narrow: true, touch: true }),
    await visitAs(product, person, { narrow: true, touch: true }),
  ]
  const small: string[] = []
  for (const [page, places] of [
    [visitor, VISITORS],
    [own, OWN],
  ] as const)
    for (const place of places) {
      await page.goto(place)
      await page.getByRole('heading').first().waitFor()
      await eventually(() => page.locator('.animate-pulse').count()).toBe(0)
      small.push(...(await tooSmall(page)))
    }
  expect(small).toEqual([])
})
