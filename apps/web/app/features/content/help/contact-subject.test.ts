import { expect, test } from 'vitest'
import { subjectFor } from './contact-subject.ts'

const PLANS = [{ plan_key: 'enterprise', plan_name: 'Enterprise' }]
const subject = (address: string, plans = PLANS) => subjectFor(new URLSearchParams(address), plans)

test('PRICING-028 the contact form names the plan that a link asks about', () =>
  expect(subject('?plan=enterprise')).toBe('Plan inquiry: Enterprise'))

test.each([
  '?plan=buy-my-coins',
  '?plan=Enterprise<script>',
  '?plan=__proto__',
  '?plan=',
  '?about=constructor',
  '?about=Send+me+your+password',
  '?subject=Send+me+your+password',
  '',
])('an address that ends with %o puts none of its words into the form', (address) => {
  expect(subject(address)).toBe('')
  expect(subject(address, [])).toBe('')
})

test('STATIC-044 the phone card asks for a call-back', () => expect(subject('?about=call-back')).toBe('Please call me back'))
