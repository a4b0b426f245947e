import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { readSettings } from '#platform/env'
import { startLocalAi } from '#testing/local-ai'
import { newcomer, type Person } from '#testing/people'
import { startServer, type TestServer } from '#testing/server'
import { type Ai, createAi } from './ai.ts'
import { deleteConsent, keepConsent, listLedger } from './store.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const LIMITS = { milliseconds: 30_000, characters: 50, answerTokens: 100, questionsADay: 3 }
const schema = z.object({ colour: z.string() })
const dbOf = (person: Person) => server.platform.database.forUser(person.id)
/** A person who has switched this endpoint on. */
async function agreeing(ai: Ai) {
  const person = await newcomer(server)
  await keepConsent(dbOf(person), person.id, ai.endpoint?.host ?? '', new Date())
  return person
}
const ask = (ai: Ai, person: Person, text = 'Which colour?') =>
  ai.ask(dbOf(person), person.id, { purpose: 'test', schema, instructions: 'Answer.', text })
async function aiThat(answer: Parameters<typeof startLocalAi>[0], limits = LIMITS) {
  const endpoint = await startLocalAi(answer)
  onTestFinished(() => endpoint.close())
  const ai = createAi({ AI_BASE_URL: endpoint.baseUrl, AI_MODEL: 'small', AI_API_KEY: 'key-1' }, limits)
  return { ai, endpoint }
}

test('without an endpoint nobody is asked and nothing is written down', async () => {
  const person = await newcomer(server)
  const ai = createAi(readSettings({}))
  expect(ai.endpoint).toBeUndefined()
  expect(await ask(ai, person)).toBeUndefined()
  expect(await listLedger(dbOf(person), person.id)).toEqual([])
})

test('an endpoint without a model is refused at the start', () =>
  expect(() => readSettings({ AI_BASE_URL: 'https://ai.example.org/v1' })).toThrow('AI_BASE_URL and AI_MODEL need each other'))

test('nothing is sent for people who have not switched the endpoint on, who saw another one, or who switched it off', async () => {
  const { ai, endpoint } = await aiThat(() => '{"colour":"blue"}')
  const [stranger, former, leaver] = [await newcomer(server), await newcomer(server), await agreeing(ai)]
  await keepConsent(dbOf(former), former.id, 'old.example.org', new Date())
  await deleteConsent(dbOf(leaver), leaver.id)
  for (const person of [stranger, former, leaver]) {
    expect(await ask(ai, person)).toBeUndefined()
    expect(await listLedger(dbOf(person), person.id)).toEqual([])
  }
  expect(endpoint.asked).toEqual([])
})

test('an answer in the asked shape comes back, and the ledger has what was sent, to whom, and what came back', async () => {
  const { ai, endpoint } = await aiThat(() => '{"colour":"blue"}')
  const person = await agreeing(ai)
  expect(await ask(ai, person)).toEqual({ colour: 'blue' })
  expect(endpoint.keys).toEqual(['Bearer key-1'])
  const [row] = await listLedger(dbOf(person), person.id)
  expect(row).toMatchObject({ purpose: 'test', model: 'small', outcome: 'answered', received: '{"colour":"blue"}', tokens: 120 })
  expect(row?.sent).toBe('Answer.\n\nWhich colour?')
  expect(endpoint.asked[0]).toContain(row?.sent)
})

test.each([
  ['an error', () => ({ status: 500 }), 'failed'],
  ['something that is not JSON', () => 'blue, I think', 'unusable'],
  ['another shape', () => '{"color":3}', 'unusable'],
  ['nothing in time', () => new Promise<string>((resolve) => setTimeout(resolve, 5_000, '{}').unref()), 'timeout'],
] as [string, Parameters<typeof startLocalAi>[0], string][])(
  '%s is no answer, and is in the ledger',
  async (_, answer, outcome) => {
    const { ai } = await aiThat(answer, outcome === 'timeout' ? { ...LIMITS, milliseconds: 300 } : LIMITS)
    const person = await agreeing(ai)
    expect(await ask(ai, person)).toBeUndefined()
    expect((await listLedger(dbOf(person), person.id))[0]?.outcome).toBe(outcome)
  },
)

