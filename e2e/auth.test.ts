import { newcomer, newEmail, PASSWORD } from '@jobapply/server/testing/people'
import { describe, expect, test } from 'vitest'
import { openOwnProduct, openProduct, visit } from './shared/browser.ts'
import {
  arriveAt,
  chooseTab,
  colourOf,
  emailField,
  eventually,
  failCall,
  focusedField,
  holdCall,
  openAuth,
  passwordField,
  sendButton,
  sendForm,
} from './shared/steps.ts'
import { seeToast } from './shared/toasts.ts'

const REFUSAL = 'Please use a Gmail account to access JobApply AI'

describe('for Gmail addresses', () => {
  const product = openProduct()

  test('the sign-in page opens while signed out, with three tabs and no Google button where Google is not set up', async () => {
    const page = await visit(product)
    const answer = await page.goto('/auth')
    expect(answer?.status()).toBe(200)
    // proves AUTH-001
    expect(new URL(page.url()).pathname).toBe('/auth')
    await page.getByRole('tab').first().waitFor()
    await eventually(() => page.getByRole('tab').allTextContents()).toEqual(['Sign In', 'Sign Up', 'Reset'])
    for (const tab of ['Sign In', 'Sign Up'] as const) {
      await chooseTab(page, tab)
      await page.locator('form button[type=submit]:enabled').waitFor()
      expect(await page.getByRole('button', { name: 'Continue with Google' }).count()).toBe(0)
      expect(await page.getByText('or with email').count()).toBe(0)
    }
  })

  test.each(['Sign In', 'Sign Up', 'Reset'] as const)(
    'the %s tab refuses another address in the field, in an alert and in a toast',
    async (tab) => {
      const page = await visit(product)
      await openAuth(page, tab)
      const accepted = page.getByRole('img', { name: 'Address accepted' })
      const refused = page.getByRole('img', { name: 'Address not accepted' })
      const underField = page.locator('#email-error')
      const alert = page.locator('form').getByRole('alert')

      await emailField(page).fill('ann@gmail.com')
      // proves AUTH-012 AUTH-020
      await eventually(async () => [await colourOf(accepted), await refused.count()]).toEqual(['green', 0])

      await emailField(page).fill('ann@example.org')
      // proves AUTH-012 AUTH-020
      await eventually(async () => [await colourOf(refused), await accepted.count()]).toEqual(['red', 0])
      // proves AUTH-009 AUTH-013 AUTH-014 AUTH-020
      await eventually(async () => [await underField.textContent(), await colourOf(underField)]).toEqual([REFUSAL, 'red'])
      expect(await alert.count()).toBe(0)

      const calls: string[] = []
      page.on('request', (request) => calls.push(request.url()))
      await sendButton(page).click()
      // proves AUTH-010
      await alert.waitFor()
      await eventually(async () => [await alert.textContent(), await colourOf(alert)]).toEqual([REFUSAL, 'red'])
      // proves AUTH-011
      await seeToast(page, 'Gmail Required', REFUSAL)
      await eventually(() => focusedField(page)).toBe('email')
      await eventually(() => emailField(page).getAttribute('aria-invalid')).toBe('true')
      expect(calls.filter((url) => url.includes('/rpc/'))).toEqual([])
    },
  )

  test('the Reset tab has one field and reports success and failure', async () => {
    const page = await visit(product)
    await openAuth(page, 'Reset')
    // proves AUTH-019
    await eventually(() => page.locator('form input').count()).toBe(1)
    await eventually(() => page.getByLabel('Email (Only Gmail is accepted)', { exact: true }).count()).toBe(1)
    // proves AUTH-022
    await page.getByText("You'll receive an email with instructions to reset your password.").waitFor()

    const release = await holdCall(page, 'auth/requestReset')
    // proves AUTH-021
    await eventually(() => sendButton(page).textContent()).toBe('Send Reset Email')
    await sendForm(page, { email: newEmail() })
    await page.getByRole('button', { name: 'Sending reset email...' }).waitFor()
    release()
    // proves AUTH-023
    await seeToast(page, 'Reset email sent!', 'Check your email for password reset instructions.')
    await eventually(() => sendButton(page).textContent()).toBe('Send Reset Email')

    const message = 'Too many attempts. Please try again in 42 seconds.'
    await failCall(page, 'auth/requestReset', { status: 429, code: 'TOO_MANY_ATTEMPTS', message })
    await sendButton(page).click()
    // proves AUTH-024
    await seeToast(page, 'Error', message)
    await eventually(() => page.getByRole('alert').textContent()).toBe(message)
  })

  test('signing up needs only an address and a password of six characters', async () => {
    const page = await visit(product)
    await openAuth(page, 'Sign Up')
    await sendForm(page, { email: newEmail(), password: 'qzjv8' })
    // proves AUTH-028
    await seeToast(page, 'Error', 'Password must be at least 6 characters')
    await eventually(() => page.locator('#password-error').textContent()).toBe('Password must be at least 6 characters')
    await eventually(() => focusedField(page)).toBe('password')
    await sendForm(page, { password: 'qzjv8w' })
    // proves AUTH-027 AUTH-028 AUTH-032
    await seeToast(page, 'Account created!', 'Please check your email to verify your account.')
    await page.getByRole('heading', { name: 'One more step: your mailbox' }).waitFor()
    await page.getByRole('button', { name: 'Go to Sign In' }).click()
    await eventually(() => page.getByRole('tab', { selected: true }).textContent()).toBe('Sign In')
  })

  test('AUTH-034 a refusal of the server is shown in an alert and in a toast', async () => {
    const page = await visit(product)
    await openAuth(page)
    const answered = page.waitForResponse('**/rpc/auth/signIn')
    await sendForm(page, { email: newEmail(), password: 'not the password' })
    const answer = await answered
    const { code, message } = (await answer.json()).json
    // proves API-025
    expect([answer.status(), code]).toEqual([401, 'WRONG_CREDENTIALS'])
    expect(message).toMatch(/^[A-Z].+\.$/)
    expect((await seeToast(page, 'Error', message)).type).toBe('error')
    await eventually(() => page.getByRole('alert').textContent()).toBe(message)

    await chooseTab(page, 'Sign Up')
    await eventually(() => page.getByRole('alert').count()).toBe(0)
    await sendForm(page, { email: newEmail(), password: '123456' })
    await seeToast(page, 'Error', 'This password is too common. Please choose another one.')
    await eventually(() => page.getByRole('alert').textContent()).toBe('This password is too common. Please choose another one.')
  })

  test('signing in works with the keyboard alone', async () => {
    const ann = await newcomer(product.server)
    const page = await visit(product)
    await openAuth(page)
    const tabTo = async (name: string) => {
      for (let stops = 0; (await focusedField(page)) !== name; stops++) {
        expect(stops, `stops until ${name}`).toBeLessThan(8)
        await page.keyboard.press('Tab')
      }
    }
    await page.keyboard.press('ArrowRight')
    await page.getByRole('heading', { name: 'Create your account' }).waitFor()
    await page.keyboard.press('Home')
    await page.getByRole('heading', { name: 'Good to see you' }).waitFor()
    await tabTo('email')
    await page.keyboard.type(ann.email)
    await tabTo('password')
    await page.keyboard.type('wrong')
    await page.keyboard.press('Enter')
    await page.getByRole('alert').waitFor()
    await tabTo('password')
    await page.keyboard.press('Control+a')
    await page.keyboard.type(PASSWORD)
    await page.keyboard.press('Enter')
    await arriveAt(page, '/dashboard')
    // proves AUTH-033
    await seeToast(page, 'Welcome back!', 'You have successfully signed in.')
  })

  test('a missing password is reported before anything is sent', async () => {
    const page = await visit(product)
    await openAuth(page)
    await sendForm(page, { email: newEmail() })
    await seeToast(page, 'Error', 'Please enter your password.')
    await eventually(() => focusedField(page)).toBe('password')
    await page.getByRole('button', { name: 'Show password' }).click()
    await passwordField(page).fill('seen')
    await eventually(() => passwordField(page).getAttribute('type')).toBe('text')
  })
})

describe('for the addresses that the operator allows', () => {
  const product = openOwnProduct({ ALLOWED_EMAIL_DOMAINS: 'acme.org,acme.com' })
  const LABEL = 'Email (Only acme.org or acme.com is accepted)'
  const SENTENCE = 'Please use a acme.org or acme.com account to access JobApply AI'

  test('AUTH-018 labels and messages name their domains', async () => {
    const page = await visit(product)
    await openAuth(page)
    for (const tab of ['Sign In', 'Sign Up', 'Reset'] as const) {
      await chooseTab(page, tab)
      await page.getByLabel(LABEL, { exact: true }).fill('ann@gmail.com')
      await eventually(() => page.locator('#email-error').textContent()).toBe(SENTENCE)
      await sendButton(page).click()
      await page.locator('form').getByRole('alert').getByText(SENTENCE).waitFor()
      await seeToast(page, 'acme.org or acme.com Required', SENTENCE)
    }
    await sendForm(page, { email: 'ann@acme.com' })
    await seeToast(page, 'Reset email sent!', 'Check your email')
  })
})
