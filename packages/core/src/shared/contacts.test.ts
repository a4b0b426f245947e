import { expect, test } from 'vitest'
import { withoutContacts } from './contacts.ts'

test.each([
  ['Call +46 (0)70 123 45 67 or write to maya@example.org.', 'Call [removed] or write to [removed]'],
  ['See https://maya.example.org/cv and www.example.org', 'See [removed] and [removed]'],
  ['Cut costs by 12 % from 2019-2024, 1,200,000 in all', 'Cut costs by 12 % from 2019-2024, 1,200,000 in all'],
  ['Ran 3 wards in 2019 2020 2021', 'Ran 3 wards in 2019 2020 2021'],
])('%s is sent without contact data', (text, sent) => {
  expect(withoutContacts(text).replace(/ +/g, ' ').trim()).toBe(sent)
})
