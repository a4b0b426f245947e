import { contract } from '@jobapply/core/contract'
import { type AnyProcedure, implement, ORPCError } from '@orpc/server'
import type { AnswerHeaders } from '#platform/http/exchange'
import type { RequestHeaders } from '#platform/http/request-headers'
import type { Admission, PersonDoor } from './doors.ts'
import type { Platform } from './platform.ts'
import { trimOutputs } from './trimmed-outputs.ts'

/** What every call knows: the platform, and the parts of the request that matter. */
export type CallContext = {
  platform: Platform
  requestId: string
  /** Where the request really comes from (TRUSTED_PROXIES is taken into account). */
  address: string
  headers: RequestHeaders
  answer: AnswerHeaders
  admit(door: PersonDoor): Promise<Admission>
  /** Says which call it is, once that is known. */
  noteCall?(name: string): void
}

const base = implement(trimOutputs(contract)).$context<CallContext>()

/** Throws the door's refusal. For calls that tell admins more than others; those for admins alone are `adminOnly`. */
export async function admit(context: CallContext, door: PersonDoor) {
  const admission = await context.admit(door)
  if (admission.refusal) throw new ORPCError(admission.refusal.code, admission.refusal)
  return admission.visitor
}

/** The route that serves the calls has the open door, so nothing is left to check. */
const passOpen = base.middleware(({ context, next }) => next({ context: { db: context.platform.database.system } }))

const passSignedIn = base.middleware(async ({ context, next }) => {
  const { userId } = await admit(context, 'signed in')
  const { database } = context.platform
  return next({ context: { userId, db: database.forUser(userId), system: database.system } })
})

const passAdmin = base.middleware(async ({ context, next }) => {
  const { userId } = await admit(context, 'admin')
  return next({ context: { userId, db: context.platform.database.system } })
})

/** For anybody; `db` shows every row. */
export const open = base.use(passOpen)
/** For a person with a session; `db` shows only their own rows. */
export const signedIn = base.use(passSignedIn)
/** For an admin; `db` shows every row. */
export const adminOnly = base.use(passAdmin)

/** The same, with a sentence of its own for people without a session. */
export const adminOnlyOr = (sentence: string) =>
  base
    .use(
      base.middleware(async ({ next }) => {
        try {
          return await next()
        } catch (error) {
          if (!(error instanceof ORPCError) || error.code !== 'SIGNED_OUT') throw error
          throw new ORPCError(error.code, { status: error.status, message: sentence })
        }
      }),
    )
    .use(passAdmin)

const DOORS_OF_CALLS = new Map<unknown, 'open' | PersonDoor>([
  [passOpen, 'open'],
  [passSignedIn, 'signed in'],
  [passAdmin, 'admin'],
])

/** The doors that a call passes; every call has exactly one. */
export const doorsOf = (call: AnyProcedure) =>
  call['~orpc'].middlewares.flatMap((middleware) => DOORS_OF_CALLS.get(middleware) ?? [])
