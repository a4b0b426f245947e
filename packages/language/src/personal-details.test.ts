import { expect, test } from 'vitest'
import { isPersonalDetail } from './personal-details.ts'

test.each([
  'Date of birth: 3 May 1990',
  'Geburtsdatum\t03.05.1990',
  'Familienstand: ledig',
  'Estado civil: soltera',
  'Nationality – Swedish',
  'Passport No: K1234567',
  'Born 3 May 1990 in Lund',
  'née le 3 mai 1990',
  'Marital status',
  'Children: two sons and a daughter',
  `Date of birth${' '.repeat(47)}: 3 May 1990`,
])('%s is a personal detail', (text) => expect(isPersonalDetail(text)).toBe(true))

test.each([
  'Age Concern Ltd, Leeds',
  'Children: led the play group of a nursery of 40',
  'Registered Nurse, Cardiology',
  'Health Care Assistant 2019 – 2021',
  'Gift shop manager',
  'Weight Watchers 2019 – 2021',
  'Barn restoration: oak frames',
  'Children: two sons and one daughter too',
  'Born Free Foundation 2019 – 2021',
  'Born in Lund, 12 years abroad',
])('%s is not', (text) => expect(isPersonalDetail(text)).toBe(false))
