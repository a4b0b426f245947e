import { describe, expect, test, vi } from 'vitest'
import { fixture } from '#applications/forms/forms.testing'
import { lever } from '#applications/forms/systems/lever'
import { readPage } from '#page.testing'
import { styleSheetLook } from './look.testing.ts'
import { pageBefore, readAgainst, readOutcome } from './outcome.testing.ts'
import { asksForCheck } from './page-state.ts'

const HERE = 'https://jobs.lever.co/blue-oven/1/apply'
const THANKS = 'https://jobs.lever.co/blue-oven/1/thanks'
const before = pageBefore(fixture('lever'), HERE, lever)
const page = (body: string) => readPage(`<html><body>${body}</body></html>`)
const judge = (body: string, address = HERE, system: typeof lever | undefined = undefined) => {
  const document = page(body)
  return readOutcome(document, address, before, system, { look: styleSheetLook(document) })
}

describe('APPLY-048 an application is confirmed by two of three signs', () => {
  const SENTENCE = '<h1>Thank you for applying!</h1>'
  const MARKER = '<p data-qa="msg-submit-success">Ok</p>'
  const REST = '<input name="email">'
  test.each([
    ['the sentence, and the form gone', SENTENCE, HERE, true],
    ["the system's address, and the form gone", '<p>Ok</p>', THANKS, true],
    ["the system's element, and the form gone", MARKER, HERE, true],
    ['the sentence and the element above a form', SENTENCE + MARKER + REST, HERE, true],
    ['the sentence alone', SENTENCE + REST, HERE, false],
    ['the element alone', MARKER + REST, HERE, false],
    ["the system's address alone", REST, THANKS, false],
    ['the form gone, and nothing else', '<p>Ok</p>', HERE, false],
    ['a search for jobs beside both is no form', `${SENTENCE}${MARKER}<form role="search"><input name="q"></form>`, HERE, true],
    ['a form that is sent as an address is none', `${SENTENCE}${MARKER}<form method="GET"><input name="q"></form>`, HERE, true],
    ['an address of no system that only sounds like it', '<p>Ok</p>', 'https://jobs.lever.co/blue-oven/1/confirmation', false],
    ['the address and the element are one sign', MARKER + REST, THANKS, false],
  ])('%s: %s', (_, body, address, isConfirmed) => {
    expect(judge(body, address, lever).state === 'confirmed').toBe(isConfirmed)
  })

  test('what the page showed before the button was pressed is not a sign', () => {
    const body = '<h1>Thank you for applying!</h1><p data-qa="msg-submit-success">Ok</p>'
    const known = pageBefore(page(body), THANKS, lever)
    expect(readOutcome(page(body), THANKS, known, lever)).toEqual({ state: 'unconfirmed' })
  })
})

test.each([
  ['hidden', '<p hidden>Thank you for applying!</p>'],
  ['hidden from screen readers', '<div aria-hidden="true"><p>Thank you for applying!</p></div>'],
  ['inside a part that is not displayed', '<div style="display: none"><section><p>Thank you for applying!</p></section></div>'],
  ['not visible by a style sheet', '<style>.a{visibility:hidden}</style><p class="a">Thank you for applying!</p>'],
  ['without size', '<style>.a{overflow:hidden;width:0px}</style><div class="a"><p>Thank you for applying!</p></div>'],
  ['outside the screen', '<style>.a{left:-9000px}</style><div class="a">Thank you for applying!</div>'],
  ['transparent', '<style>.a{color:rgba(0, 0, 0, 0)}</style><p class="a">Thank you for applying!</p>'],
  ['clipped', '<style>.a{clip-path:inset(50%)}</style><p class="a">Thank you for applying!</p>'],
  ['in a closed dialog', '<dialog><p>Thank you for applying!</p></dialog>'],
  ['folded away', '<details><summary>What then?</summary><p>Thank you for applying!</p></details>'],
  ['in a template', '<template><p>Thank you for applying!</p></template>'],
  ['in a button', '<button>Application submitted</button>'],
])('APPLY-048 a sentence that is %s says nothing', (_, body) => {
  expect(judge(body)).toEqual({ state: 'unconfirmed' })
})

