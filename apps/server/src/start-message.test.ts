import { expect, test } from 'vitest'
import { readSettings } from './platform/env.ts'
import { startMessage } from './start-message.ts'

const said = (env: Record<string, string>, admins: number, isUsed = false) =>
  startMessage(readSettings({ PORT: '3000', ...env }), { admins, isUsed, dataPlace: 'data', demo: [] })

test('ROLES-028 without an admin the start says who becomes one', () => {
  expect(said({}, 0)).toContain('Admin:  the first account that verifies its address')
  expect(said({ ADMIN_EMAILS: 'ann@gmail.com' }, 0)).toContain('Admin:  the addresses in ADMIN_EMAILS, once verified')
  expect(said({}, 1)).not.toContain('Admin:')
})

test('ROLES-028 later, when no admin is left, the start says how to name one', () => {
  expect(said({}, 0, true)).toContain('Admin:  nobody is an admin. Name one with: npm run admin -- EMAIL')
  expect(said({}, 0, true)).not.toContain('first account')
  expect(said({}, 1, true)).not.toContain('Admin:')
})
