import { randomUUID } from 'node:crypto'
import type { AuditAction } from '@jobapply/core/admin/constants'
import type { AuditEntry } from '@jobapply/core/admin/schema'
import type { Page, PageRequest } from '@jobapply/core/shared/page'
import { eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { users } from '#platform/auth/table'
import { now } from '#platform/clock'
import type { Db } from '#platform/db/database'
import { afterCursor, newestFirst, pageKey, toPage } from '#platform/db/page'
import { auditLog } from './table.ts'

type Change = {
  /** The admin's id; OPERATOR_ID for a command on the server. */
  who: string
  what: AuditAction
  /** The id of the person that it is done to. */
  subject?: string | undefined
  /** The thing that it is done to: a plan's key, an id at the payment provider. */
  target?: string | undefined
  /** Only what changed, and nothing about a person: no address, no name. */
  before?: object | undefined
  after?: object | undefined
}

/** Written in the transaction of the change, so that neither is there without the other. */
export const audit = (tx: Db, { who, what, subject, target, before, after }: Change) =>
  tx.insert(auditLog).values({ user_id: who, what, subject_id: subject, target, before, after, created_at: now() })

const actor = alias(users, 'actor')
const subject = alias(users, 'subject')

export async function listAuditLog(db: Db, page: PageRequest): Promise<Page<AuditEntry>> {
  const rows = await db
    .select({ entry: auditLog, ...pageKey(auditLog), whoEmail: actor.mailAddress, subjectEmail: subject.mailAddress })
    .from(auditLog)
    .leftJoin(actor, eq(actor.id, auditLog.user_id))
    .leftJoin(subject, eq(subject.id, auditLog.subject_id))
    .where(afterCursor(auditLog, page))
    .orderBy(...newestFirst(auditLog))
    .limit(page.limit + 1)
  return toPage(
    rows.map(({ entry, ...others }) => ({ ...entry, ...others })),
    page,
    ({ id, created_at, what, user_id, subject_id, target, before, after, whoEmail, subjectEmail }) => ({
      ...{ id, at: created_at.toISOString(), what, who: user_id, whoEmail, subject: subject_id, subjectEmail, target },
      ...{ before, after },
    }),
  )
}

/** The log stays; the person becomes a random mark in it (decisions, Account). */
export async function forgetPerson(tx: Db, userId: string) {
  const mark = randomUUID()
  await tx.update(auditLog).set({ user_id: mark }).where(eq(auditLog.user_id, userId))
  await tx.update(auditLog).set({ subject_id: mark }).where(eq(auditLog.subject_id, userId))
}
