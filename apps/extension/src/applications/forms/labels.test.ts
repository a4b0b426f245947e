import { expect, test } from 'vitest'
import { readPage } from '#page.testing'
import { collectWhole } from './forms.testing.ts'

/** Invented forms in the ways of different builders; what each field is called is what a person sees beside it. */
const labelsOf = (html: string) =>
  collectWhole(
    readPage(`<html><body><h1>Baker at Green Mill</h1><form id="apply">${html}<button>Apply</button></form></body></html>`),
  )
    .fields.filter(({ isConcealed }) => !isConcealed)
    .map(({ label }) => label)

const ID = '3f2504e0-4f89-41d3-9a0c-0305e82c3301'
const OPTIONS = (name: string, type = 'radio') =>
  ['Days', 'Nights']
    .map(
      (text, at) =>
        `<div><input type="${type}" id="${ID}-${name}-${at}" name="${type === 'radio' ? name : text}"><label for="${ID}-${name}-${at}">${text}</label></div>`,
    )
    .join('')

test('what stands in a label before its control is the label, and what follows says how the upload goes', () => {
  expect(labelsOf('<label>Resume <input type="file" name="a"> No file chosen</label>')).toEqual(['Resume'])
  expect(labelsOf('<label><input name="a"> City</label>')).toEqual(['City'])
})

test('a label below a control says which part of the label above it the control holds', () => {
  const field = (above: string, id: string, below: string) =>
    `<li><label for="${id}">${above}</label><span><input id="${id}" name="q_${id}"><label for="${id}">${below}</label></span></li>`
  expect(
    labelsOf(
      field('Name<span>*</span>', 'a', 'First Name') +
        field('Birth date', 'b', 'Month') +
        field('Phone', 'c', 'Please enter a valid phone number.') +
        field('E-mail', 'd', 'example@example.com') +
        field('City', 'e', 'City'),
    ),
  ).toEqual(['First Name', 'Birth date: Month', 'Phone', 'E-mail', 'City'])
})

test('a heading over one field is its question, one over several is not, and errors never are', () => {
  const field = (title: string, name: string) =>
    `<h3><span>${title}</span><span class="required">*</span></h3><input name="${name}" placeholder="${title}"><div class="error-container ng-hide"><span class="error">A ${title.toLowerCase()} is required</span></div>`
  expect(
    labelsOf(
      `<div><div class="section-header"><h2>Personal Details</h2></div>${field('Full Name', 'c1')}${field('Phone Number', 'c2')}</div>`,
    ),
  ).toEqual(['Full Name', 'Phone Number'])
  expect(
    labelsOf('<h2>About you</h2><input name="first_name"><input name="shoe_size"><input name="a"><input name="b">').slice(0, 2),
  ).toEqual(['first name', 'shoe size'])
})

test.each([
  ['a class', '<p class="field-error">Enter a city</p><input name="city">', 'city'],
  ['a role', '<p role="alert">Enter a city</p><input name="city">', 'city'],
  ['its words', '<p>City is required.</p><input name="city">', 'city'],
  ['its id', '<p id="city-error">Enter a city</p><input name="city">', 'city'],
  ['a hidden text is no question', '<p hidden>Old question</p><input name="city">', 'city'],
  ['a state of the box is no error', '<div class="has-error"><label for="c">City</label><input id="c" name="x1"></div>', 'City'],
])('an error is told by %s', (_, html, label) => {
  expect(labelsOf(`<div>${html}</div>`)).toEqual([label])
})

test("a group is called by its own title, not by an option or by its machine's id", () => {
  const group = (title: string, name: string, type?: string) =>
    `<div><fieldset><label for="${ID}-${name}">${title}</label>${OPTIONS(name, type)}</fieldset></div>`
  expect(labelsOf(group('When can you work?', `${ID}_1`) + group('Which shifts do you like?', 'likes', 'checkbox'))).toEqual([
    'When can you work?',
    'Which shifts do you like?',
  ])
  expect(labelsOf(`<div><div>${OPTIONS(`${ID}_2`)}</div></div><p>City</p><input name="${ID}">`)).toEqual(['', 'City'])
})

test('two questions with an option of the same name stay two', () => {
  const boxes = (name: string, texts: string[]) =>
    `<fieldset><legend>${name}</legend>${texts.map((text) => `<label><input type="checkbox" name="${text}">${text}</label>`).join('')}</fieldset>`
  expect(labelsOf(boxes('Tools', ['Oven', 'Other']) + boxes('Breads', ['Rye', 'Other']))).toEqual(['Tools', 'Breads'])
})

