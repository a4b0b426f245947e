import { expect, test } from 'vitest'
import { readPage } from '#page.testing'
import { read } from './forms.testing.ts'

/** Two invented pages in the manner of component libraries: inputs in drawn boxes, and web components. */
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
