import { setTimeout as wait } from 'node:timers/promises'

/**
 * Answers no sooner than after this time, whether the work succeeds or is refused, so that response times do not reveal whether an
 * address has an account.
 */
export async function evenly<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([work(), wait(milliseconds)])
  if (outcome.status === 'rejected') throw outcome.reason
  return outcome.value
}
