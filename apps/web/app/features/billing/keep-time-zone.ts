import { client } from '#platform/api.ts'
import { readCopy, saveCopy } from '#platform/local-store.ts'

const NAME = 'timeZone'

/** Daily limits count days in the person's time zone: sends it to the server once and whenever it changes. */
export function keepTimeZone(userId: string) {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const told = readCopy(userId, NAME) as { timeZone?: string } | undefined
  if (!timeZone || told?.timeZone === timeZone) return
  client.billing.setTimeZone({ timeZone }).then(
    () => saveCopy(userId, NAME, { timeZone }),
    // The next visit tries again.
    () => {},
  )
}
