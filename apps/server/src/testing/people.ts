import { randomBytes } from 'node:crypto'
import { canonicalEmail } from '@jobapply/core/auth/rules'
import type { contract } from '@jobapply/core/contract'
import { createORPCClient } from '@orpc/client'
import { RPCLink } from '@orpc/client/fetch'
import type { ContractRouterClient } from '@orpc/contract'
import { noteOnboardingFinished } from '#features/onboarding/store'
import { hashPassword } from '#platform/auth/password'
import { insertAdmin, insertUser } from '#platform/auth/store'
import { welcome } from '#platform/auth/welcome'
import { now } from '#platform/clock'
import { renderMail } from '#platform/mail/layout'
import type { TestServer } from './server.ts'

export type Client = ContractRouterClient<typeof contract>
type Reachable = { origin: string; settings: { PUBLIC_URL: string } }
export type Browser = { call: Client; cookies: Map<string, string>; fetch: typeof fetch }

/** A browser of its own: it keeps cookies, follows no redirect, and may stand at another network address. */
export function openBrowser({ origin, settings }: Reachable, address?: string): Browser {
  const cookies = new Map<string, string>()
  const fetchWithCookies: typeof fetch = async (input, init) => {
    const request = new Request(typeof input === 'string' ? new URL(input, origin) : input, init)
    request.headers.set('origin', settings.PUBLIC_URL)
    if (cookies.size > 0) request.headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    if (address) request.headers.set('x-forwarded-for', address)
    const response = await fetch(request, { redirect: 'manual' })
    for (const cookie of response.headers.getSetCookie()) keepCookie(cookies, cookie)
    return response
  }
  const link = new RPCLink({
    url: `${origin}/rpc`,
    fetch: (request, init) => fetchWithCookies(request as Request, init as RequestInit),
  })
  return { call: createORPCClient(link), cookies, fetch: fetchWithCookies }
}

function keepCookie(cookies: Map<string, string>, text: string) {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? []
  if (/max-age=0/i.test(text) || value === '') cookies.delete(name)
  else cookies.set(name, value)
}

export const PASSWORD = 'a quiet harbour'
let count = 0
export const newEmail = (name = 'person') => `${name}.${(count++).toString(36)}${randomBytes(5).toString('hex')}@gmail.com`

export type Person = Browser & { id: string; email: string }

/** Somebody who has signed up, verified the address and signed in; and has been through the wizard, unless the test says otherwise. */
export async function newcomer(
  server: TestServer,
  { email = newEmail(), displayName, finished = true }: { email?: string; displayName?: string; finished?: boolean } = {},
) {
  const { database, settings } = server.platform
  // Somebody has to be the first account, which becomes the admin; a newcomer is an ordinary person.
  const passwordHash = await usualHash()
  const fields = { email: canonicalEmail(email), mailAddress: email, passwordHash, displayName }
  const user = await insertUser(database.system, fields, now())
  await welcome(database.system, { ...settings, ADMIN_EMAILS: ['nobody@gmail.com'] }, user.id, now())
  if (finished) await noteOnboardingFinished(database.system, user.id, now())
  const browser = openBrowser(server)
  await signInDirectly(server, browser, user.id)
  return { ...browser, id: user.id, email } satisfies Person
}

export async function admin(server: TestServer, email = newEmail()): Promise<Person> {
  const person = await newcomer(server, { email })
  await insertAdmin(server.platform.database.system, person.id, false, now())
  return person
}

/** A session without the way through the form, which takes its time by design. */
export async function signInDirectly(server: TestServer, browser: Browser, userId: string) {
  keepCookie(browser.cookies, await server.platform.access.startSession(userId, '127.0.0.1', 'test'))
}

/** Long for a busy machine, and shorter than a test may take. */
const PATIENCE_MS = 40_000

/** The mails that this address has got, newest first, as soon as there are that many. */
export async function mailsTo({ platform }: TestServer, address: string, atLeast = 1) {
  for (const started = performance.now(); ; ) {
    const mails = (await platform.mail.listKept()).filter((mail) => mail.to === address)
    if (mails.length >= atLeast) return mails
    if (performance.now() - started > PATIENCE_MS) throw new Error(`${address} has ${mails.length} mails, not ${atLeast}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/**
 * Every mail that was sent to this address until now, newest first. Mails leave one after the other in the order in which they were
 * sent, so a later one is sent and awaited: what has not come by then was never sent.
 */
export async function allMailsTo(server: TestServer, address: string) {
  const { database, mail } = server.platform
  const subject = `Sentinel ${randomBytes(8).toString('hex')}`
  const sentinel = renderMail({
    to: newEmail('sentinel'),
    subject,
    heading: subject,
    paragraphs: [],
    reason: 'A test waits for it.',
  })
  await database.system.transaction((tx) => mail.send(tx, sentinel))
  await mailsTo(server, sentinel.to)
  return mailsTo(server, address, 0)
}

/** The link that the newest mail holds. */
export async function mailedLink(server: TestServer, address: string, atLeast = 1): Promise<URL> {
  const [mail] = await mailsTo(server, address, atLeast)
  return new URL(/https?:\/\/\S+(verify|reset)=\S+/.exec(mail?.text ?? '')?.[0] ?? '')
}

/** What the page behind a mailed verification link does. Outside of the browser that signed up the password is needed. */
export const openLink = ({ call }: Browser, { hash }: URL, password?: string) =>
  call.auth.verifyEmail({ token: hash.slice('#verify='.length), password })

let hash: Promise<string> | undefined
const usualHash = () => (hash ??= hashPassword(PASSWORD))
