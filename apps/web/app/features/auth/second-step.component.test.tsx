import { expect, test } from 'vitest'
import { expectAccessible } from '#testing/axe.ts'
import { fault } from '#testing/calls.ts'
import { eventually } from '#testing/locator.ts'
import { seeToast } from '#testing/toasts.ts'
import { leaveFor, type Page } from '#testing/visit.ts'
import { ANN, openAuth, sendButton, toastForNextPage } from './mounted-auth.testing.ts'

const form = (page: Page) => page.getByRole('form', { name: 'Second step' })
const next = (page: Page) => form(page).getByRole('button', { name: 'Continue' }).click()

/** The password is right, and the account has two-step sign-in. */
async function openSecondStep() {
  const secondStep = ({ code }: { code: string }) => (code === '000000' ? fault('WRONG_CODE') : ANN)
  const page = await openAuth('/auth?next=%2Fsettings', { signIn: fault('SECOND_STEP_NEEDED'), secondStep })
  await page.getByLabel(/^Email/).fill('ann@gmail.com')
  await page.getByLabel('Password', { exact: true }).fill('a quiet harbour')
  await sendButton(page).click()
  await page.getByRole('heading', { name: 'One more step' }).waitFor()
  await form(page).waitFor()
  return page
}

test('after the password a code of the app is asked for, and a wrong one can be typed again', async () => {
  const page = await openSecondStep()
  await expectAccessible()
  await next(page)
  await seeToast('Error', 'Please enter the code from your authenticator app.')
  await form(page).getByLabel('Code', { exact: true }).fill('000000')
  await next(page)
  await seeToast('Error', "This code isn't right.")
  expect(page.left).toEqual([])
  await form(page).getByLabel('Code', { exact: true }).fill('123 456')
  await next(page)
  await leaveFor(page, '/settings')
  expect(page.server.sentTo('auth/secondStep')).toEqual([{ code: '000000' }, { code: '123 456' }])
  expect(toastForNextPage()).toMatchObject({ title: 'Welcome back!', description: 'You have successfully signed in.' })
})

test('when the app is lost, a recovery code lets its owner in', async () => {
  const page = await openSecondStep()
  await page.getByRole('button', { name: 'Use a Recovery Code' }).click()
  await next(page)
  await seeToast('Error', 'Please enter one of your recovery codes.')
  await page.getByLabel('Recovery code').fill('k7w2-p9xq')
  await next(page)
  await leaveFor(page, '/settings')
  expect(page.server.sentTo('auth/secondStep')).toEqual([{ code: 'k7w2-p9xq' }])
})

test('a second step whose time is over leads back to the password', async () => {
  const page = await openSecondStep()
  const over = fault('SECOND_STEP_OVER')
  page.server.answer({ auth: { secondStep: over } })
  await form(page).getByLabel('Code', { exact: true }).fill('123456')
  await next(page)
  await page.getByRole('alert').getByText(over.message).waitFor()
  await eventually(() => page.getByRole('tab', { selected: true }).textContent()).toBe('Sign In')
})
