import { DEFAULT_EMAIL_DOMAINS, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@jobapply/core/auth/constants'
import { isEmail } from '@jobapply/core/auth/rules'
import { z } from 'zod'
import { parseDuration } from './clock.ts'
import { isLoopbackHost, parseNetwork } from './network.ts'
import { StartError } from './start-error.ts'

const list = (value: string) => value.split(',').flatMap((part) => part.trim() || [])
const url = (...protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `must be an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`,
    abort: true,
  })
const emails = z
  .string()
  .transform(list)
  .refine((all) => all.every(isEmail), { error: 'must be mail addresses, separated by commas' })
const domains = z
  .string()
  .transform((value) => list(value.toLowerCase()))
  .refine((all) => all.length > 0 && all.every((domain) => domain === '*' || isEmail(`a@${domain}`)), {
    error: 'must be mail domains separated by commas, or *',
  })
const port = z.coerce
  .number({ error: 'must be a port' })
  .int({ error: 'must be a port' })
  .min(1, 'must be a port')
  .max(65535, 'must be a port')
const boardsAnHour = z.coerce
  .number({ error: 'must be a whole number' })
  .int({ error: 'must be a whole number' })
  .min(0, { error: 'must be 0 or more' })
  .max(100_000, { error: 'must be 100000 or less' })
const idleConnections = z.coerce
  .number({ error: 'must be a whole number' })
  .int({ error: 'must be a whole number' })
  .min(0, { error: 'must be 0 or more' })
  .max(1_000, { error: 'must be 1000 or less' })
const minLength = z.coerce
  .number({ error: 'must be a number' })
  .int({ error: 'must be a whole number' })
  .min(PASSWORD_MIN_LENGTH, `must be at least ${PASSWORD_MIN_LENGTH}`)
  .max(PASSWORD_MAX_LENGTH, `must be at most ${PASSWORD_MAX_LENGTH}`)
const choice = <const T extends [string, ...string[]]>(...options: T) =>
  z.enum(options, { error: `must be one of: ${options.join(', ')}` })
