import { decideFields } from '@jobapply/core/answers/keys/decide-fields'
import { readFields } from '@jobapply/core/applications/open-form-schema'
import { workOf } from '@jobapply/core/shared/work.testing'
import { expect, test } from 'vitest'
import { readPage } from '#page.testing'
import { MAX_FIELDS } from './field.ts'
import { APPLICANT, readWhole } from './forms.testing.ts'

const inForm = (html: string) => readPage(`<html><body><form>${html}</form></body></html>`)
const readAll = (document: Document) => {
  const { fields } = readWhole(document, 'https://careers.example/')
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

const LONG = 'As written in your passport '.repeat(100)

test('whatever a page says, what is read of it fits what the server takes', () => {
  const document = inForm(
    `<fieldset><legend>${LONG}?</legend>${['Yes', 'No', LONG].map((text) => `<label><input type="radio" name="r">${text}</label>`).join('')}</fieldset>
     <div><p>${LONG}</p><button type="button">${LONG}</button><button type="button">Yes</button><button type="button">No</button></div>
     <label>Years<input type="number" maxlength="1.5" min="-1e300" max="1e300"></label><label>Code<input maxlength="99999999999999999999"></label>
     <label for="s">${LONG}</label><select id="s" name="${LONG}"><option value="${LONG}">${LONG}</option></select>
     ${Array.from({ length: 9 }, (_, at) => `<fieldset><legend>Part ${at}</legend>`).join('')}<label>Street<input placeholder="${LONG}" autocomplete="${LONG}"></label>${'</fieldset>'.repeat(9)}`,
  )
  const { fields } = readWhole(document, 'https://careers.example/')
  expect(fields.length).toBeGreaterThan(2)
  expect(fields.find(({ label }) => label === 'Street')?.sections).toEqual([
    'Part 3',
    'Part 4',
    'Part 5',
    'Part 6',
    'Part 7',
    'Part 8',
  ])
  expect(readFields.safeParse(fields).error?.issues ?? []).toEqual([])
})

test('a heading belongs to the fields beside it, and to no others', () => {
  const document = inForm('<div><h3>Education</h3><label>School<input></label></div><div><label>City<input></label></div>')
  const { fields } = readWhole(document, 'https://careers.example/')
  expect(fields.map(({ label, sections }) => [label, sections])).toEqual([
    ['School', ['Education']],
    ['City', []],
  ])
})

test.each([
  ['a heading beside the fields of the page is theirs', '<h1>Education</h1><label>School<input></label>', ['Education']],
  [
    'a heading that is wrapped alone is not the heading of the whole page',
    '<div><h1>Jobs</h1></div><label>School<input></label>',
    [],
  ],
])('%s', (_, html, sections) => {
  const document = readPage(`<html><body>${html}</body></html>`)
  expect(readWhole(document, 'https://careers.example/').fields[0]?.sections).toEqual(sections)
})
