import { expect, test } from 'vitest'
import { FOLLOW_UP_DAYS } from './constants.ts'
import { followUpEmail, followUpOf, mailtoAddress, readFollowUpSettings, type Waiting } from './rules.ts'

const NOW = new Date('2026-11-18T12:00:00Z')
const waiting = (changes: Partial<Waiting> = {}): Waiting => ({
  ...{ status: 'applied', statusAt: '2026-11-01T09:00:00Z', nextAt: null, heardAt: [] },
  ...changes,
})

test('silence is counted from the last thing that happened, by stage', () => {
  expect(followUpOf(waiting(), FOLLOW_UP_DAYS, NOW)).toEqual({
    ...{ stage: 'applied', since: '2026-11-01', day: '2026-11-11', isDue: true },
  })
  expect(followUpOf(waiting({ status: 'under-review' }), FOLLOW_UP_DAYS, NOW)?.day).toBe('2026-11-15')
  expect(followUpOf(waiting({ heardAt: ['2026-11-12T09:00:00Z'] }), FOLLOW_UP_DAYS, NOW)).toMatchObject({ isDue: false })
  expect(followUpOf(waiting({ status: 'interview', nextAt: '2026-11-25T09:00:00Z' }), FOLLOW_UP_DAYS, NOW)).toEqual({
    ...{ stage: 'interview', since: '2026-11-25', day: '2026-12-02', isDue: false },
  })
})

test('saved, offered, refused and withdrawn applications wait for nobody, and a stage can be switched off', () => {
  for (const status of ['saved', 'queued', 'offer', 'rejected', 'withdrawn'])
    expect(followUpOf(waiting({ status }), FOLLOW_UP_DAYS, NOW)).toBeNull()
  expect(followUpOf(waiting(), { ...FOLLOW_UP_DAYS, applied: 0 }, NOW)).toBeNull()
})

test('only days that can be chosen are read from what a browser kept', () => {
  expect(readFollowUpSettings({ applied: 21, interview: -4, 'under-review': '3' })).toEqual({ ...FOLLOW_UP_DAYS, applied: 21 })
  for (const kept of [undefined, null, 'x', 7]) expect(readFollowUpSettings(kept)).toEqual(FOLLOW_UP_DAYS)
})

test('the email says what the dates say, and opens whole in a mail program', () => {
  const letter = followUpEmail({
    ...{ stage: 'applied', job_title: 'R&D Planner', company: 'Delfshaven', appliedAt: '2026-11-01T09:00:00Z' },
    ...{ contact: 'Jo Berg', name: 'Ann Lee' },
  })
  expect(letter.text).toContain('I applied for the R&D Planner position at Delfshaven on 1 Nov 2026.')
  const address = new URL(mailtoAddress('jo@delfshaven.example', letter))
  expect(decodeURIComponent(address.pathname)).toBe('jo@delfshaven.example')
  expect(address.searchParams.get('subject')).toBe('My application as R&D Planner')
  expect(address.searchParams.get('body')?.replaceAll('\r\n', '\n')).toBe(letter.text)
})
