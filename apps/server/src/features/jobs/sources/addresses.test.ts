import { expect, test } from 'vitest'
import { sourceOf } from './all-sources.ts'

const boardAt = (id: string, address: string) => sourceOf(id)?.recognise?.(new URL(address))

test.each([
  ['rippling', 'https://ats.rippling.com/en-GB/harbour/jobs/2b1c', { token: 'harbour', id: '2b1c' }],
  ['rippling', 'https://ats.rippling.com/harbour/teams/2b1c', { token: 'harbour' }],
  ['rippling', 'https://ats.rippling.com/harbour', { token: 'harbour' }],
  ['rippling', 'https://ats.rippling.com/api/v2', undefined],
  ['eightfold', 'https://harbour.eightfold.ai/careers?domain=harbour.example', { token: 'harbour.eightfold.ai/harbour.example' }],
  ['eightfold', 'https://harbour.eightfold.ai/careers', undefined],
  ['eightfold', 'https://harbour.eightfold.ai.evil.example/careers?domain=harbour.example', undefined],
  ['eightfold', 'https://harbour.eightfold.ai/careers?domain=harbour.example/../x', undefined],
  ['applitrack', 'https://www.applitrack.com/harbour/onlineapp/default.aspx', { token: 'harbour' }],
  ['applitrack', 'https://www.applitrack.com/harbour/elsewhere', undefined],
  ['applitrack', 'https://applitrack.evil.example/harbour/onlineapp', undefined],
])('%s at %s', (id, address, board) => expect(boardAt(id, address)).toEqual(board))

test.each([true, 1, '1'])('a job that ApplicantPro lists until it is filled (%j) has no last day', (untilFilled) => {
  const source = sourceOf('applicantpro')
  const board = { token: 'harbour', name: 'Harbour Schools' }
  const job = { id: 7, title: 'Cook', endDateRef: '12/24/2026', untilFilled }
  const expiryOf = (row: object) =>
    source?.read(JSON.stringify({ data: { jobs: [row] } }), board, source.list(board)).jobs.map(({ expires }) => expires)
  expect(expiryOf({ ...job, untilFilled: 0 })?.[0]).toMatch(/2026-12-24/)
  expect(expiryOf(job)).toEqual([undefined])
})
