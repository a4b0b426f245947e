import { contract } from '@jobapply/core/contract'
import { NOT_ALLOWED, SIGNED_OUT } from '@jobapply/core/shared/faults'
import { implement, ORPCError } from '@orpc/server'
import { isAdmin } from './auth/store.ts'
import { log } from './log.ts'
import type { Platform } from './platform.ts'

/** The headers of the answer, as far as a call adds to them: its cookies. */
export type AnswerHeaders = { append(name: string, value: string): void }

/** What every call knows: the platform, and the request as far as it matters. */
export type CallContext = {
  platform: Platform
  requestId: string
  /** Where the request really comes from (TRUSTED_PROXIES is taken into account). */
  address: string
  headers: Headers
  answer: AnswerHeaders
}

const base = implement(contract).$context<CallContext>()

/** The first door: anybody. */
export const open = base.use(({ context, next }) => next({ context: { db: context.platform.database.system } }))

/** The second door: a person with a session; `db` shows only their own rows. */
export const signedIn = base.use(async ({ context, next }) => {
  const userId = await context.platform.access.readSession(context.headers, context.answer)
  if (!userId) throw signedOut(context)
  return next({ context: { userId, db: context.platform.database.forUser(userId), system: context.platform.database.system } })
})

/** The third door: an admin, asked of the database at every call; `db` shows every row. */
export const adminOnly = base.use(async ({ context, next }) => {
  const { access, database } = context.platform
  const userId = await access.readSession(context.headers, context.answer)
  if (!userId) throw signedOut(context)
  if (!(await isAdmin(database.system, userId))) {
    log.warn('denied', { userId, requestId: context.requestId })
    throw refuse('NOT_ALLOWED', NOT_ALLOWED)
  }
  return next({ context: { userId, db: database.system } })
})

function signedOut({ requestId }: CallContext) {
  log.info('denied', { requestId, reason: 'signed out' })
  return refuse('SIGNED_OUT', SIGNED_OUT)
}

const refuse = (code: string, { status, message }: { status: number; message: string }) =>
  new ORPCError(code, { status, message })
