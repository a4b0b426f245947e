import { DrizzleQueryError } from 'drizzle-orm'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { captureLogs, LOG_LEVELS, log, setLogLevel } from './log.ts'

let logs: ReturnType<typeof captureLogs>
beforeEach(() => {
  logs = captureLogs()
})
afterEach(() => logs.stop())

const TOKEN = 'q7Xk2-vB9_mZr4TtYw1LpNc8'
const only = () => logs.lines[0]

test('an event is one JSON line with its time, level, name and fields, in this order', () => {
  log.info('server.started', { port: 3000, seconds: 0.4, worker: false })
  expect(only()).toEqual({
    at: expect.any(String),
    level: 'info',
    event: 'server.started',
    port: 3000,
    seconds: 0.4,
    worker: false,
  })
  expect(logs.text).toMatch(/^\{"at":"\d{4}-\d\d-\d\dT[\d:.]+Z","level":"info","event":"server.started","port":3000/)
})

test('only events of the chosen level and above are written', () => {
  const written = LOG_LEVELS.map((level) => {
    const before = logs.lines.length
    setLogLevel(level)
    log.debug('a')
    log.info('b')
    log.warn('c')
    log.error('d', new Error('e'))
    return logs.lines.length - before
  })
  expect(written).toEqual([4, 3, 2, 1, 0])
})

test('no text can forge a second line, a terminal command or the event itself', () => {
  const hostile = 'x\r\n{"event":"admin.granted"}\u2028\u2029\u001b[2J\u009b2J\u202e'
  log.warn(`request.refused ${hostile}`, { path: hostile, [hostile]: 1, event: 'forged', level: 'debug', at: 'never' })
  expect(logs.text.split(/[\r\n\u2028\u2029]/)).toHaveLength(1)
  expect(logs.text).not.toMatch(/[\p{Cc}\u202e]/u)
  expect(only()).toMatchObject({ level: 'warn', path: hostile, event: expect.stringContaining('request.refused') })
  expect(only()?.at).not.toBe('never')
})

test('fields that name personal data or a secret are removed at any depth', () => {
  const secret = 'canary'
  log.info('tried', {
    email: secret,
    userEmail: secret,
    reply_to: secret,
    Authorization: secret,
    'set-cookie': [secret],
    request: { deep: [{ newPassword: secret, displayName: { first: secret }, apiKey: secret, resumeText: secret }] },
    map: new Map([['phone', secret]]),
    userId: '0b9d1f1e-6f0c-4a57-9f43-0d3c1c1a9f11',
    inputTokens: 512,
  })
  expect(logs.text).not.toContain(secret)
  expect(only()).toMatchObject({ userId: '0b9d1f1e-6f0c-4a57-9f43-0d3c1c1a9f11', inputTokens: 512, email: '[removed]' })
})

test.each([
  ['mail to ann.b+x@gmail.com failed', 'mail to [email] failed'],
  ['/verify?email=ann%40gmail.com', '/verify?email=[email]'],
  ['call +46 70 123 45 67 now', 'call [phone] now'],
  [`Authorization: Bearer ${TOKEN}`, 'Authorization: Bearer [removed]'],
  ['Bearer short', 'Bearer [removed]'],
  ['GET /verify?token=abc&next=/x', 'GET /verify?token=[removed]&next=/x'],
  ['/auth#reset=abc', '/auth#reset=[removed]'],
  ['smtp://user:pa55@mail.example.org:587', 'smtp://[removed]@mail.example.org:587'],
  [`session ${TOKEN} ended`, 'session [token] ended'],
  ['session qXkAvBzmZrHTtYwQLpNcMhRdKs ended', 'session [token] ended'],
  ['request 0b9d1f1e-6f0c-4a57-9f43-0d3c1c1a9f11 done', 'request 0b9d1f1e-6f0c-4a57-9f43-0d3c1c1a9f11 done'],
  ['auto_apply_settings_profile_id_fk handleNotificationRequest', 'auto_apply_settings_profile_id_fk handleNotificationRequest'],
])('inside a text, %j is written as %j', (text, written) => {
  log.info('told', { what: text })
  expect(only()?.what).toBe(written)
})

test('no address and no token gets into the log, whatever is logged', () => {
  const canaries = ['maya.lindqvist@gmail.com', TOKEN]
  fc.assert(
    fc.property(fc.constantFrom(...canaries), fc.string(), fc.object({ maxDepth: 3 }), (canary, around, object) => {
      const text = `${around} ${canary} ${around}`
      log.info(text, { object, text2: text, list: [text, { [text]: text }] })
      log.error('failed', new Error(text, { cause: text }), { object })
      for (const each of canaries) expect(logs.text).not.toContain(each)
    }),
    { numRuns: 200 },
  )
})

test('an error is written with its name, code, frames and causes', () => {
  const cause = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' })
  log.error('database.lost', new TypeError('no answer for ann@gmail.com', { cause }), { attempt: 2 })
  expect(only()).toMatchObject({
    level: 'error',
    event: 'database.lost',
    attempt: 2,
    error: {
      name: 'TypeError',
      message: 'no answer for [email]',
      stack: expect.stringContaining('log.test.ts'),
      cause: { code: 'ECONNREFUSED', message: 'connect ECONNREFUSED 127.0.0.1:5432' },
    },
  })
})

test('a failed query keeps its text and its table, never the values of a person', () => {
  const fromPostgres = Object.assign(new Error('invalid input syntax for type uuid: "Maya Lindqvist"'), {
    severity: 'ERROR',
    code: '22P02',
    table: 'profiles',
    constraint: 'profiles_pkey',
    detail: 'Key (display_name)=(Maya Lindqvist) already exists.',
    where: "unnamed portal parameter $1 = 'Maya Lindqvist'",
  })
  log.error(
    'query.failed',
    new DrizzleQueryError('select * from profiles where display_name = $1', ['Maya\n    at Lindqvist'], fromPostgres),
  )
  log.error('wrapped', new Error(`gave up: ${new DrizzleQueryError('select 1', ['Maya']).message}`))
  expect(logs.text).not.toMatch(/Maya|Lindqvist/)
  expect(only()?.error).toMatchObject({
    message: 'Failed query: select * from profiles where display_name = $1',
    cause: {
      code: '22P02',
      table: 'profiles',
      constraint: 'profiles_pkey',
      message: 'invalid input syntax for type uuid: "[removed]"',
    },
  })
})

test.each(['my resume: Maya', `${'{"a":1},'.repeat(20)} Maya ${'x'.repeat(200)}`, '{"a": Maya'])(
  'what JSON.parse could not read is not quoted: %j',
  (text) => {
    try {
      JSON.parse(text)
    } catch (error) {
      log.error('body.unreadable', error)
    }
    expect(logs.text).toContain('JSON')
    expect(logs.text).not.toContain('aya')
  },
)

test('whatever is thrown or logged, the line is written', () => {
  const circle: Record<string, unknown> = { big: 10n, bytes: Buffer.from('Maya'), when: new Date(Number.NaN) }
  circle.self = circle
  const trap = {
    get boom() {
      throw new Error('boom')
    },
  }
  log.error('odd', 'a thrown ann@gmail.com', { circle })
  log.error('odd', undefined, { trap })
  log.error('odd', new AggregateError([new Error('first')], ''))
  expect(logs.lines).toMatchObject([
    { error: { message: 'a thrown [email]' }, circle: { big: '10', bytes: '[4 bytes]', when: 'Invalid Date', self: '[more]' } },
    { fields: '[unreadable]' },
    { error: { errors: [{ message: 'first' }] } },
  ])
})
