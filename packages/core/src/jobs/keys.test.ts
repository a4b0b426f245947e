import { expect, test } from 'vitest'
import { foldCompany, sameJobKey } from './keys.ts'

test('a job without a company is never joined by its title', () => {
  expect(sameJobKey({ title: 'Cook', company: '', location: 'Paris' })).toBe('')
})

test('legal forms and gender marks do not make another job', () => {
  expect(foldCompany('Acme, Inc.')).toBe(foldCompany('ACME'))
  expect(foldCompany('Company Co')).not.toBe('')
  expect(sameJobKey({ title: 'Koch (m/w/d)', company: 'Acme GmbH', location: 'Berlin' })).toBe(
    sameJobKey({ title: 'Koch', company: 'Acme', location: 'Berlin' }),
  )
})
