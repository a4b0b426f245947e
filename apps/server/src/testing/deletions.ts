import type { DeleteAccountAnswer, DeleteAccountInput } from '@jobapply/core/account/deletion-schema'
import { expect, onTestFinished } from 'vitest'
import { moveClock } from '#platform/clock'
import { type Browser, mailsTo, type Person } from './people.ts'
import type { TestServer } from './server.ts'

const DAY = 86_400_000

/** delete-account as the page calls it. */
export async function deleteAccount({ fetch }: Pick<Browser, 'fetch'>, input: DeleteAccountInput): Promise<DeleteAccountAnswer> {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch('/functions/v1/delete-account', { method: 'POST', headers, body: JSON.stringify(input) })
  return answer.json()
}

/** Asks for the deletion and answers the token that was mailed. */
export async function mailedToken(server: TestServer, person: Person, reason = 'I found a job'): Promise<string> {
  const tokens = async () =>
    (await mailsTo(server, person.email, 0)).flatMap(
      ({ text }) => /\/delete-account\/confirm\?token=([\w-]+)/.exec(text)?.[1] ?? [],
    )
  const before = await tokens()
  await deleteAccount(person, { action: 'request', reason })
  const isNew = (token: string) => !before.includes(token)
  await expect.poll(async () => (await tokens()).some(isNew), { timeout: 40_000 }).toBe(true)
  return (await tokens()).find(isNew) ?? ''
}

/** From the request to the confirmation. */
export async function scheduleDeletion(server: TestServer, person: Person, reason?: string): Promise<DeleteAccountAnswer> {
  return deleteAccount(person, { action: 'confirm', confirmation_token: await mailedToken(server, person, reason) })
}

/** For this test. */
export function passDays(days: number) {
  moveClock(days * DAY)
  onTestFinished(() => moveClock(-days * DAY))
}
