import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openProduct, visit, visitAs } from '#e2e/browser.ts'
import { fillProfile, MAYA, personWith } from '#e2e/profiles.ts'

const product = openProduct()

/** The controls that are smaller than a finger: what takes the touch is the control, its label, or a frame around it. */
const tooSmall = (page: Page) =>
  page.evaluate(() => {
    const LEAST = 43.5
    const controls = document.querySelectorAll<HTMLElement>(
      'button, summary, select, input, textarea, [role=tab], [role=switch], [role=menuitem], nav a, a[class*=rounded-control]',
    )
    const reach = (control: HTMLElement) => {
      const { width, height } = control.getBoundingClientRect()
      const frame = getComputedStyle(control, '::after')
      const isFramed = frame.content !== 'none' && frame.position === 'absolute'
      const label = control.closest('label')?.getBoundingClientRect()
      return {
        width: Math.max(width, label?.width ?? 0, isFramed ? Number.parseFloat(frame.width) : 0),
        height: Math.max(height, label?.height ?? 0, isFramed ? Number.parseFloat(frame.height) : 0),
      }
    }
    return [...controls].flatMap((control) => {
      if (!control.checkVisibility({ visibilityProperty: true }) || control.closest('.sr-only, [inert]')) return []
      const { width, height } = reach(control)
      // What only a keyboard or a screen reader uses is not drawn.
      if (width <= 1 || height <= 1) return []
      const name = control.getAttribute('aria-label') ?? control.textContent?.trim() ?? control.getAttribute('name')
      return height < LEAST || (width < LEAST && control.matches('button'))
        ? [`${location.pathname} ${control.tagName} ${name}: ${Math.round(width)} x ${Math.round(height)}`]
        : []
    })
  })

test('with a finger every control is at least 44 px high', async () => {
  const { person, ids } = await personWith(product, 'Nurse')
  await fillProfile(person, ids[0] ?? '', { ...MAYA, soft_skills: ['Calm'] })
  const [visitor, own] = [
    await visit(product, { narrow: true, touch: true }),
    await visitAs(product, person, { narrow: true, touch: true }),
  ]
  const small: string[] = []
  for (const [page, place] of [
    [visitor, '/auth'],
    [visitor, '/pricing'],
    ...['/dashboard', '/search', '/profiles', '/job-preferences', '/applications', '/settings'].map(
      (path) => [own, path] as const,
    ),
  ] as const) {
    await page.goto(place)
    await page.getByRole('heading').first().waitFor()
    await page.waitForLoadState('networkidle')
    small.push(...(await tooSmall(page)))
  }
  expect(small).toEqual([])
})
