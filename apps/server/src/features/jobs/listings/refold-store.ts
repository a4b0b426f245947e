import { searchWords } from '@jobapply/language/fold'
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import { noteFact } from '#platform/auth/facts-store'
import type { Db } from '#platform/db/database'
import { titleWordsOf, toRows, toStoredListing } from './listing-row.ts'
import { keepTitleWords } from './listings-store.ts'
import { relist } from './same-job-store.ts'
import { jobBoards, jobListings, jobTexts, jobTitleWords, pastedJobs } from './table.ts'

const AT_ONCE = 200

/** A new installation has nothing that is to be folded anew. */
export async function noteNewIndex(db: Db, now: Date) {
  const [any] = await db.select({ id: jobListings.id }).from(jobListings).limit(1)
  if (!any) await noteFact(db, 'jobs folded', now)
}

type Listed = typeof jobListings.$inferSelect
type Pasted = typeof pastedJobs.$inferSelect
type Stored = { row: Omit<Listed, 'boardId' | 'reposts' | 'isListed' | 'seenIn'>; text: Parameters<typeof toStoredListing>[1] }

/** What is folded anew; undefined when it is so already. */
function changesOf({ row, text }: Stored) {
  const { nameKey, titleWords, companyWords, placeWords, keywords } = toRows(toStoredListing(row, text), '', row.lastSeenAt).row
  const folded = { nameKey, titleWords, companyWords, placeWords, keywords }
  return Object.entries(folded).some(([name, value]) => row[name as keyof typeof folded] !== value) ? folded : undefined
}

/** Folds the keys and words of some listings anew, those after an id; answers the last id, or undefined at the end. */
export const refoldListings = (db: Db, after: string): Promise<string | undefined> =>
  db.transaction(async (tx) => {
    const some = await tx
      .select({ row: jobListings, text: jobTexts, inDirectory: jobBoards.inDirectory })
      .from(jobListings)
      .innerJoin(jobTexts, eq(jobTexts.jobId, jobListings.id))
      .innerJoin(jobBoards, eq(jobBoards.id, jobListings.boardId))
      .where(gt(jobListings.id, after))
      .orderBy(asc(jobListings.id))
      .limit(AT_ONCE)
      .for('update', { of: jobListings })
    const changed = some.flatMap((one) => {
      const changes = changesOf(one)
      return changes ? { ...one, row: { ...one.row, ...changes }, changes, nameKey: one.row.nameKey } : []
    })
    for (const { row, changes } of changed) await tx.update(jobListings).set(changes).where(eq(jobListings.id, row.id))
    const ours = changed.filter(({ inDirectory }) => inDirectory)
    await keepTitleWords(tx, titleWordsOf(ours.map(({ row }) => row)))
    // Those that the old key joined, and those that the new one does.
    await relist(
      tx,
      changed.flatMap(({ row, nameKey }) => [row, { addressKey: '', nameKey }]),
    )
    return some.at(-1)?.row.id
  })

/** The same for every pasted job; a person has few. */
export async function refoldPasted(db: Db) {
  const { userId, id } = pastedJobs
  let last: Pick<Pasted, 'userId' | 'id'> | undefined
  do {
    const rows: Pasted[] = await db
      .select()
      .from(pastedJobs)
      .where(last && sql`(${userId}, ${id}) > (${last.userId}, ${last.id})`)
      .orderBy(asc(userId), asc(id))
      .limit(AT_ONCE)
    for (const row of rows) {
      const changes = changesOf({ row, text: row })
      const isRead = and(eq(userId, row.userId), eq(id, row.id), eq(pastedJobs.lastSeenAt, row.lastSeenAt))
      if (changes) await db.update(pastedJobs).set(changes).where(isRead)
    }
    last = rows.at(-1)
  } while (last)
}

/** Words that no title has any more: a mistyped word would be corrected to one that finds nothing. */
export async function removeOldTitleWords(db: Db) {
  const { word } = jobTitleWords
  const odd = await db.select({ word }).from(jobTitleWords).where(sql`${word} ~ '[^a-z0-9]'`)
  const old = odd.map((one) => one.word).filter((one) => searchWords(one) !== one)
  for (let from = 0; from < old.length; from += AT_ONCE)
    await db.delete(jobTitleWords).where(inArray(word, old.slice(from, from + AT_ONCE)))
}