const key = z.string().regex(/^\S+$/, 'must be one word').optional()
const SENDER = /^([^\p{Cc}<>]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u

/** Every setting, as it is written in the environment. `.env.example` explains each. */
const environment = z.object({
  NODE_ENV: choice('development', 'test', 'production').default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(3000),
  PUBLIC_URL: url('http:', 'https:')
    .refine((value) => new URL(value).pathname === '/', { error: 'must not have a path' })
    .optional(),
  TRUSTED_PROXIES: z
    .string()
    .transform(list)
    .refine((all) => all.every((network) => parseNetwork(network)), {
      error: 'must be addresses or networks (10.0.0.0/8), separated by commas',
    })
    .default([]),
  DATABASE_URL: url('postgres:', 'postgresql:').optional(),
  DATABASE_OWNER_URL: url('postgres:', 'postgresql:').optional(),
  DATABASE_REPLICA_URL: url('postgres:', 'postgresql:').optional(),
  DATABASE_POOLER: choice('none', 'transaction').default('none'),
  JOBAPPLY_DATA_DIR: z.string().optional(),
  JOBAPPLY_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  ALLOWED_EMAIL_DOMAINS: domains.default(DEFAULT_EMAIL_DOMAINS),
  PASSWORD_MIN_LENGTH: minLength.default(PASSWORD_MIN_LENGTH),
  ADMIN_EMAILS: emails.default([]),
  ADMIN_REQUIRE_SECOND_FACTOR: choice('off', 'on').default('off'),
  RATE_LIMITS: choice('on', 'off').default('on'),
  SMTP_URL: url('smtp:', 'smtps:').optional(),
  SMTP_TLS: choice('required', 'optional').default('required'),
  MAIL_FROM: z
    .string()
    .regex(SENDER, 'must be an address, or a name and an <address>')
    .default('JobApply AI <no-reply@localhost>'),
  SUPPORT_EMAIL: z.string().refine(isEmail, { error: 'must be a mail address' }).optional(),
  SUPPORT_CHAT_URL: url('https:').optional(),
  SUPPORT_PHONE: z
    .string()
    .regex(/^\+?[\d ()-]{5,30}$/, 'must be a phone number')
    .optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: url('https:', 'http:').default('https://accounts.google.com'),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ENDPOINT: url('https:', 'http:').optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  BACKUP_DIR: z.string().optional(),
  BACKUP_KEEP: z.coerce
    .number({ error: 'must be a number' })
    .int({ error: 'must be a whole number' })
    .min(1, 'must be at least 1')
    .max(1000, 'must be at most 1000')
    .default(7),
  AI_BASE_URL: url('https:', 'http:').optional(),
  AI_API_KEY: z.string().optional(),
  AI_MODEL: z.string().optional(),
  STRIPE_SECRET_KEY: key,
  STRIPE_WEBHOOK_SECRET: key,
  STRIPE_API_URL: url('https:', 'http:').default('https://api.stripe.com'),
  JOB_SOURCES: choice('on', 'off').default('on'),
  JOB_BOARDS_PER_HOUR: boardsAnHour.default(120),
  DEMO_JOBS: choice('many', 'few').default('many'),
  REMOTIVE: choice('off', 'on').default('off'),
  JOB_SOURCES_ALSO: z
    .string()
    .transform((value) => list(value.toLowerCase()))
    .refine((all) => all.every((name) => /^[a-z]+$/.test(name)), { error: 'must be names of sources, separated by commas' })
    .default([]),
  USAJOBS_API_KEY: key,
  USAJOBS_EMAIL: key,
  REED_API_KEY: key,
  FRANCE_TRAVAIL_ID: key,
  FRANCE_TRAVAIL_SECRET: key,
  ADZUNA_APP_ID: key,
  ADZUNA_APP_KEY: key,
  INFOJOBS_CLIENT_ID: key,
  INFOJOBS_CLIENT_SECRET: key,
  LOCAL_JOB_SOURCES: url('http:')
    .refine((value) => isLoopbackHost(new URL(value).host), { error: 'must be an address of this machine' })
    .optional(),
  MAIL_ALLOW_PRIVATE_HOSTS: choice('off', 'on').default('off'),
  MAIL_IDLE_CONNECTIONS: idleConnections.default(50),
  LOCAL_MAIL_SERVER: url('imap:')
    .refine((value) => isLoopbackHost(new URL(value).host), { error: 'must be an address of this machine' })
    .optional(),
  INBOUND_MAIL_DOMAIN: z
    .string()
    .toLowerCase()
    .refine((domain) => isEmail(`a@${domain}`), { error: 'must be a mail domain' })
    .optional(),
  INBOUND_MAIL_HOST: z.string().default('127.0.0.1'),
  INBOUND_MAIL_PORT: port.default(2525),
  INBOUND_MAIL_PROTOCOL: choice('lmtp', 'smtp').default('lmtp'),
  MAIL_GOOGLE_CLIENT_ID: key,
  MAIL_GOOGLE_CLIENT_SECRET: key,
  MAIL_MICROSOFT_CLIENT_ID: key,
  MAIL_MICROSOFT_CLIENT_SECRET: key,
  LOCAL_MAIL_OAUTH: url('http:')
    .refine((value) => isLoopbackHost(new URL(value).host), { error: 'must be an address of this machine' })
    .optional(),
  TASKS: choice('here', 'separate').default('here'),
  MIGRATIONS: choice('start', 'separate').default('start'),
  WORKER_PORT: port.optional(),
  METRICS_TOKEN: z.string().min(32, 'must have at least 32 characters').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: url('http:', 'https:').optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
  LOG_LEVEL: choice('debug', 'info', 'warn', 'error').default('info'),
  JOBAPPLY_CLOCK: z
    .string()
    .refine((value) => parseDuration(value) !== undefined, { error: 'must be a distance such as +4d, -2h or +30m' })
    .optional(),
  JOBAPPLY_DEMO: choice('0', '1').default('0'),
})
type Environment = z.infer<typeof environment>
export const SETTING_NAMES = Object.keys(environment.shape)
export type Settings = Omit<Environment, 'PUBLIC_URL'> & { PUBLIC_URL: string; production: boolean }

/** Read once at the start. Wrong values stop it with one list of all problems. */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''))
  const parsed = environment.safeParse(given)
  if (!parsed.success) throw badSettings(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`))
  const values = parsed.data
  const settings = {
    ...values,
    PUBLIC_URL: new URL(values.PUBLIC_URL ?? `http://127.0.0.1:${values.PORT}`).origin,
    production: values.NODE_ENV === 'production',
  }
  const wrong = combinations(settings)
  if (wrong.length > 0) throw badSettings(wrong)
  return settings
}

