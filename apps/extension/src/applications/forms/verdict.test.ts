import { expect, test } from 'vitest'
import { readPage } from '#page.testing'
import { collectWhole } from './forms.testing.ts'
import { VERDICT_SENTENCES } from './verdict.ts'

const EMAIL = '<label>Email <input type="email" name="email"></label>'
const NAME = '<label>First name <input name="first"></label><label>Last name <input name="last"></label>'
const JOB = 'https://bakery.example/jobs/4711/apply'
const judge = (html: string, address = 'https://bakery.example/') =>
  collectWhole(readPage(`<html><body>${html}</body></html>`), { address })

test.each([
  ['application', `<form>${NAME}${EMAIL}<label>Resume <input type="file" name="cv"></label></form>`, ''],
  ['application', `<form>${NAME}${EMAIL}<button>Apply now</button></form>`, JOB],
  ['application', `<form>${EMAIL}<label>Will you require sponsorship? <input name="q"></label></form>`, JOB],
  ['unclear', '<form><label>Why do you bake? <textarea name="q"></textarea></label></form>', JOB],
  ['unclear', `<form action="/apply/email">${EMAIL}<button>Next</button></form>`, JOB],
  [
    'search',
    '<form><label>Keyword <input name="q"></label><label>Location <input name="l"></label><button>Search jobs</button></form>',
    '',
  ],
  [
    'search',
    '<form><label>Zip code <input name="zip"></label><label>Radius <select><option>5 miles</option></select></label></form>',
    '',
  ],
  ['sign-in', `<form>${EMAIL}<label>Password <input type="password"></label><button>Sign in</button></form>`, JOB],
  ['newsletter', `<h2>Job alerts</h2><form>${EMAIL}<button>Subscribe</button></form>`, ''],
  ['newsletter', `<form>${EMAIL}<button>Submit</button></form>`, ''],
  ['talent-community', `<h2>Join our talent community</h2><form>${NAME}${EMAIL}</form>`, ''],
  [
    'lead',
    `<form>${NAME}<label>Work email <input type="email" name="e"></label><label>Number of employees <input name="n"></label></form>`,
    '',
  ],
  [
    'share',
    "<form><label>Your friend's email address <input name='f'></label><label>Message <textarea></textarea></label></form>",
    JOB,
  ],
  [
    'unfinished',
    '<form><label>{{ a.b }} <input></label><label>{{ c.d }} <input></label><label>{{ e.f }} <input></label></form>',
    JOB,
  ],
])('a form is judged by what it asks for, what it says and where it stands: %s', (kind, html, address) => {
  const { verdict, fields } = judge(html, address || undefined)
  expect(verdict.kind).toBe(kind)
  const isRead = kind === 'application' || kind === 'unclear'
  expect(fields.length > 0).toBe(isRead)
  expect(VERDICT_SENTENCES[verdict.kind] === '').toBe(isRead)
})

test('an application stays one beside an offer of the talent community, and with a question about friends', () => {
  const offer = `<fieldset><legend>Talent community</legend><label><input type="checkbox" name="t"> Keep me in mind</label></fieldset>`
  const resume = '<label>Resume <input type="file" name="cv"></label>'
  expect(judge(`<form>${NAME}${EMAIL}${resume}${offer}</form>`, JOB).verdict.kind).toBe('application')
  expect(judge(`<form>${NAME}<label>Do friends of yours work here? <input name="q"></label></form>`, JOB).verdict.kind).toBe(
    'unclear',
  )
})

test('beside an application, a search, a sign-in and a newsletter are not read', () => {
  const { verdict, fields } = judge(
    `<form><label>Keyword <input name="q"></label></form><form>${NAME}${EMAIL}<label>Resume <input type="file"></label></form><h2>Newsletter</h2><form>${EMAIL}</form>`,
  )
  expect([verdict.kind, ...fields.map(({ label }) => label)]).toEqual([
    'application',
    'First name',
    'Last name',
    'Email',
    'Resume',
  ])
})

test('a second form that asks for an address again is another one; a part that takes a file or asks for none belongs to it', () => {
  const labels = (...forms: string[]) => {
    const html = forms.map((form) => `<form>${form}<button>Apply</button></form>`).join('')
    return judge(html, JOB).fields.map(({ name }) => name)
  }
  const main = `${NAME}${EMAIL}<label>Resume <input type="file" name="cv"></label>`
  const phone = '<label>Phone <input type="tel" name="tel"></label>'
  const contact = `<label>Your name <input name="who"></label><label>Your email <input type="email" name="reply"></label>${phone}`
  expect(labels(main, contact)).toEqual(['first', 'last', 'email', 'cv'])
  expect(labels(contact, main)).toEqual(['first', 'last', 'email', 'cv'])
  expect(labels(main, contact.replace('type="email" ', ''))).toEqual(['first', 'last', 'email', 'cv'])
  const letter =
    '<label>Email for the letter <input type="email" name="own"></label><label>Letter <input type="file" name="letter"></label>'
  expect(labels(main, letter)).toEqual(['first', 'last', 'email', 'cv', 'own', 'letter'])
  const questions = `${phone}<label>Why here? <textarea name="why"></textarea></label><label>City <input name="city"></label>`
  expect(labels(main, questions)).toEqual(['first', 'last', 'email', 'cv', 'tel', 'why', 'city'])
})
