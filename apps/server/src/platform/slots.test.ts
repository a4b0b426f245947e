import { expect, test } from 'vitest'
import { BusyError, createShares, createSlots } from './slots.ts'

test('as many work at once as there are slots, the others in the order they came, and a full line refuses', async () => {
  const slots = createSlots({ atOnce: 2, waiting: 2 })
  const begun: number[] = []
  const begin = (place: number) =>
    slots.take().then((giveBack) => {
      begun.push(place)
      return giveBack
    })
  const all = [0, 1, 2, 3].map(begin)
  await expect(slots.take()).rejects.toBeInstanceOf(BusyError)
  expect(begun).toEqual([0, 1])
  const giveBack = await all[1]
  giveBack?.()
  // Given back twice, it is one slot.
  giveBack?.()
  await all[2]
  expect(begun).toEqual([0, 1, 2])
  for (const each of [0, 2]) (await all[each])?.()
  ;(await all[3])?.()
  expect(begun).toEqual([0, 1, 2, 3])
  expect(slots.isUnused()).toBe(true)
})

test('a caller that gives up leaves the queue, and the next one gets the slot', async () => {
  const slots = createSlots({ atOnce: 1, waiting: 1 })
  const giveBack = await slots.take()
  const gone = new AbortController()
  const left = slots.take(gone.signal)
  gone.abort(new Error('gone'))
  await expect(left).rejects.toThrow('gone')
  await expect(slots.take(gone.signal)).rejects.toThrow('gone')
  const next = slots.take()
  giveBack()
  ;(await next)()
  expect(slots.isUnused()).toBe(true)
})

test('the share of one is not taken by another', async () => {
  const shares = createShares({ atOnce: 1, waiting: 0 })
  const giveBack = await shares.take('ann')
  await expect(shares.take('ann')).rejects.toBeInstanceOf(BusyError)
  ;(await shares.take('bob'))()
  giveBack()
  ;(await shares.take('ann'))()
})
