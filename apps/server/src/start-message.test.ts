import { expect, test } from 'vitest'
import { readSettings } from './platform/env.ts'
import { startMessage } from './start-message.ts'

const said = (env: Record<string, string>, admins: number) =>
  startMessage(readSettings({ PORT: '3000', ...env }), { admins, dataPlace: 'data', demo: [] })

test('ROLES-028 without an admin the start says who becomes one', () => {
  expect(said({}, 0)).toContain('Admin:  the first account that verifies its address')
  expect(said({ ADMIN_EMAILS: 'ann@gmail.com' }, 0)).toContain('Admin:  the addresses in ADMIN_EMAILS, once verified')
  expect(said({}, 1)).not.toContain('Admin:')
})
