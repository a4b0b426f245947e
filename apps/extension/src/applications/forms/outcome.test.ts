import { expect, test } from 'vitest'
import { readPage } from '#page.testing'
import { fixture } from './forms.testing.ts'
import { asksForCheck, readOutcome } from './outcome.ts'
import { lever } from './systems/lever.ts'

const HERE = 'https://jobs.lever.co/blue-oven/1/apply'
const before = { address: HERE, fields: 12 }

test('an application is confirmed by an address, or by a sentence where the form is gone', () => {
  expect(readOutcome(readPage('<p>Ok</p>'), 'https://jobs.lever.co/blue-oven/1/thanks', before, lever)).toMatchObject({
    state: 'confirmed',
  })
  expect(readOutcome(readPage('<html><body><h1>Vielen Dank für Ihre Bewerbung!</h1></body></html>'), HERE, before)).toMatchObject(
    { state: 'confirmed' },
  )
  expect(readOutcome(readPage('<html><body><div>Merci d’avoir postulé</div></body></html>'), HERE, before)).toMatchObject({
    state: 'confirmed',
  })
})

test('a pressed button, an address that was there before, or the sentence above a form that is still there confirm nothing', () => {
  expect(readOutcome(fixture('lever'), HERE, before, lever)).toEqual({ state: 'unconfirmed' })
  const thanks = 'https://jobs.lever.co/blue-oven/1/thanks'
  expect(readOutcome(readPage('<p>Loading</p>'), thanks, { ...before, address: thanks }, lever)).toEqual({ state: 'unconfirmed' })
  const page = fixture('lever')
  page.body.insertAdjacentHTML('afterbegin', '<p>Thank you for applying to other jobs of ours</p>')
  expect(readOutcome(page, HERE, before, lever)).toEqual({ state: 'unconfirmed' })
})

test('a page that wants one more step confirms nothing, whatever else it says', () => {
  const page = readPage(
    '<html><body><h1>Thank you for your application!</h1><p>Click the link in our mail to complete your application.</p></body></html>',
  )
  expect(readOutcome(page, 'https://blueoven.teamtailor.com/jobs/1/applications/email_verification_needed', before)).toEqual({
    state: 'needs-user',
    messages: ['Click the link in our mail to complete your application.'],
  })
})

test('a refusal is told in the words of the page, and a check is left to the person', () => {
  const page = readPage(
    '<html><body><form><input name="a" aria-invalid="true" aria-describedby="m"><p id="m">Enter a phone number</p></form></body></html>',
  )
  expect(readOutcome(page, HERE, before)).toEqual({ state: 'failed', messages: ['Enter a phone number'] })
  const check = readPage('<html><body><div role="alert">Enter the security code that we sent</div></body></html>')
  expect(readOutcome(check, HERE, before)).toMatchObject({ state: 'needs-user' })
})

test.each([
  ['<div class="g-recaptcha" data-sitekey="x"></div>', true],
  ['<div class="g-recaptcha" data-sitekey="x" data-size="invisible"></div>', false],
  ['<div class="cf-turnstile"></div>', true],
  ['<iframe src="https://newassets.hcaptcha.com/captcha/v1/x#frame=checkbox"></iframe>', true],
  ['<iframe src="https://www.google.com/recaptcha/api2/anchor?k=x&size=invisible"></iframe>', false],
  ['<input name="captcha_answer">', true],
  ['<input type="hidden" name="captcha_token">', false],
  ['<input name="first_name"><textarea name="g-recaptcha-response"></textarea>', false],
])('APPLY-056 %s is a check that only the person passes: %s', (body, is) => {
  expect(asksForCheck(readPage(`<html><body><form>${body}</form></body></html>`))).toBe(is)
})
