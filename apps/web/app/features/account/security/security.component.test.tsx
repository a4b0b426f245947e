import type { ApiKeyRow, SecurityState, SessionRow } from '@jobapply/core/auth/security'
import { expect, test } from 'vitest'
import { expectAccessible } from '#testing/axe.ts'
import { type Answers, fault } from '#testing/calls.ts'
import { eventually } from '#testing/locator.ts'
import { mountPage } from '#testing/mount.tsx'
import { RECORDED_AT, recorded } from '#testing/recordings.ts'
import { seeToast } from '#testing/toasts.ts'
import type { Page } from '#testing/visit.ts'

const PASSWORD = 'a quiet harbour'
const NEW = 'a brighter lighthouse'
const NOW = RECORDED_AT.toISOString()
const NOTHING_ENDED = { revokedDevices: 0, keptKeys: 0 }
const card = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
const dialog = (page: Page) => page.getByRole('dialog')

/** Settings > Account; what the test changes is so when the page asks again. */
async function openSecurity(answers: Answers['auth'] = {}) {
  let state: SecurityState = recorded.newcomer.auth.security.get
  const { security, ...others } = answers
  const page = mountPage('/settings', { answers: { auth: { ...others, security: { get: () => state, ...security } } } })
  await page.getByRole('form', { name: 'Change password' }).waitFor()
  const change = (changes: Partial<SecurityState>) => {
    state = { ...state, ...changes }
  }
  return { page, change, state: () => state }
}

const passwordForm = (page: Page) => page.getByRole('form', { name: 'Change password' })
async function sendPassword(page: Page, current: string, next: string, repeated: string) {
  await passwordForm(page).getByLabel('Current password').fill(current)
  await passwordForm(page).getByLabel('New password', { exact: true }).fill(next)
  await passwordForm(page).getByLabel('Confirm new password').fill(repeated)
  await passwordForm(page).getByRole('button', { name: 'Update password' }).click()
}

test('three password fields, each with a toggle; what is wrong is said before anything is sent', async () => {
  const { page } = await openSecurity()
  await expectAccessible()
  // proves SETTINGS-003
  for (const [index, label] of ['Current password', 'New password', 'Confirm new password'].entries()) {
    const field = passwordForm(page).getByLabel(label, { exact: true })
    const toggle = passwordForm(page)
      .getByRole('button', { name: /^(Show|Hide) password$/ })
      .nth(index)
    for (const [name, type] of [
      ['Show password', 'text'],
      ['Hide password', 'password'],
    ]) {
      expect(toggle.getAttribute('aria-label'), label).toBe(name)
      await toggle.click()
      await eventually(() => field.getAttribute('type'), label).toBe(type)
    }
  }
  for (const [typed, sentence] of [
    // proves SETTINGS-004
    [['', NEW, NEW], 'Please fill in all password fields'],
    // proves SETTINGS-005
    [[PASSWORD, NEW, `${NEW}!`], "New passwords don't match"],
    // proves SETTINGS-006
    [[PASSWORD, '12ab!', '12ab!'], 'Password must be at least 6 characters'],
  ] as const) {
    await sendPassword(page, ...(typed as [string, string, string]))
    await seeToast('Error', sentence)
    await eventually(() => passwordForm(page).getByRole('alert').textContent()).toBe(sentence)
  }
  expect(page.server.sentTo('auth/security/changePassword')).toEqual([])
})

test('a failed change of the password says so, a successful one empties the form', async () => {
  const { page } = await openSecurity({ security: { changePassword: fault('WRONG_PASSWORD') } })
  await sendPassword(page, 'a wrong one', NEW, NEW)
  // proves SETTINGS-009
  await seeToast('Failed to update password', 'This is not your current password.')
  page.server.answer({ auth: { security: { changePassword: fault('INTERNAL_SERVER_ERROR', 'It did not work.') } } })
  await sendPassword(page, PASSWORD, NEW, NEW)
  await seeToast('Failed to update password', 'It did not work.')
  page.server.answer({ auth: { security: { changePassword: NOTHING_ENDED } } })
  await sendPassword(page, PASSWORD, NEW, NEW)
  // proves SETTINGS-008
  await seeToast('Password updated successfully', 'You are signed out everywhere else.')
  expect(page.server.sentTo('auth/security/changePassword').at(-1)).toEqual({ currentPassword: PASSWORD, newPassword: NEW })
  await eventually(() => passwordForm(page).getByLabel('Current password').inputValue()).toBe('')
})

