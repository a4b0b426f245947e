import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { FORM_PATHS } from '@jobapply/core/content/constants'
import type pg from 'pg'
import { type Applicant, sendingOf } from '#bench/shared/applicants.ts'
import { call } from '#bench/shared/in-process.ts'
import { quantile } from '#bench/shared/measure.ts'

const PAUSE_MS = 150
const AGAIN_MS = 250
/** What a person can act on: the product's own words, not a broken connection or somebody else's page. */
const CLEAR = ['UNAVAILABLE', 'MAYBE_SAVED']
type Outcome = { at: number; ms: number; what: string; code: string }
type Event = { name: string; from: number }

/**
 * What clients were told, written down by them: people submit applications, each under a key that they repeat until it was accepted, send
 * messages, each try another text, and read their list.
 */
export function startJournal(origin: string, people: readonly Applicant[]) {
  const outcomes: Outcome[] = []
  const events: Event[] = []
  const submitted: string[] = []
  const answered: string[] = []
  const unanswered: string[] = []
  let isOver = false

  async function ask(what: string, work: () => Promise<string>): Promise<boolean> {
    const at = performance.now()
    const code = await work().catch((error: Error) => `no answer: ${(error.cause as Error)?.message ?? error.message}`)
    outcomes.push({ at, ms: performance.now() - at, what, code })
    return code === 'OK'
  }
  async function submit({ cookie }: Applicant) {
    const key = randomUUID()
    const input = { ...sendingOf(key), idempotencyKey: key }
    while (!(await ask('submit', async () => (await call(origin, 'applications/submit', input, { cookie })).code)))
      await sleep(AGAIN_MS)
    submitted.push(input.job_url)
  }
  async function sendMessage() {
    const subject = randomUUID()
    const isTaken = await ask('message', () => postMessage(origin, subject))
    ;(isTaken ? answered : unanswered).push(subject)
  }
  const live = async (who: Applicant) => {
    while (!isOver) {
      await submit(who)
      await sleep(PAUSE_MS)
      await sendMessage()
      await sleep(PAUSE_MS)
      await ask('read', async () => (await call(origin, 'applications/tracker/list', {}, { cookie: who.cookie })).code)
      await sleep(PAUSE_MS)
    }
  }
  const lives = people.map(live)
  return {
    begin: (name: string) => void events.push({ name, from: performance.now() }),
    async stop() {
      isOver = true
      await Promise.all(lives)
    },
    /** One line an event: calls, failures, from the first failed call to the end of the last, and the slowest call. */
    table: () =>
      events.map(({ name, from }, place) => {
        const to = events[place + 1]?.from ?? Number.POSITIVE_INFINITY
        const calls = outcomes.filter(({ at }) => at >= from && at < to)
        const failed = calls.filter(({ code }) => code !== 'OK')
        const unclear = failed.filter(({ code }) => !CLEAR.includes(code))
        const ends = failed.map(({ at, ms }) => at + ms)
        const seconds = failed.length > 0 ? (Math.max(...ends) - Math.min(...failed.map(({ at }) => at))) / 1000 : 0
        const times = calls.map(({ ms }) => ms)
        const [p50, slowest] = [quantile(times, 0.5), Math.max(0, ...times) / 1000]
        const codes = Map.groupBy(failed, ({ what, code }) => `${what} ${code}`)
        return { name, calls: calls.length, failed: failed.length, unclear: unclear.length, seconds, p50, slowest, codes }
      }),
    /** Compares what clients were told with what the database and the mail server have. */
    async check(database: pg.Client, mails: readonly string[]) {
      const countBy = async (text: string) =>
        new Map((await database.query<{ key: string; n: number }>(text)).rows.map(({ key, n }) => [key, n]))
      const applications = await countBy('select job_url as key, count(*)::int as n from job_applications group by 1')
      const receipts = await countBy(
        'select a.job_url as key, count(*)::int as n from receipts r join job_applications a on a.id = r.application_id group by 1',
      )
      const messages = await countBy('select subject as key, count(*)::int as n from form_messages group by 1')
      const sent = new Map([...Map.groupBy(mails, (subject) => subject)].map(([subject, all]) => [subject, all.length]))
      const stored = unanswered.filter((subject) => messages.has(subject))
      const doubled = (keys: readonly string[], counts: ReadonlyMap<string, number>) =>
        keys.filter((key) => (counts.get(key) ?? 0) > 1).length
      const lost = (keys: readonly string[], counts: ReadonlyMap<string, number>) => keys.filter((key) => !counts.has(key)).length
      const kept = [...answered, ...stored]
      return {
        acknowledged: submitted.length + answered.length,
        lost: lost(submitted, applications) + lost(submitted, receipts) + lost(answered, messages),
        doubled: doubled(submitted, applications) + doubled(submitted, receipts) + doubled(kept, messages),
        unanswered: unanswered.length,
        storedUnanswered: stored.length,
        tasks: kept.length,
        tasksLost: lost(kept, sent),
        tasksDoubled: doubled(kept, sent),
        tasksOfNothing: unanswered.filter((subject) => sent.has(subject) && !messages.has(subject)).length,
      }
    },
  }
}

async function postMessage(origin: string, subject: string): Promise<string> {
  const fields = { name: 'Ann Writer', email: 'ann.writer@gmail.com', subject, message: 'A question about the free plan.' }
  const response = await fetch(origin + FORM_PATHS.contact, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams(fields),
  })
  const text = await response.text()
  if (response.ok) return 'OK'
  return text.startsWith('{') ? (JSON.parse(text).code ?? 'UNKNOWN') : `${response.status} ${text.slice(0, 40)}`
}
