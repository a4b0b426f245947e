import { contract } from '@jobapply/core/contract'
import { type AnyContractRouter, isContractProcedure } from '@orpc/contract'
import { expect, onTestFinished, test } from 'vitest'
import { captureLogs } from '#platform/log'
import { submission } from '#testing/applying'
import { buyPlan } from '#testing/payments'
import { admin, newcomer } from '#testing/people'
import { startServerFor } from '#testing/server'

/** What people say of themselves (I6), and everything else of a profile. */
const SELF_IDENTIFICATION = ['gender', 'race_ethnicity', 'disability_status', 'veteran_status']

const callsOf = (part: AnyContractRouter, path: string[] = []): string[] =>
  isContractProcedure(part)
    ? [path.join('/')]
    : Object.entries(part).flatMap(([name, inside]) => callsOf(inside, [...path, name]))

/** Inputs of the calls that change something or ask about one person; all others are asked with nothing. */
const inputsFor = (id: string): Record<string, object> => ({
  'admin/subscriptions/enrolled': { tier: 'professional' },
  'admin/people/get': { id },
  'admin/people/extendTrial': { id, days: 1, trialEnd: null },
  'admin/people/endSessions': { id },
  'admin/people/block': { id },
  'admin/people/unblock': { id },
  'admin/people/resetSecondFactor': { id },
})

test('self-identification is in no answer to an admin, in no file, in no log line and not in the audit log', async () => {
  const server = await startServerFor({ LOG_LEVEL: 'debug' })
  const [boss, ann] = [await admin(server), await newcomer(server)]
  await ann.call.profiles.create({ profile_name: 'Canary' })
  await buyPlan(ann, 'professional')
  await ann.call.applications.submit(submission('canary'))
  const { systemPool } = server.platform.database
  const { rows: columns } = await systemPool.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_name = 'user_profiles' and data_type = 'text'`,
  )
  expect(columns.map(({ name }) => name)).toEqual(expect.arrayContaining(SELF_IDENTIFICATION))
  for (const { name } of columns)
    await systemPool.query(`update user_profiles set "${name}" = 'canary-' || $1 where user_id = $2`, [name, ann.id])

  const logs = captureLogs()
  onTestFinished(() => logs.stop())
  const texts: string[] = []
  for (const path of callsOf(contract.admin, ['admin'])) {
    const body = JSON.stringify({ json: inputsFor(ann.id)[path] })
    const answer = await boss.fetch(`/rpc/${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    texts.push(await answer.text())
  }
  for (const kind of ['subscriptions', 'payments']) texts.push(await (await boss.fetch(`/exports/${kind}.csv`)).text())
  expect(texts.filter((text) => text.includes(ann.email)).length).toBeGreaterThan(5)
  expect(texts.filter((text) => text.includes('canary'))).toEqual([])
  expect(JSON.stringify(logs.lines)).not.toContain('canary')
  const { rows: log } = await systemPool.query('select * from audit_log')
  expect(log.length).toBeGreaterThan(2)
  expect(JSON.stringify(log)).not.toMatch(new RegExp(`canary|${ann.email}`))
})