test('no more is sent than the limit, and no more often than it', async () => {
  const { ai, endpoint } = await aiThat(() => '{"colour":"blue"}')
  const person = await agreeing(ai)
  for (let asked = 0; asked < 5; asked++) await ask(ai, person, 'x'.repeat(500))
  expect(endpoint.asked).toHaveLength(LIMITS.questionsADay)
  expect(endpoint.asked[0]).not.toContain('x'.repeat(LIMITS.characters + 1))
})

test('the limit of a day holds for questions asked at the same time, and a cancelled one counts', async () => {
  const { ai, endpoint } = await aiThat(() => '{"colour":"blue"}')
  const person = await agreeing(ai)
  const stop = new AbortController()
  stop.abort(new Error('closed'))
  const question = { purpose: 'test', schema, instructions: 'Answer.', text: 'Which colour?', signal: stop.signal }
  await expect(ai.ask(dbOf(person), person.id, question)).rejects.toThrow('closed')
  await Promise.all(Array.from({ length: 20 }, () => ask(ai, person)))
  expect(endpoint.asked).toHaveLength(LIMITS.questionsADay - 1)
  const outcomes = (await listLedger(dbOf(person), person.id)).map(({ outcome }) => outcome)
  expect(outcomes.toSorted()).toEqual(['answered', 'answered', 'cancelled'])
})

test("nobody reads another person's ledger", async () => {
  const { ai } = await aiThat(() => '{"colour":"blue"}')
  const [one, other] = [await agreeing(ai), await newcomer(server)]
  await ask(ai, one)
  expect(await listLedger(dbOf(other), one.id)).toEqual([])
})

const writeWith = async (ai: Ai, person: Person, signal?: AbortSignal) => {
  const pieces = ai.write(dbOf(person), person.id, { purpose: 'test', instructions: 'Write.', text: 'A sentence.', signal })
  const read: string[] = []
  let step = await pieces.next()
  for (; !step.done; step = await pieces.next()) read.push(step.value)
  return { read, outcome: step.value }
}

test('prose comes piece by piece, and the ledger has all of it', async () => {
  const { ai } = await aiThat(() => 'One two three.')
  const person = await agreeing(ai)
  expect(await writeWith(ai, person)).toEqual({ read: ['One ', 'two ', 'three.'], outcome: 'answered' })
  const [row] = await listLedger(dbOf(person), person.id)
  expect(row).toMatchObject({ sent: 'Write.\n\nA sentence.', received: 'One two three.', outcome: 'answered', tokens: 120 })
})

test.each([
  ['an error', () => ({ status: 429 }), 'failed'],
  ['nothing', () => '', 'unusable'],
] as [string, Parameters<typeof startLocalAi>[0], string][])(
  'prose that ends with %s is none, and is in the ledger',
  async (_, answer, outcome) => {
    const { ai } = await aiThat(answer)
    const person = await agreeing(ai)
    expect(await writeWith(ai, person)).toMatchObject({ outcome })
    expect((await listLedger(dbOf(person), person.id))[0]?.outcome).toBe(outcome)
  },
)

test('prose that takes too long is given up, nothing is written for people who have not agreed, and a reader that stops cancels it', async () => {
  const { ai } = await aiThat(() => new Promise<string>((resolve) => setTimeout(resolve, 5_000, 'Late').unref()), {
    ...LIMITS,
    milliseconds: 100,
  })
  expect(await writeWith(ai, await agreeing(ai))).toEqual({ read: [], outcome: 'timeout' })
  expect(await writeWith(ai, await newcomer(server))).toEqual({ read: [], outcome: undefined })
  const { ai: quick } = await aiThat(() => 'One two three.')
  const person = await agreeing(quick)
  for await (const piece of quick.write(dbOf(person), person.id, { purpose: 'test', instructions: 'Write.', text: 'x' })) {
    expect(piece).toBe('One ')
    break
  }
  expect((await listLedger(dbOf(person), person.id))[0]?.outcome).toBe('cancelled')
})