test('other sessions are listed and ended, one or all', async () => {
  const { page, change, state } = await openSecurity()
  const others = ['Firefox on Linux', 'Safari on iPhone', 'Chrome on Windows'].map(
    (browser): SessionRow => ({
      ...{ id: crypto.randomUUID(), browser, ipAddress: '203.0.113.9', signedInAt: NOW, lastUsedAt: NOW, isThisOne: false },
    }),
  )
  change({ sessions: [...state().sessions, ...others] })
  page.server.answer({
    auth: {
      security: {
        endSession: ({ id }: { id: string }) => change({ sessions: state().sessions.filter((session) => session.id !== id) }),
        endOtherSessions: () => {
          change({ sessions: state().sessions.filter(({ isThisOne }) => isThisOne) })
          return NOTHING_ENDED
        },
      },
    },
  })
  await page.reload()
  const rows = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem')
  await eventually(() => rows.count()).toBe(4)
  expect(rows.filter({ hasText: 'This browser' }).count()).toBe(1)
  await expectAccessible()
  await page.getByRole('button', { name: 'Sign out Firefox on Linux' }).click()
  await seeToast('Signed out', 'Firefox on Linux')
  await eventually(() => rows.count()).toBe(3)
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await seeToast('Signed out', 'Only this browser is still signed in.')
  await eventually(() => rows.count()).toBe(1)
  await eventually(() => page.getByRole('button', { name: 'Sign out everywhere else' }).count()).toBe(0)
})

test('two-step sign-in is turned on with the password and the code of an app, and shows its recovery codes once', async () => {
  const recoveryCodes = Array.from({ length: 10 }, (_, index) => `k7w2-p9x${index}`)
  const { page, change } = await openSecurity({
    security: {
      secondFactor: {
        start: ({ proof }) =>
          proof.password === PASSWORD
            ? { key: 'JBSWY3DPEHPK3PXP', address: 'otpauth://totp/JobApply:ann?secret=JBSWY3DPEHPK3PXP' }
            : fault('WRONG_PASSWORD'),
        confirm: ({ code }) => (code === '123456' ? { recoveryCodes } : fault('WRONG_CODE')),
      },
    },
  })
  await card(page, 'Two-step sign-in').getByRole('button', { name: 'Turn on' }).click()
  await dialog(page).getByLabel('Your password').fill('a wrong one')
  await dialog(page).getByRole('button', { name: 'Continue' }).click()
  await dialog(page).getByRole('alert').getByText('This is not your current password.').waitFor()
  await expectAccessible()
  await dialog(page).getByLabel('Your password').fill(PASSWORD)
  await dialog(page).getByRole('button', { name: 'Continue' }).click()
  await dialog(page).getByRole('img', { name: 'QR code for your authenticator app' }).waitFor()
  expect(dialog(page).locator('code').textContent()).toBe('JBSW Y3DP EHPK 3PXP')
  await expectAccessible()
  await dialog(page).getByLabel('Code', { exact: true }).fill('12345')
  await dialog(page).getByRole('button', { name: 'Turn on' }).click()
  await seeToast('Error', "This code isn't right.")
  await dialog(page).getByLabel('Code', { exact: true }).fill('123456')
  await dialog(page).getByRole('button', { name: 'Turn on' }).click()
  const codes = dialog(page).getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await eventually(() => codes.allTextContents()).toEqual(recoveryCodes)
  await expectAccessible()
  change({ secondFactor: { addedAt: NOW, lastUsedAt: null, codesLeft: 10 } })
  await dialog(page).getByRole('button', { name: 'I have saved them' }).click()
  await card(page, 'Two-step sign-in').getByText('10 of 10 left').waitFor()
  await expectAccessible()

  await page.getByRole('button', { name: 'Create key' }).click()
  await dialog(page).getByLabel('Code', { exact: true }).waitFor()
  await expectAccessible()
})

test('an API key is made, shown once and revoked', async () => {
  const row: ApiKeyRow = {
    ...{ id: crypto.randomUUID(), name: 'Spreadsheet sync', prefix: 'jaa_k7w2', createdAt: NOW, lastUsedAt: null },
  }
  const { page, change } = await openSecurity({
    security: {
      keys: {
        create: ({ name }) => {
          change({ keys: [{ ...row, name }] })
          return { ...row, name, key: `jaa_${'k'.repeat(43)}` }
        },
        revoke: () => change({ keys: [] }),
      },
    },
  })
  await card(page, 'API keys').getByRole('button', { name: 'Create key' }).click()
  await dialog(page).getByLabel('Name').fill('Spreadsheet sync')
  await dialog(page).getByLabel('Your password').fill(PASSWORD)
  await dialog(page).getByRole('button', { name: 'Create key' }).click()
  const key = card(page, 'API keys').getByLabel('New API key')
  await key.waitFor()
  expect(key.inputValue()).toBe(`jaa_${'k'.repeat(43)}`)
  expect(page.server.sentTo('auth/security/keys/create')).toEqual([{ name: 'Spreadsheet sync', proof: { password: PASSWORD } }])
  await expectAccessible()
  await card(page, 'API keys').getByRole('button', { name: 'Done' }).click()
  await eventually(() => key.count()).toBe(0)
  await card(page, 'API keys').getByText('never used').waitFor()
  await page.getByRole('button', { name: 'Revoke Spreadsheet sync' }).click()
  await seeToast('Key revoked', 'Spreadsheet sync no longer works.')
  await card(page, 'API keys').getByText('No API keys yet.').waitFor()
})