export const isPublic = (settings: Pick<Settings, 'PUBLIC_URL'>) => !isLoopbackHost(new URL(settings.PUBLIC_URL).host)

/** Settings that are wrong only in combination. */
function combinations(s: Settings): string[] {
  const external = Boolean(s.DATABASE_URL)
  const rules: [boolean, string][] = [
    [
      s.production && external && !s.JOBAPPLY_SECRET,
      'JOBAPPLY_SECRET is needed in production with DATABASE_URL (at least 32 random characters)',
    ],
    [s.production && external && s.ADMIN_EMAILS.length === 0, 'ADMIN_EMAILS is needed in production with DATABASE_URL'],
    [s.production && isPublic(s) && !s.SMTP_URL, `SMTP_URL is needed in production with PUBLIC_URL=${s.PUBLIC_URL}`],
    [s.production && s.RATE_LIMITS === 'off', 'RATE_LIMITS=off is refused in production'],
    [s.production && Boolean(s.JOBAPPLY_CLOCK), 'JOBAPPLY_CLOCK is refused in production'],
    [s.production && Boolean(s.LOCAL_JOB_SOURCES), 'LOCAL_JOB_SOURCES is refused in production'],
    [s.production && Boolean(s.LOCAL_MAIL_SERVER), 'LOCAL_MAIL_SERVER is refused in production'],
    [s.production && Boolean(s.LOCAL_MAIL_OAUTH), 'LOCAL_MAIL_OAUTH is refused in production'],
    [
      Boolean(s.MAIL_GOOGLE_CLIENT_ID) !== Boolean(s.MAIL_GOOGLE_CLIENT_SECRET),
      'MAIL_GOOGLE_CLIENT_ID and MAIL_GOOGLE_CLIENT_SECRET need each other',
    ],
    [
      Boolean(s.MAIL_MICROSOFT_CLIENT_ID) !== Boolean(s.MAIL_MICROSOFT_CLIENT_SECRET),
      'MAIL_MICROSOFT_CLIENT_ID and MAIL_MICROSOFT_CLIENT_SECRET need each other',
    ],
    [s.production && s.JOBAPPLY_DEMO === '1', 'JOBAPPLY_DEMO is refused in production'],
    [!external && Boolean(s.DATABASE_OWNER_URL), 'DATABASE_OWNER_URL needs DATABASE_URL'],
    [!external && Boolean(s.DATABASE_REPLICA_URL), 'DATABASE_REPLICA_URL needs DATABASE_URL'],
    [!external && s.DATABASE_POOLER !== 'none', 'DATABASE_POOLER needs DATABASE_URL'],
    [
      s.DATABASE_POOLER === 'transaction' && s.MIGRATIONS === 'start' && !s.DATABASE_OWNER_URL,
      'DATABASE_POOLER=transaction needs DATABASE_OWNER_URL, which leads past the pooler, or MIGRATIONS=separate',
    ],
    [
      Boolean(s.GOOGLE_CLIENT_ID) !== Boolean(s.GOOGLE_CLIENT_SECRET),
      'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET need each other',
    ],
    [Boolean(s.AI_BASE_URL) !== Boolean(s.AI_MODEL), 'AI_BASE_URL and AI_MODEL need each other'],
    [
      Boolean(s.S3_BUCKET) && !(s.S3_ACCESS_KEY_ID && s.S3_SECRET_ACCESS_KEY),
      'S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY',
    ],
    [
      Boolean(s.STRIPE_SECRET_KEY) !== Boolean(s.STRIPE_WEBHOOK_SECRET),
      'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET need each other',
    ],
    [
      s.production && s.STRIPE_API_URL.startsWith('http:') && !isLoopbackHost(new URL(s.STRIPE_API_URL).host),
      'STRIPE_API_URL must start with https:// in production',
    ],
  ]
  return rules.flatMap(([isWrong, sentence]) => (isWrong ? sentence : []))
}

const badSettings = (wrong: string[]) =>
  new StartError(
    `These settings are not right:\n${wrong.map((line) => `  - ${line}`).join('\n')}\n.env.example explains each setting.`,
  )
