import { expect, test } from 'vitest'
import { readPage } from '#page.testing'
import { read } from './forms.testing.ts'

/** Invented pages in the manner of component libraries: inputs in drawn boxes, web components, and buttons that open lists. */
const ANT = `
  <div class="ant-form-item"><div class="ant-form-item-label"><label for="f_first" class="ant-form-item-required">First name</label></div>
    <div class="ant-form-item-control"><span class="ant-input-affix-wrapper"><input id="f_first" class="ant-input" type="text"></span></div></div>
  <div class="ant-form-item"><div class="ant-form-item-label"><label for="f_mail">E-mail</label></div>
    <div class="ant-form-item-control"><input id="f_mail" class="ant-input" type="text"><div class="ant-form-item-explain-error">Please enter a valid e-mail</div></div></div>
  <div class="ant-form-item"><div class="ant-form-item-label"><label for="f_country" title="Country">Country</label></div>
    <div class="ant-select"><div class="ant-select-selector"><span class="ant-select-selection-search"><input id="f_country" role="combobox"
      aria-haspopup="listbox" aria-controls="f_country_list" aria-autocomplete="list"></span><span class="ant-select-selection-placeholder">Choose one</span></div></div></div>
  <div class="ant-form-item"><div class="ant-form-item-label"><label title="Sponsorship">Do you need visa sponsorship?</label></div>
    <div class="ant-radio-group"><label class="ant-radio-wrapper"><span class="ant-radio"><input type="radio" name="s" value="1"></span><span>Yes</span></label>
      <label class="ant-radio-wrapper"><span class="ant-radio"><input type="radio" name="s" value="0"></span><span>No</span></label></div></div>`
const inShadow = (host: string, inner: string) =>
  `<${host}><template shadowrootmode="open">${inner}</template></${host.split(' ')[0]}>`
const SHOELACE = [
  inShadow(
    'sl-input label="Last name"',
    '<div part="form-control"><label for="input">Last name</label><input id="input" type="text"></div>',
  ),
  inShadow(
    'sl-input label="Phone"',
    '<div part="form-control"><label for="input">Phone</label><input id="input" type="tel"></div>',
  ),
  inShadow('sl-checkbox', '<label><input type="checkbox"><span part="label">I agree to the privacy policy</span></label>'),
].join('')

const CHAKRA = `
  <div role="group" class="chakra-form-control"><label for="field-1" id="field-1-label" class="chakra-form__label">Full name<span role="presentation"
    aria-hidden="true" class="chakra-form__required-indicator">*</span></label><input id="field-1" required aria-required="true" class="chakra-input"></div>
  <div role="group" class="chakra-form-control"><label id="field-2-label" class="chakra-form__label">Do you need visa sponsorship?</label>
    <div role="radiogroup" class="chakra-radio-group">${['Yes', 'No']
      .map(
        (
          word,
        ) => `<label class="chakra-radio"><input type="radio" class="chakra-radio__input" name="field-2" value="${word}" style="border:0;
      clip:rect(0,0,0,0);height:1px;width:1px;margin:-1px;overflow:hidden;position:absolute"><span class="chakra-radio__control"
      aria-hidden="true"></span><span class="chakra-radio__label">${word}</span></label>`,
      )
      .join('')}</div></div>`
/** A button that opens a list: named by its label and by itself, in either order. */
const LIST_BUTTONS = `
  <label id="h-label">Country</label><button id="h-button" type="button" aria-haspopup="listbox" aria-expanded="false"
    aria-labelledby="h-label h-button"><span>Select a country</span></button>
  <div class="react-aria-Select"><span class="react-aria-Label" id="a-label">State</span><button type="button" aria-haspopup="listbox"
    aria-expanded="false" aria-labelledby="a-value a-label"><span id="a-value">Select an item</span></button></div>`

const pageOf = (form: string) =>
  readPage(
    `<html><body><main><h1>Apply as a baker</h1><form>${form}<button type="submit">Submit application</button></form></main></body></html>`,
  )

test('a library that draws its own boxes is read by what stands beside them', () => {
  expect(read(pageOf(ANT), true)).toEqual([
    'First name | text* | firstName | fill',
    'E-mail | text | email | fill',
    'Country | combobox | country | fill',
    'Do you need visa sponsorship? | radio-group | requiresSponsorship | fill',
  ])
})

test('fields in shadow roots keep their own labels, though all have the same id', () => {
  expect(read(pageOf(SHOELACE), true)).toEqual([
    'Last name | text | lastName | fill',
    'Phone | tel | phone | fill',
    'I agree to the privacy policy | checkbox | - | ask',
  ])
})

test('a group around one input is no question of its own, and boxes of one pixel are drawn by their labels', () => {
  expect(read(pageOf(CHAKRA), true)).toEqual([
    'Full name | text* | fullName | fill',
    'Do you need visa sponsorship? | radio-group | requiresSponsorship | fill',
  ])
})

test('a button that opens a list is called by its label, not by what it shows', () => {
  expect(read(pageOf(LIST_BUTTONS), true)).toEqual(['Country | combobox | country | fill', 'State | combobox | state | ask'])
})

/** A list drawn around a box to search it: what it invites to stands in it, what is asked beside it. */
const SEARCHED = `
  <div class="row"><div class="caption-cell">Country</div><div class="list"><div class="value"><div class="hint">Select...</div>
    <div><input type="text" role="combobox" aria-haspopup="true" aria-expanded="false"></div></div></div></div>
  <div class="row"><div class="caption-cell">Postcode</div><div><input name="b7"></div></div>
  <div class="row"><label for="lvl">Highest level of education</label><div class="list"><span><input id="lvl" type="search" role="combobox"
    aria-haspopup="listbox" readonly></span><span>Choose one</span></div></div>
  <div class="row"><input type="search" name="q" aria-label="Search this site"></div>`

test('what a drawn list invites to is not its question, and a list with a box to search it is a list', () => {
  expect(read(pageOf(SEARCHED), true)).toEqual([
    'Country | combobox | country | fill',
    'Postcode | text | postalCode | fill',
    'Highest level of education | combobox | - | ask',
  ])
})
