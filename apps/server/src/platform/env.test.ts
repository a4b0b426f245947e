import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { isPublic, readSettings, SETTING_NAMES } from './env.ts'
import { StartError } from './start-error.ts'

const PRODUCTION = { NODE_ENV: 'production' }
const SECRET = 'x'.repeat(32)
const DATABASE = 'postgres://app@db.example/jobapply'

/** The lines of the list that a start with these settings ends with. */
function refusals(env: Record<string, string | undefined>): string[] {
  try {
    readSettings(env)
    return []
  } catch (error) {
    expect(error).toBeInstanceOf(StartError)
    return ((error as Error).message.match(/^ {2}- .*/gm) ?? []).map((line) => line.slice(4))
  }
}

describe('without any setting', () => {
  test('it runs for one machine, with limits, and for Gmail', () => {
    expect(readSettings({})).toMatchObject({
      HOST: '127.0.0.1',
      PORT: 3000,
      PUBLIC_URL: 'http://127.0.0.1:3000',
      ALLOWED_EMAIL_DOMAINS: ['gmail.com'], // proves AUTH-016
      PASSWORD_MIN_LENGTH: 6,
      ADMIN_EMAILS: [],
      TRUSTED_PROXIES: [],
      RATE_LIMITS: 'on',
      production: false,
    })
  })

  test('PUBLIC_URL follows PORT', () => expect(readSettings({ PORT: '4010' }).PUBLIC_URL).toBe('http://127.0.0.1:4010'))

  test('an empty or blank value counts as not set', () =>
    expect(readSettings({ PORT: '', ALLOWED_EMAIL_DOMAINS: ' ', SMTP_URL: '' })).toMatchObject({
      PORT: 3000,
      ALLOWED_EMAIL_DOMAINS: ['gmail.com'],
    }))
})

describe('what a person writes', () => {
  test('AUTH-016 the allowed domains are a list, in any letter case and with spaces', () => {
    expect(readSettings({ ALLOWED_EMAIL_DOMAINS: ' Acme.org, gmail.com ,' }).ALLOWED_EMAIL_DOMAINS).toEqual([
      'acme.org',
      'gmail.com',
    ])
    expect(readSettings({ ALLOWED_EMAIL_DOMAINS: '*' }).ALLOWED_EMAIL_DOMAINS).toEqual(['*'])
  })

  test('PUBLIC_URL is taken without its last slash, and a loopback name is not public', () => {
    const settings = readSettings({ PUBLIC_URL: 'https://Jobs.Example.org/' })
    expect(settings.PUBLIC_URL).toBe('https://jobs.example.org')
    expect(isPublic(settings)).toBe(true)
    for (const PUBLIC_URL of ['http://localhost:3000', 'http://127.0.0.1', 'http://127.1.2.3:80', 'http://[::1]:3000'])
      expect(isPublic(readSettings({ PUBLIC_URL })), PUBLIC_URL).toBe(false)
    for (const PUBLIC_URL of ['http://localhost.example.org', 'http://127.0.0.1.example.org', 'http://10.0.0.1'])
      expect(isPublic(readSettings({ PUBLIC_URL })), PUBLIC_URL).toBe(true)
  })
})

const WRONG: Record<string, string[]> = {
  NODE_ENV: ['prod'],
  PORT: ['0', '65536', 'http', '80.5'],
  PUBLIC_URL: ['jobs.example.org', 'ftp://jobs.example.org', 'https://example.org/jobs', 'http://'],
  TRUSTED_PROXIES: ['10.0.0.0/33', 'proxy', '1.2.3.4,x', '::1/129'],
  DATABASE_URL: ['mysql://db/x', 'jobapply'],
  DATABASE_OWNER_URL: ['mysql://db/x'],
  DATABASE_POOLER: ['session', 'on'],
  OTEL_EXPORTER_OTLP_ENDPOINT: ['collector:4318', 'grpc://collector'],
  JOBAPPLY_SECRET: ['x'.repeat(31)],
  ALLOWED_EMAIL_DOMAINS: ['gmail', 'a@gmail.com', 'gmail.com evil.org', ','],
  PASSWORD_MIN_LENGTH: ['5', '129', '7.5', 'long'],
  ADMIN_EMAILS: ['ann', 'ann@gmail.com;bob@gmail.com'],
  RATE_LIMITS: ['no'],
  SMTP_URL: ['http://mail.example.org', 'mail.example.org:25'],
  MAIL_FROM: ['JobApply AI', 'JobApply AI <no-reply>', 'a@b.org, c@d.org', 'x\r\nBcc: <a@b.org>'],
  GOOGLE_ISSUER: ['accounts.google.com'],
  S3_ENDPOINT: ['s3.example.org'],
  STRIPE_SECRET_KEY: ['two words'],
  STRIPE_WEBHOOK_SECRET: ['two words'],
  STRIPE_API_URL: ['api.stripe.com'],
  TASKS: ['elsewhere'],
  LOG_LEVEL: ['loud'],
  JOBAPPLY_CLOCK: ['tomorrow', '4', '+4w'],
  JOBAPPLY_DEMO: ['yes'],
}

