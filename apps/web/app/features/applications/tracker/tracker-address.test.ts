import { expect, test } from 'vitest'
import { readTrackerAddress, toTrackerQuery } from './tracker-address.ts'

const read = (query: string) => readTrackerAddress(new URLSearchParams(query))

test('the filters of the tracker are in the address and come back from it', () => {
  const query = 'view=list&text=planner&status=applied%2Cinterview&dated=1&sort=added&open=0f8b1f6e-6a3e-4a6e-9a53-0d6f1f6e0a11'
  expect(toTrackerQuery(read(query)).toString()).toBe(query)
  expect(toTrackerQuery(read('')).toString()).toBe('')
})

test('nonsense in the address shows the board with everything', () => {
  const nonsense = `view=map&status=hired,${'applied,'.repeat(50)}&sort=colour&open=1;drop&dated=yes&text=${'x'.repeat(5_000)}`
  const address = read(nonsense)
  expect(address).toMatchObject({ view: 'board', statuses: ['applied'], isDated: false, sort: 'changed', openId: undefined })
  expect(address.text).toHaveLength(200)
})
