import { expect, test } from 'vitest'
import { sameJobKey } from './keys.ts'

test('a job without a company is never joined by its title', () => {
  expect(sameJobKey({ title: 'Cook', company: '', location: 'Paris' })).toBe('')
})

test.each([
  ['Koch (m/w/d)', 'Acme GmbH', 'Berlin', 'Koch', 'Acme', 'Berlin'],
  ['Straßenwärter', 'Straße GmbH', 'Łódź', 'Strassenwärter', 'Strasse AG', 'Lodz'],
  ['R&D Engineer', "Lowe's", 'Málaga', 'R and D engineer', 'Lowes, Inc.', 'Malaga'],
])('%s at %s in %s is one job in another spelling', (...[title, company, location, otherTitle, otherCompany, otherLocation]) => {
  expect(sameJobKey({ title, company, location })).toBe(
    sameJobKey({ title: otherTitle, company: otherCompany, location: otherLocation }),
  )
})
