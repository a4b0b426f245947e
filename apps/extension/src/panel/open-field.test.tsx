import { expect, test } from 'vitest'
import { invent } from '#applications/run.testing'
import { freshBrowser } from '#browser.testing'
import { mount } from '#mount.testing'
import { OpenField } from './open-field.tsx'

freshBrowser()

test.each([
  ['number', 'number'],
  ['date', 'date'],
  ['text', 'text'],
  ['email', 'text'],
  ['textarea', undefined],
] as const)('an open question of the kind %s is answered in a box for %s', async (kind, type) => {
  await mount(<OpenField field={invent({ label: 'Start', kind, decision: 'ask' })} />)
  const [box] = document.querySelectorAll('[aria-label="Start"]')
  expect(box?.getAttribute('type') ?? undefined).toBe(type)
})
