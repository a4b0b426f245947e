import { tooManyAttempts } from '@jobapply/core/auth/rules'
import { FORM_DONE, FORM_PATHS, MESSAGE_MAX_LENGTH, type PublicForm, positionTitle } from '@jobapply/core/content/constants'
import { OPERATOR } from '@jobapply/core/content/operator'
import { careersForm, contactForm, newsletterForm } from '@jobapply/core/content/schema'
import { TOO_LARGE } from '@jobapply/core/shared/faults'
import type { z } from 'zod'
import { now } from '#platform/clock'
import type { Platform } from '#platform/feature/platform'
import type { Route } from '#platform/feature/routes'
import { html } from '#platform/html'
import { readBody } from '#platform/http/body'
import { type Exchange, sendJson } from '#platform/http/exchange'
import { sendPlainPage } from '#platform/http/plain-page'
import { log } from '#platform/log'
import { networkKey } from '#platform/network'
import { careersMail, contactMail } from './mails.ts'
import { subscribe } from './newsletter.ts'
import { insertMessage } from './store.ts'

/** A form-encoded character takes up to twelve bytes. */
const LARGEST_FORM = MESSAGE_MAX_LENGTH * 12 + 10_000
const LIMIT = { count: 10, seconds: 3_600 }
/** People don't see this field; what fills it in is a program. */
const TRAP = 'website'

type Form<S extends z.ZodType> = { schema: S; take(platform: Platform, fields: z.output<S>): Promise<void> }

const defineForm = <S extends z.ZodType>(form: Form<S>) => ({
  /** The problems of the fields; none: it is stored. */
  async receive(platform: Platform, fields: object): Promise<Problem[]> {
    const read = form.schema.safeParse(fields)
    if (!read.success) return read.error.issues.map(({ path, message }) => ({ field: String(path[0] ?? ''), message }))
    await form.take(platform, read.data)
    return []
  },
})
type Problem = { field: string; message: string }

const FORMS: Readonly<Record<PublicForm, ReturnType<typeof defineForm>>> = {
  contact: defineForm({
    schema: contactForm,
    take: (platform, fields) =>
      platform.database.system.transaction(async (tx) => {
        const { name, email, subject, message } = fields
        await insertMessage(tx, { form: 'contact', name, mailAddress: email, subject, message, created_at: now() })
        const to = supportOf(platform)
        if (to) await platform.mail.send(tx, contactMail(to, fields))
      }),
  }),
  careers: defineForm({
    schema: careersForm,
    take: (platform, fields) =>
      platform.database.system.transaction(async (tx) => {
        const { name, email, link, position, message } = fields
        const row = { form: 'careers', name, mailAddress: email, subject: position, message, link: link || null } as const
        await insertMessage(tx, { ...row, created_at: now() })
        const to = supportOf(platform)
        const about = { title: positionTitle(position), isExample: !OPERATOR.positions.confirmed }
        if (to) await platform.mail.send(tx, careersMail(to, fields, about))
      }),
  }),
  newsletter: defineForm({ schema: newsletterForm, take: (platform, { email }) => subscribe(platform, email) }),
}

/** Forms of public pages. A browser posts them and gets a page; the page's script asks for JSON and stays where it is. */
export const formRoutes = (platform: Platform): Route[] =>
  (Object.keys(FORM_PATHS) as PublicForm[]).map((name) => ({
    method: 'POST',
    path: FORM_PATHS[name],
    door: 'open',
    answer: (exchange) => receive(platform, exchange, name),
  }))

async function receive(platform: Platform, exchange: Exchange, name: PublicForm) {
  const body = await readBody(exchange, LARGEST_FORM)
  const wait = await platform.limits.take(`form ${name} ${networkKey(exchange.address)}`, LIMIT)
  if (wait > 0) return refuse(exchange, 429, tooManyAttempts(wait), [])
  if (!body) return refuse(exchange, TOO_LARGE.status, TOO_LARGE.message, [])
  const fields = Object.fromEntries(new URLSearchParams(body.toString('utf8')))
  // A bot gets the same answer as a person, so it learns nothing.
  const problems = fields[TRAP] ? [] : await FORMS[name].receive(platform, fields)
  if (problems.length > 0) return refuse(exchange, 400, 'Please check what you entered.', problems)
  const { title, message } = FORM_DONE[name]
  if (wantsJson(exchange)) return sendJson(exchange, 200, { done: true })
  sendPlainPage(
    exchange,
    200,
    title,
    html`<h1>${title}</h1><p class="lead">${message}</p><p class="lead"><a href="/">Home</a></p>`,
  )
}

function refuse(exchange: Exchange, status: number, message: string, problems: readonly Problem[]) {
  if (wantsJson(exchange)) return sendJson(exchange, status, { message, problems })
  const list = problems.map((problem) => html`<p class="note">${problem.message}</p>`)
  sendPlainPage(
    exchange,
    status,
    'Not sent',
    html`<h1>This was not sent</h1><p class="lead">${message} Go back in your browser: what you typed is still there.</p>${list}`,
  )
}

const wantsJson = ({ headers }: Exchange) => headers.get('accept')?.includes('application/json') ?? false

/** Where messages are sent; without it they are only stored, and the log tells the operator. */
function supportOf({ settings: { SUPPORT_EMAIL } }: Platform): string | undefined {
  if (!SUPPORT_EMAIL) log.warn('message stored but not mailed', { reason: 'SUPPORT_EMAIL is not set' })
  return SUPPORT_EMAIL
}
