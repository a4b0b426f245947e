import { expect, test } from 'vitest'
import { expectAccessible } from '#testing/axe.ts'
import { fault, UNREACHABLE } from '#testing/calls.ts'
import { eventually } from '#testing/locator.ts'
import { mountPage } from '#testing/mount.tsx'
import { RECORDED_AT, recorded } from '#testing/recordings.ts'
import { seeToast } from '#testing/toasts.ts'
import { arriveAt, type Page } from '#testing/visit.ts'

const DENIED = "You don't have admin privileges to access this panel."
const OTHER = 'other@gmail.com'
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const row = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email })
const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages' })

async function assign(page: Page, email: string) {
  await page.getByLabel('Email of the new admin').fill(email)
  await page.keyboard.press('Enter')
}
async function remove(page: Page, email: string) {
  await page.getByRole('button', { name: `Remove ${email}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove role' }).click()
}

/** The panel with a second admin in its list. */
async function openPanel() {
  const { admins, ...rest } = recorded.admin.admin.roles.list
  const second = { ...admins[0], user_id: crypto.randomUUID(), email: OTHER, is_primary: false }
  const list = { ...rest, admins: [...admins, second] as typeof admins }
  const page = mountPage('/admin', { as: 'admin', answers: { admin: { roles: { list } } } })
  await row(page, OTHER).waitFor()
  return page
}

test('ADMIN-002 ADMIN-004 ADMIN-006 SHELL-009 only an admin sees the panel; while the check runs neither panel nor denial is there', async () => {
  const page = mountPage('/admin')
  const release = page.server.hold('auth/isAdmin')
  await eventually(() => page.server.sentTo('auth/isAdmin').length).toBe(1)
  await page.getByRole('status', { name: 'Loading' }).first().waitFor()
  expect([heading(page, 'Access Denied').count(), heading(page, 'Role management').count()]).toEqual([0, 0])
  release()
  await heading(page, 'Access Denied').waitFor()
  await page.getByText(DENIED).waitFor()
  await expectAccessible()
  for (const name of ['Admin Panel', 'Subscription Analytics']) expect(page.getByRole('link', { name }).count()).toBe(0)
})

test('ADMIN-004 an admin whose check fails is denied', async () => {
  const page = mountPage('/admin', { as: 'admin', answers: { auth: { isAdmin: fault('UNAVAILABLE') } } })
  await heading(page, 'Access Denied').waitFor()
})

test('ADMIN-001 SHELL-009 ONBOARD-041 an admin without a profile opens the panel with both blocks', async () => {
  const page = mountPage('/admin', { as: 'admin', answers: { onboarding: { state: { finished: false } } } })
  await heading(page, 'Admin Panel').first().waitFor()
  await heading(page, 'Role management').waitFor()
  await heading(page, 'Plans').waitFor()
  await pages(page).getByRole('link', { name: 'Admin Panel' }).waitFor()
  await arriveAt(page, '/admin')
})

test('ROLES-001 ROLES-002 ROLES-004 ROLES-005 ROLES-007 ROLES-008 ROLES-009 ROLES-024 the role is assigned, promised and removed', async () => {
  const { roles } = recorded.admin.admin
  const ann = { ...roles.list.admins[0], user_id: crypto.randomUUID(), email: 'ann@gmail.com', display_name: 'Ann Berg' }
  const list = {
    admins: roles.list.admins.map((admin) => ({ ...admin, is_primary: true })),
    waiting: [] as typeof roles.list.waiting,
  }
  const done = { sql_error: null, debug_info: null, message: null, table_structure: null, help_message: null }
  const page = mountPage('/admin', {
    as: 'admin',
    answers: {
      admin: {
        roles: {
          list: () => list,
          assign: ({ email }) => {
            const has = list.admins.some((admin) => admin.email === email)
            if (email !== ann.email) list.waiting.push({ email, role: 'admin', created_at: RECORDED_AT.toISOString() })
            else if (!has) list.admins.push(ann as (typeof list.admins)[number])
            return { outcome: email !== ann.email ? 'deferred' : has ? 'already' : 'active', email }
          },
          remove: ({ user_email }) => {
            list.admins = list.admins.filter(({ email }) => email !== user_email)
            list.waiting = list.waiting.filter(({ email }) => email !== user_email)
            return { ...done, success: true, error: null, error_code: null }
          },
        },
      },
    },
  })
  const own = row(page, 'admin@gmail.com')
  await own.getByText('Primary', { exact: true }).waitFor()
  await own.getByText('You', { exact: true }).waitFor()
  expect(own.getByRole('button').count()).toBe(0)

  await assign(page, `  ${ann.email.toUpperCase()} `)
  await seeToast(`Admin role assigned to ${ann.email} (active immediately)`, '')
  await row(page, ann.email).getByText('Ann Berg').waitFor()
  await row(page, ann.email).getByText('Today').waitFor()
  await assign(page, ann.email)
  expect(await seeToast(`${ann.email} already has admin privileges.`, '')).toMatchObject({ type: 'info' })
  const later = 'later@gmail.com'
  await assign(page, later)
  await seeToast(`Admin role will be assigned to ${later} when they sign up`, '')
  await row(page, later).getByText('Waiting').waitFor()
  await expectAccessible()
  for (const email of [ann.email, later]) {
    await remove(page, email)
    await seeToast('Admin role removed successfully', '')
    await row(page, email).waitFor({ state: 'detached' })
  }
})

test('ROLES-010 ROLES-011 ROLES-012 ROLES-015 an assignment that is refused says why', async () => {
  const page = await openPanel()
  await page.getByRole('button', { name: 'Assign admin role' }).click()
  await seeToast('Please enter a valid email address.', '')
  await assign(page, 'no address')
  await seeToast('Please enter a valid email format.', '')
  for (const [code, sentence] of [
    ['ROLE_DUPLICATE', 'This user already has admin privileges.'],
    ['UNAVAILABLE', 'Failed to assign role. Please try again.'],
    ['NOT_ALLOWED', 'Permission denied. Please check your admin privileges.'],
  ] as const) {
    page.server.answer({ admin: { roles: { assign: fault(code) } } })
    await assign(page, 'somebody@gmail.com')
    await seeToast(sentence, '')
  }
})

test('ROLES-018 ROLES-019 ROLES-020 ROLES-021 ROLES-023 a removal that is refused says why', async () => {
  const page = await openPanel()
  const envelope = { sql_error: null, debug_info: null, message: null, table_structure: null, help_message: 'Help.' }
  for (const [error_code, title] of [
    ['PRIMARY_ADMIN_PROTECTED', 'Primary Admin Protection'],
    ['DATABASE_ERROR', 'Database Error'],
    ['TABLE_NOT_FOUND', 'Configuration Error'],
    ['ANOTHER', 'Admin Removal Failed'],
  ] as const) {
    page.server.answer({ admin: { roles: { remove: { ...envelope, success: false, error_code, error: 'Refused.' } as never } } })
    await remove(page, OTHER)
    await seeToast(title, 'Refused. Help.')
  }
  page.server.answer({ admin: { roles: { remove: UNREACHABLE } } })
  await remove(page, OTHER)
  await seeToast('Admin Removal Failed', 'Failed to remove admin role. Please try again.')
  page.server.answer({ admin: { roles: { remove: fault('NOT_ALLOWED') } } })
  await remove(page, OTHER)
  await seeToast('Admin Removal Failed', 'Check if you have admin privileges')
  await row(page, OTHER).waitFor()
})

test('ADMIN-003 who loses the role while the panel is open sees the denial with the next click', async () => {
  const page = await openPanel()
  const session = recorded.admin.auth.session
  page.server.answer({
    admin: { roles: { assign: fault('NOT_ALLOWED') } },
    auth: { isAdmin: false, session: { ...session, user: session.user && { ...session.user, is_admin: false } } },
  })
  await assign(page, 'somebody@gmail.com')
  await heading(page, 'Access Denied').waitFor()
  await pages(page).getByRole('link', { name: 'Admin Panel' }).waitFor({ state: 'detached' })
  await seeToast('Permission denied. Please check your admin privileges.', '')
})
