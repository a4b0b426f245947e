import { readCopy, saveCopy } from '#platform/local-store.ts'
import { mutate } from '#platform/mutate.ts'

const NAME = 'timeZone'

/** Daily limits count days in the person's time zone: sends it to the server once and whenever it changes. */
export function keepTimeZone(userId: string) {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const told = readCopy(userId, NAME) as { timeZone?: string } | undefined
  if (!timeZone || told?.timeZone === timeZone) return
  void mutate(
    async (client) => {
      await client.billing.setTimeZone({ timeZone })
      saveCopy(userId, NAME, { timeZone })
    },
    // The next visit tries again.
    { failed: () => {} },
  )
}