test.each([
  ['what to do is no question', '<p>Country</p><div role="combobox" aria-label="Select" tabindex="0">Select</div>', 'Country'],
  [
    'a button repeats its choice',
    '<div><button aria-haspopup="listbox" aria-label="Work mode: Remote">Remote</button></div>',
    'Work mode',
  ],
  [
    'the first line of a list',
    '<select><option value="">Select notice period</option><option>Two weeks</option></select>',
    'notice period',
  ],
  ['a template is no text', '<label>{{ field.label }} <input placeholder="Town"></label>', 'Town'],
  [
    'the box of a few parts',
    '<div><h4>Desired salary</h4><input name="q1" placeholder="Desired salary"><select name="q2"><option>Hourly</option></select></div>',
    'Desired salary',
  ],
  [
    'a title beside buttons',
    '<div><h2>Upload resume</h2><a href="#">Use another site</a></div><div><input type="file" name="f9"></div>',
    'Upload resume',
  ],
  ['a status of an upload', '<h3>Resume</h3><div><span>Total 0 files selected</span><input type="file"></div>', 'Resume'],
  ['the only words of an upload', '<label>Choose file… <input type="file" name="q_170402"></label>', 'Choose file…'],
])('a field is named by what is seen: %s', (_, html, label) => {
  expect(labelsOf(html)[0]).toBe(label)
})

test('halves of a name are told by the title of their group', () => {
  const half = (text: string) =>
    `<div><label for="${text}" class="sr-only">${text}</label><input id="${text}" placeholder="${text}"></div>`
  expect(
    labelsOf(
      `<div role="group" aria-labelledby="n"><span id="n">Name<b aria-hidden="true">*</b><span class="sr-only"> (required)</span></span><div>${half('First')}${half('Last')}</div></div>`,
    ),
  ).toEqual(['First name', 'Last name'])
})

test('what a drawn control keeps for the browser is no second field', () => {
  const radio = (text: string) =>
    `<label><button type="button" role="radio" aria-checked="false" aria-label="${text}"></button><input type="radio" aria-hidden="true" tabindex="-1" name="q7">${text}</label>`
  expect(labelsOf(`<div role="radiogroup" aria-label="Driving licence">${radio('Yes')}${radio('No')}</div>`)).toEqual([
    'Driving licence',
  ])
  expect(
    labelsOf(
      '<div><label for="t">Title</label><div><button id="t" role="combobox" aria-label="Title">Choose…</button><select aria-hidden="true" tabindex="-1" name="title"><option>Dr</option></select></div></div>',
    ),
  ).toEqual(['Title'])
  expect(
    labelsOf('<label for="b">Country</label><div><button id="b" aria-haspopup="listbox">Kenya</button><input type="text"></div>'),
  ).toEqual(['Country'])
})

test('the list before a phone number is its country code', () => {
  expect(
    labelsOf(
      '<div><span>Phone number</span><div><div><input role="combobox" aria-label="Search"></div><div><input type="tel" name="q3"></div></div></div>',
    ),
  ).toEqual(['Phone number country code', 'Phone number'])
})

test('labels on the right, after a field that has nothing before it, are its label; a hint is not', () => {
  const row = (label: string, name: string) => `<div><div><input name="${name}"></div><div>${label}</div></div>`
  expect(labelsOf(row('First name', 'a1') + row('City', 'a2') + row('Email', 'a3'))).toEqual(['First name', 'City', 'Email'])
  expect(labelsOf('<div><input name="city"><p>We never share where you live.</p></div>')).toEqual(['city'])
})

test('a question before options that stand beside other questions in one box is theirs', () => {
  const question = (text: string, name: string) =>
    `<div>${text}</div><label><input type="radio" name="${name}"> Yes</label> <label><input type="radio" name="${name}"> No</label><hr>`
  expect(labelsOf(question('Are you a citizen?', 'q1') + question('Do you drive?', 'q2'))).toEqual([
    'Are you a citizen?',
    'Do you drive?',
  ])
})

test('the number of a question is no part of it', () => {
  expect(labelsOf('<p>3. Where do you live?</p><input name="x1"><p>Q4: Where do you work?</p><input name="x2">')).toEqual([
    'Where do you live?',
    'Where do you work?',
  ])
})

test("'First' and 'Last' under the heading of a name are its halves", () => {
  const half = (word: string) => `<div><input id="${word}"><label for="${word}">${word}</label></div>`
  expect(labelsOf(`<h3>Name</h3>${half('First')}${half('Last')}<h3>Team</h3>${half('Best')}`)).toEqual([
    'First name',
    'Last name',
    'Best',
  ])
})

test('the line that opens and closes a part of a form is its heading', () => {
  const page = readPage(
    '<html><body><h1>Baker</h1><form id="apply"><label>Full name <input name="a"></label><details open><summary role="button">Professional reference 1</summary><label>Email <input name="b"></label></details><div role="heading">Your school</div><label>City <input name="c"></label></form></body></html>',
  )
  expect(collectWhole(page).fields.map(({ label, sections }) => [label, sections.at(-1)])).toEqual([
    ['Full name', 'Baker'],
    ['Email', 'Professional reference 1'],
    ['City', expect.stringMatching(/Your school|Baker/)],
  ])
})
