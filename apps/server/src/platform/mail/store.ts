import { desc, eq, notInArray } from 'drizzle-orm'
import type { Db } from '#platform/db/database'
import type { Seal } from '#platform/seal'
import type { KeptMail, SentMail } from './mail.ts'
import { localMails } from './table.ts'

const MAX_MAILS = 200
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

type Row = typeof localMails.$inferSelect

/** Stores a mail and removes all but the latest. */
export async function keepMail(db: Db, seal: Seal, mail: SentMail): Promise<void> {
  await db.insert(localMails).values({ sealed: seal.seal(JSON.stringify(mail)) })
  const latest = db.select({ id: localMails.id }).from(localMails).orderBy(desc(localMails.createdAt)).limit(MAX_MAILS)
  await db.delete(localMails).where(notInArray(localMails.id, latest))
}

/** Newest first. */
export async function listMails(db: Db, seal: Seal): Promise<KeptMail[]> {
  const rows = await db.select().from(localMails).orderBy(desc(localMails.createdAt))
  return rows.flatMap((row) => unseal(seal, row) ?? [])
}

export async function findMail(db: Db, seal: Seal, id: string): Promise<KeptMail | undefined> {
  if (!UUID.test(id)) return undefined
  const [row] = await db.select().from(localMails).where(eq(localMails.id, id))
  return row && unseal(seal, row)
}

export const removeMail = (db: Db, id: string) => db.delete(localMails).where(eq(localMails.id, id))

export async function removeMails(db: Db): Promise<void> {
  await db.delete(localMails)
}

/** Mails sealed with a previous secret cannot be read; the others still can. */
function unseal(seal: Seal, { id, sealed, createdAt }: Row): KeptMail | undefined {
  try {
    return { ...(JSON.parse(seal.open(sealed).toString()) as SentMail), id, createdAt }
  } catch {
    return undefined
  }
}
