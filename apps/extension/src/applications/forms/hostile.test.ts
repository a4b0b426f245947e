import { decideFields } from '@jobapply/core/answers/keys/decide-fields'
import { workOf } from '@jobapply/core/shared/work.testing'
import { expect, test } from 'vitest'
import { readPage } from '#page.testing'
import { MAX_FIELDS } from './field.ts'
import { APPLICANT } from './forms.testing.ts'
import { readForm } from './read-form.ts'

const inForm = (html: string) => readPage(`<html><body><form>${html}</form></body></html>`)
const readAll = (document: Document) => {
  const { fields } = readForm(document, 'https://careers.example/')
  return decideFields(fields, APPLICANT)
}

test.each<[string, Document]>([
  [
    '2,000 boxes in one group',
    inForm(`<fieldset><legend>A</legend>${'<label><input type="checkbox">a</label>'.repeat(2_000)}</fieldset>`),
  ],
  ['1,000 fields, each with text before it', inForm('<p>First name</p><input>'.repeat(1_000))],
  ['3,000 nested elements around a field', inForm(`${'<div>a'.repeat(3_000)}<input>${'</div>'.repeat(3_000)}`)],
  ['a label of 500 kB', inForm(`<label>${'Name * '.repeat(70_000)}<input></label>`)],
  ['a list of 5,000 options', inForm(`<label>Country<select>${'<option>Germany +49</option>'.repeat(5_000)}</select></label>`)],
  ['500 pairs of buttons', inForm('<div><button>Yes</button><button>No</button></div>'.repeat(500))],
])('a hostile page is read in bounded work: %s', async (_, document) => {
  let count = 0
  const work = await workOf(() => {
    count = readAll(document).length
  })
  expect(count).toBeLessThanOrEqual(MAX_FIELDS)
  expect(work).toBeLessThan(5_000)
})
