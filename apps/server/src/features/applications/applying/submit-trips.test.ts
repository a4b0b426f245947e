import { expect, test } from 'vitest'
import { applicant, submission } from '#testing/applying'
import { startTransactionPooler } from '#testing/database/transaction-pooler'
import { makeDatabase, startServer } from '#testing/server'

test('a submit asks the database five times, the person and the answer included', async () => {
  const database = await makeDatabase()
  const pooler = await startTransactionPooler(database.url)
  const server = await startServer({ TASKS: 'separate' }, { ...database, url: pooler.url })
  try {
    const ann = await applicant(server)
    const trips: number[] = []
    for (const number of [1, 2, 3]) {
      pooler.countTrips()
      const { success } = await ann.call.applications.submit({ ...submission(number), idempotencyKey: `key of ${number}` })
      trips.push(success ? pooler.countTrips() : 0)
    }
    expect(trips.at(-1)).toBe(5)
  } finally {
    await server.stop()
  }
})
