import { expect, test } from 'vitest'
import { chooseMatch, rankApplications } from './match.ts'
import { isRequisitionOf, requisitionsIn } from './requisition.ts'

test.each([
  ['Your application for requisition R-20451', 'https://jobs.harbour.example/en/r20451-night-porter', true],
  ['Job ID: JR0012345', 'https://harbour.example/careers/job/JR0012345/apply', true],
  ['Referenz 4029771', 'https://harbour.example/jobs?id=4029771', true],
  // A year, a postcode and another posting's number.
  ['Leeds, 16 November 2026', 'https://harbour.example/jobs/2026/porter', false],
  ['Hafenstraße 1, 20457 Hamburg', 'https://harbour.example/jobs/porter-20457-hamburg', false],
  ['Referenz 4029772', 'https://harbour.example/jobs?id=4029771', false],
])('%s names the posting at %s: %s', (text, address, isNamed) => {
  expect(isRequisitionOf([null, address], requisitionsIn(text))).toBe(isNamed)
})

const SENT = new Date('2026-11-16T09:00:00Z')
const known = (id: string, company: string, number: string) => ({
  ...{ id, company, job_title: 'Night Porter', isOpen: true, appliedAt: new Date('2026-11-02T09:00:00Z') },
  addresses: [`https://jobs.example/${number}`],
})
const chosen = (text: string) => {
  const all = [known('north', 'Harbour Trust', '4029771'), known('south', 'Harbour Trust', '4029772')]
  const from = 'Harbour Trust <jobs@harbourtrust.example>'
  return chooseMatch(rankApplications({ from, subject: 'Your application', sentAt: SENT, text }, all))?.id ?? null
}

test('of two applications at one employer the number of the posting says which is meant', () => {
  expect(chosen('Thank you for your application as Night Porter (reference 4029772).')).toBe('south')
  expect(chosen('Thank you for your application as Night Porter.')).toBeNull()
})

test('a number alone ties nothing', () => {
  const mail = { from: 'shop@elsewhere.example', subject: 'Order 4029771', sentAt: SENT, text: 'On its way.' }
  expect(rankApplications(mail, [known('north', 'Harbour Trust', '4029771')])).toEqual([])
})
