import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { captureLogs } from '#platform/log'
import { type Canary, plantCanaries } from '#testing/canaries'
import { passDays, scheduleDeletion } from '#testing/deletions'
import { exportText } from '#testing/exports'
import { allMailsTo, newcomer, openBrowser, PASSWORD } from '#testing/people'
import { sendApplication } from '#testing/receipts'
import { resumeFile, upload } from '#testing/resumes'
import { dumpDatabase, startServerFor, type TestServer } from '#testing/server'
import { runDeletions } from './deletion/tasks.ts'

/** What nobody is handed out: tokens, hashes of passwords, links, codes and keys, and what an admin did to others. */
const SECRETS = [
  ...['recovery_codes.code_hash', 'sign_in_steps.token_hash', 'api_keys.key_hash', 'pairing_codes.code_hash'],
  'calendar_feeds.secret_hash',
  ...['target', 'before', 'after'].map((name) => `audit_log.${name}`),
  'sessions.token',
  ...['password', 'access_token', 'refresh_token', 'id_token'].map((name) => `identities.${name}`),
  ...['token_hash', 'purpose', 'pending'].map((name) => `auth_tokens.${name}`),
]

/** Somebody with something in every table, every text column and every folder of files. */
async function furnish(server: TestServer, mark: string) {
  const person = await newcomer(server)
  const { id: profileId } = await person.call.profiles.create({ profile_name: 'Kitchen' })
  await upload(person, profileId, resumeFile(`Ines Calder\nPastry Chef\n${mark}.uploaded\n`, `${mark}.filename.txt`))
  const letter = { content: `${mark}.letter`, generated: false, generatedAt: null }
  await sendApplication(server, person.id, { profileId, letter })
  return { person, canaries: await plantCanaries(server, person, mark) }
}

const missingIn = (text: string, canaries: readonly Canary[]) =>
  canaries.flatMap(({ place, text: canary }) => (text.includes(canary) ? [] : place))

const exported = async ({ fetch }: { fetch: typeof globalThis.fetch }) => {
  const headers = { 'content-type': 'application/json' }
  return (await fetch('/functions/v1/delete-account', { method: 'POST', headers, body: '{"action":"export"}' })).text()
}

test('I1 I2 the export holds everything of a person and of nobody else, and after the deletion nothing of it is left anywhere', async () => {
  const server = await startServerFor()
  const logs = captureLogs()
  onTestFinished(() => logs.stop())
  const [ann, bob] = [await furnish(server, 'canary-ann'), await furnish(server, 'canary-bob')]
  expect(ann.canaries.length).toBeGreaterThan(150)
  await scheduleDeletion(server, ann.person, 'canary-ann.reason')

  // proves SETTINGS-024
  const everything = await exported(ann.person)
  expect(missingIn(everything, ann.canaries).toSorted()).toEqual(SECRETS.toSorted())
  for (const text of ['canary-ann.reason', 'canary-ann.filename.txt', 'canary-ann.letter', ann.person.email])
    expect(everything).toContain(text)
  expect(everything).not.toMatch(new RegExp(`canary-bob|${bob.person.id}|${bob.person.email}`))
  expect(JSON.parse(everything)).toMatchObject({ success: true, error: null, data: { userId: ann.person.id } })

  const before = await dumpDatabase(server.database)
  passDays(7.01)
  await runDeletions(server.platform)

  // proves DELETE-028
  const trace = new RegExp(`canary-ann|${ann.person.id}|${ann.person.email}`)
  const after = (await dumpDatabase(server.database)).split('\n')
  const kept = after.filter((line) => trace.test(line))
  // proves DELETE-032
  expect(kept.filter((line) => !/canary-ann\.(payment_events|audit_log)/.test(line))).toEqual([])
  expect(kept).toHaveLength(2)
  expect(kept.join()).not.toMatch(new RegExp(`${ann.person.id}|${ann.person.email}`))
  const paths = readdirSync(join(server.database.folder, 'files'), { recursive: true }).map(String)
  expect(paths.filter((path) => path.includes(ann.person.id))).toEqual([])
  expect(paths.filter((path) => path.includes(bob.person.id)).length).toBeGreaterThan(2)
  expect(await allMailsTo(server, ann.person.email)).toEqual([])
  expect(logs.text).not.toMatch(new RegExp(`canary-ann|${ann.person.email}`))

  // proves DELETE-029 E5
  await expect(ann.person.call.auth.session()).resolves.toMatchObject({ user: null })
  const signIn = openBrowser(server).call.auth.signIn({ email: ann.person.email, password: PASSWORD })
  await expect(signIn).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' })

  const linesOf = (dump: readonly string[], sign: RegExp) => dump.filter((line) => sign.test(line)).length
  const ofBob = new RegExp(`canary-bob|${bob.person.id}`)
  expect(linesOf(after, ofBob)).toBeGreaterThanOrEqual(linesOf(before.split('\n'), ofBob))
  expect(missingIn(await exportText(server, bob.person.id), bob.canaries).toSorted()).toEqual(SECRETS.toSorted())
})
