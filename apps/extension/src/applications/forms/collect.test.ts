import { expect, test } from 'vitest'
import { readPage } from '#page.testing'
import { collectWhole } from './forms.testing.ts'

const fieldsOf = (html: string) => collectWhole(readPage(`<html><body><form>${html}</form></body></html>`)).fields

const BOXES = '<label><input type="checkbox" name="day">Days</label><label><input type="checkbox" name="night">Nights</label>'

test.each([
  ['boxes that are alone in their group are one question', BOXES, ['checkbox-group']],
  ['a box for another answer belongs to them', `${BOXES}<input name="other">`, ['checkbox-group', 'text']],
  [
    'a group that holds other fields is a part of the form, and each of its boxes is a question',
    `${BOXES}<label>Since <input type="date" name="since"></label>`,
    ['checkbox', 'checkbox', 'date'],
  ],
  [
    'the same beside a list',
    `<label>Country <select name="country"><option>Germany</option></select></label>${BOXES}`,
    ['select', 'checkbox', 'checkbox'],
  ],
])('%s', (_, html, kinds) => {
  expect(fieldsOf(`<fieldset><legend>Shifts</legend>${html}</fieldset>`).map(({ kind }) => kind)).toEqual(kinds)
})

test.each([
  ['its label', '<input type="radio" name="r" id="a" value="1"><label for="a">Full time</label>'],
  ['the label around it', '<label><input type="radio" name="r" value="1"> Full time</label>'],
  ['the element that it names', '<input type="radio" name="r" value="1" aria-labelledby="n"><b id="n">Full time</b>'],
  ['its own name', '<input type="radio" name="r" value="1" aria-label="Full time">'],
  ['the text after it', '<input type="radio" name="r" value="1"> Full time'],
  ['the element after it', '<input type="radio" name="r" value="1"> <span>Full time</span>'],
  ['its value, where nothing else is said', '<p><input type="radio" name="r" value="Full time"></p>'],
])('an option is read from %s', (_, option) => {
  const [field] = fieldsOf(`<fieldset><legend>Hours</legend>${option}<p><input type="radio" name="r" value="2"></p></fieldset>`)
  expect(field?.options[0]?.label).toBe('Full time')
})

test('the first four texts that describe a field are read in their order; errors and counters are not', () => {
  const texts = ['a-error', 'one', 'count', 'two', 'three', 'four', 'five']
  const html = texts.map((id) => `<p id="${id}">Text ${id}.</p>`).join('')
  const [field] = fieldsOf(`<label>City <input name="city" aria-describedby="${texts.join(' ')} gone"></label>${html}`)
  expect(field?.description).toBe('Text one. Text two. Text three. Text four.')
  const [own] = fieldsOf('<label id="l">City <input name="city" aria-describedby="one l"></label><p id="one">Where you live</p>')
  expect(own?.description).toBe('Where you live')
})

test('a slider and a list for several are told apart from boxes and lists', () => {
  const [slider, list] = fieldsOf(
    `<label for="y">Years with ovens</label><input id="y" type="range" min="0" max="10">
     <label for="s">Shifts</label><select id="s" multiple><option value="">Choose</option><option>Early</option><option>Late</option></select>`,
  )
  expect(slider).toMatchObject({ kind: 'slider', label: 'Years with ovens', min: 0, max: 10 })
  expect(list).toMatchObject({ kind: 'checkbox-group', label: 'Shifts' })
  expect(list?.options.map(({ label }) => label)).toEqual(['Early', 'Late'])
})

test('a list about a phone is one of countries only beside a box for the number', () => {
  const list = (label: string) => `<label>${label} <select name="s"><option>Mobile</option></select></label>`
  const labels = (html: string) => fieldsOf(`<div>${html}</div>`).map(({ label }) => label)
  expect(labels(`${list('Phone')}<input name="n">`)[0]).toBe('Phone country code')
  expect(labels(`${list('Phone type')}${list('Best time to call')}`)).toEqual(['Phone type', 'Best time to call'])
})

test.each<[string, string[]]>([
  ['<div><p>Emergency contact</p>FIELDS</div>', ['Emergency contact', 'Emergency contact']],
  ['<div><div><b>Next of kin</b></div><div>FIELDS</div></div>', ['Next of kin', 'Next of kin']],
  // A hint is not a title, and one that does not look like it is heard only where it speaks of others.
  ['<div><p>Please tell us about your spouse.</p>FIELDS</div>', []],
  ['<div><p>How to reach you</p>FIELDS</div>', ['How to reach you', 'How to reach you']],
  ['<div><p>Any two of these.</p><p>How to reach you</p>FIELDS</div>', []],
  ['<div><p>Any two of these.</p><p><strong>Your bank</strong></p>FIELDS</div>', ['Your bank', 'Your bank']],
  ['<div><p>Any two of these.</p><div class="block-title">Your bank</div>FIELDS</div>', ['Your bank', 'Your bank']],
  ['<div><a href="/jobs">All jobs</a>FIELDS</div>', []],
  ['<div><p>Witness</p><p>How to reach you</p>FIELDS</div>', []],
  ['<div><p>Witness</p><h2>How to reach you</h2>FIELDS</div>', ['How to reach you', 'How to reach you']],
])('a title over several fields is heard where it looks like one or speaks of others: %s', (html, titles) => {
  const fields =
    '<div><label for="n">Name</label><input id="n"></div><div><label for="p">Phone</label><input id="p" type="tel"></div>'
  const form = `<form><label for="a">Email</label><input id="a" type="email">${html.replace('FIELDS', fields)}<input type="file" name="resume"></form>`
  const read = collectWhole(readPage(form)).fields.filter(({ label }) => label === 'Name' || label === 'Phone')
  expect(read.flatMap(({ sections }) => sections)).toEqual(titles)
})

test('a list about a phone and the box for the number share one of the ten boxes around the list, not one further out', () => {
  const labelOf = (deep: number) => {
    const list = `${'<div>'.repeat(deep)}<select name="c" aria-label="Phone"><option>+49</option></select>${'</div>'.repeat(deep)}`
    return fieldsOf(`<div>${list}<input type="tel" name="n"></div><input name="x">`)[0]?.label
  }
  expect([9, 10].map(labelOf)).toEqual(['Phone country code', 'Phone'])
})

test('500 options of a list are read', () => {
  const options = Array.from({ length: 501 }, (_, at) => `<option value="${at}">Town ${at}</option>`).join('')
  const [field] = fieldsOf(`<label>Town <select name="town">${options}</select></label>`)
  expect([field?.options.length, field?.options.at(-1)?.label]).toEqual([500, 'Town 499'])
})