describe('a wrong value stops the start', () => {
  test.each(Object.entries(WRONG).flatMap(([name, values]) => values.map((value) => [name, value] as const)))(
    '%s=%j is named',
    (name, value) => {
      const [line, ...more] = refusals({ [name]: value })
      expect(line).toMatch(new RegExp(`^${name} must `))
      expect(more).toEqual([])
    },
  )

  test('a secret that is wrong is not printed', () => {
    const secrets = { JOBAPPLY_SECRET: 'too short', DATABASE_URL: 'http://u:s3cret@db', SMTP_URL: 'imap://u:s3cret@mail' }
    const text = refusals(secrets).join()
    expect(text).toContain('SMTP_URL')
    expect(text).not.toMatch(/too short|s3cret/)
  })

  test('one list has everything that is wrong', () => {
    const lines = refusals(Object.fromEntries(Object.entries(WRONG).map(([name, [value]]) => [name, value])))
    expect(lines.map((line) => line.split(' ')[0]).toSorted()).toEqual(Object.keys(WRONG).toSorted())
  })
})

describe('what is wrong only together', () => {
  test('ROLES-030 production with an external database needs a secret and admins', () => {
    expect(refusals({ ...PRODUCTION, DATABASE_URL: DATABASE })).toEqual([
      'JOBAPPLY_SECRET is needed in production with DATABASE_URL (at least 32 random characters)',
      'ADMIN_EMAILS is needed in production with DATABASE_URL',
    ])
    expect(refusals({ ...PRODUCTION, DATABASE_URL: DATABASE, JOBAPPLY_SECRET: SECRET, ADMIN_EMAILS: 'ann@gmail.com' })).toEqual(
      [],
    )
    expect(refusals({ DATABASE_URL: DATABASE })).toEqual([])
    expect(refusals(PRODUCTION)).toEqual([])
  })

  test('a key of the payment provider needs the secret of its events, and the other way round', () => {
    const line = 'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET need each other'
    expect(refusals({ STRIPE_SECRET_KEY: 'sk_test_1' })).toEqual([line])
    expect(refusals({ STRIPE_WEBHOOK_SECRET: 'whsec_1' })).toEqual([line])
    expect(refusals({ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' })).toEqual([])
  })

  test('payments go over an open line only inside this machine, in production', () => {
    expect(refusals({ ...PRODUCTION, STRIPE_API_URL: 'http://pay.example.org' })).toEqual([
      'STRIPE_API_URL must start with https:// in production',
    ])
    expect(refusals({ ...PRODUCTION, STRIPE_API_URL: 'http://127.0.0.1:4010' })).toEqual([])
  })

  test('a public address without a mail server is refused in production only', () => {
    const PUBLIC_URL = 'https://jobs.example.org'
    expect(refusals({ ...PRODUCTION, PUBLIC_URL })).toEqual([`SMTP_URL is needed in production with PUBLIC_URL=${PUBLIC_URL}`])
    expect(refusals({ ...PRODUCTION, PUBLIC_URL, SMTP_URL: 'smtp://mail.example.org' })).toEqual([])
    expect(refusals({ PUBLIC_URL })).toEqual([])
    expect(refusals({ ...PRODUCTION, PUBLIC_URL: 'http://localhost:3000' })).toEqual([])
  })

  test.each([
    ['RATE_LIMITS', 'off', 'RATE_LIMITS=off is refused in production'],
    ['JOBAPPLY_CLOCK', '+4d', 'JOBAPPLY_CLOCK is refused in production'],
    ['JOBAPPLY_DEMO', '1', 'JOBAPPLY_DEMO is refused in production'],
  ])('%s=%s is for trying out, never for production', (name, value, sentence) => {
    expect(refusals({ [name]: value })).toEqual([])
    expect(refusals({ ...PRODUCTION, [name]: value })).toEqual([sentence])
  })

  test('settings that need each other', () => {
    expect(refusals({ DATABASE_OWNER_URL: DATABASE })).toEqual(['DATABASE_OWNER_URL needs DATABASE_URL'])
    const pooled = { DATABASE_POOLER: 'transaction', DATABASE_URL: DATABASE }
    expect(refusals({ ...pooled, DATABASE_URL: '', MIGRATIONS: 'separate' })).toEqual(['DATABASE_POOLER needs DATABASE_URL'])
    expect(refusals(pooled)).toEqual([expect.stringContaining('DATABASE_OWNER_URL')])
    expect(refusals({ ...pooled, MIGRATIONS: 'separate' })).toEqual([])
    const google = 'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET need each other'
    expect(refusals({ GOOGLE_CLIENT_ID: 'x' })).toEqual([google])
    expect(refusals({ GOOGLE_CLIENT_SECRET: 'x' })).toEqual([google])
    expect(refusals({ S3_BUCKET: 'x', S3_ACCESS_KEY_ID: 'y' })).toEqual([
      'S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY',
    ])
  })
})

describe('.env.example', () => {
  const text = readFileSync(fileURLToPath(new URL('../../../../.env.example', import.meta.url)), 'utf8')
  const entries = [...text.matchAll(/^# ([A-Z0-9_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value] as const)

  test('explains every setting, once and no other', () =>
    expect(entries.map(([name]) => name).toSorted()).toEqual(SETTING_NAMES.toSorted()))

  test('changes nothing when it is copied: every line is a comment, and shows the default', () => {
    for (const line of text.split('\n')) expect(line).toMatch(/^(#.*)?$/)
    expect(readSettings(Object.fromEntries(entries))).toEqual(readSettings({}))
  })

  test('says one or two lines about each', () => {
    const blocks = text.split(/^# [A-Z0-9_]+=.*$/m).slice(0, -1)
    for (const block of blocks) expect(block.split('\n').filter((line) => /^# \w/.test(line)).length).toBeGreaterThan(0)
  })
})