test.each([
  ['disabled while it is sent', '<form><input name="name" disabled><input name="email" disabled></form>'],
  ['in a disabled group', '<form><fieldset disabled><input name="email"></fieldset></form>'],
  ['hidden while it is sent', '<form style="display:none"><input name="email"></form>'],
  ['followed by another step', '<form><input name="notice_period"><button>Next</button></form>'],
  ['shown once more to be sent', '<p>Ann Becker</p><button>Submit application</button>'],
])('APPLY-048 a form that is %s is not gone', (_, body) => {
  expect(judge(`<p>Thank you for applying!</p>${body}`)).toEqual({ state: 'unconfirmed' })
})

test.each([
  ['a newsletter', '<form><input type="email" name="news"><input type="checkbox"><button>Send</button></form>'],
  ['a search of other jobs', '<form role="search"><input name="q"><button>Submit</button></form>'],
  ['a search by address', '<form method="get"><input name="q"><input type="submit" value="Submit"></form>'],
  ['a search box', '<form><input type="search" name="q"><button>Send</button></form>'],
  ['a search of people', '<form role="search"><input name="name"><input name="email"><button>Submit</button></form>'],
  ['a menu', '<nav><button>Continue</button></nav>'],
  ['a banner about cookies', '<div id="cookie-banner"><button>Continue</button></div>'],
  ['a footer', '<footer><div role="button">Send</div></footer>'],
  ['words that are no button', '<h2>Next</h2><a href="/jobs">Continue</a><p>Review</p>'],
  ['another job', '<div><p>Baker, Hamburg</p><button>Apply now</button></div>'],
])('APPLY-048 %s beside the thanks is not the form', (_, body) => {
  expect(judge(`<p>Thank you for applying!</p>${body}`)).toMatchObject({ state: 'confirmed' })
})

test('a sentence in an open shadow root counts', () => {
  const document = page('<oc-done><template shadowrootmode="open"><h1>Votre candidature a été envoyée</h1></template></oc-done>')
  expect(readOutcome(document, HERE, before)).toEqual({ state: 'confirmed', sign: 'Votre candidature a été envoyée' })
})

test('a page that wants one more step confirms nothing, whatever else it says', () => {
  expect(
    judge(
      '<h1>Thank you for your application!</h1><p>Click the link in our mail to complete your application.</p>',
      THANKS,
      lever,
    ),
  ).toEqual({ state: 'needs-user', messages: ['Click the link in our mail to complete your application.'] })
})

test('a refusal is told in the words of the page, and a check is left to the person', () => {
  const refused = '<form><input name="a" aria-invalid="true" aria-describedby="m"><p id="m">Enter a phone number</p></form>'
  expect(judge(refused)).toEqual({ state: 'failed', messages: ['Enter a phone number'] })
  expect(judge('<div role="alert">Enter the security code that we sent</div>')).toMatchObject({ state: 'needs-user' })
})

test('APPLY-045 what a page says against a confirmed application is read in its own words', () => {
  const document = page('<p>Thank you for applying!</p><div role="alert">Your application could not be saved.</div>')
  expect(readAgainst(document, before)[0]).toEqual({
    ...{ kind: 'failed', text: 'Your application could not be saved.', isNamed: true },
  })
  expect(readAgainst(page('<p>Thank you for applying!</p>'), before)).toEqual([])
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

test('what a page is compared with is read in one look at each form, however many fields it has', () => {
  const document = page(`<form id="form">${'<label>Shift<input name="shift"></label>'.repeat(300)}</form>`)
  const form = document.getElementById('form')
  const look = vi.fn(form?.querySelectorAll.bind(form))
  Object.assign(form ?? {}, { querySelectorAll: look })
  expect(pageBefore(document, HERE, undefined).names).toEqual(['shift'])
  expect(look).toHaveBeenCalledTimes(1)
})
