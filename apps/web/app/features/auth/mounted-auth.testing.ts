import type { Session } from '@jobapply/core/auth/schema'
import type { Answers } from '#testing/calls.ts'
import { eventually } from '#testing/locator.ts'
import { mountPage } from '#testing/mount.tsx'
import { recorded } from '#testing/recordings.ts'
import type { Page } from '#testing/visit.ts'

/** Whoever signs in. */
export const ANN = recorded.newcomer.auth.session.user as NonNullable<Session['user']>

export const sendButton = (page: Page) => page.locator('form button[type=submit]')
export const chooseTab = (page: Page, tab: 'Sign In' | 'Sign Up' | 'Reset') =>
  page.getByRole('tab', { name: tab, exact: true }).click()

/** /auth for somebody who is signed out, as soon as it can be used. */
export async function openAuth(address: string, answers: Answers['auth'] = {}) {
  const page = mountPage(address, { as: 'stranger', answers: { auth: answers } })
  await eventually(() => sendButton(page).isEnabled()).toBe(true)
  return page
}

/** What the next document will say. */
export const toastForNextPage = () => JSON.parse(sessionStorage.getItem('toast-for-next-page') ?? '{}')
