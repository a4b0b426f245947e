import { fold } from '@jobapply/language/fold'
import { and, desc, eq, sql } from 'drizzle-orm'
import { noteFact } from '#platform/auth/facts-store'
import type { Db } from '#platform/db/database'
import { hashOf } from './store.ts'
import { savedAnswers as t } from './table.ts'

/** Letters that keys hold from before there was one way of folding. */
const OLD_LETTERS = /[ħıŋŧəςʻʼ]/g

/** The words of a key, with single spaces between them, and the employer behind the last '@'. */
export function refoldKey(key: string): string {
  const at = key.startsWith('text ') ? 0 : key.lastIndexOf(' @')
  const [topic, words] = at < 0 ? [key, ''] : [key.slice(0, at), key.slice(at)]
  const folded = (text: string) => text.replace(/@[ʻʼ]+/g, '@').replace(OLD_LETTERS, fold)
  return `${folded(topic)}${folded(words).replaceAll("'", ' ').replace(/ {2,}/g, ' ')}`.trim()
}

/** Folds the keys of saved answers anew, once. Two that become equal both stay in the person's list, and the newer one answers. */
export const refoldAnswers = (db: Db, now: Date) =>
  db.transaction(async (tx) => {
    if (!(await noteFact(tx, 'answers folded', now))) return
    const rows = await tx
      .select({ id: t.id, userId: t.user_id, key: t.key, savedAt: t.saved_at })
      .from(t)
      .where(sql`${t.key} ~ ${OLD_LETTERS.source}`)
      .orderBy(desc(t.saved_at), t.id)
    for (const { id, userId, key, savedAt } of rows) {
      const folded = refoldKey(key)
      const [equal] = await tx
        .select({ id: t.id, savedAt: t.saved_at })
        .from(t)
        .where(and(eq(t.user_id, userId), eq(t.keyHash, hashOf(folded))))
      if (equal && equal.savedAt > savedAt) continue
      if (equal) await setKey(tx, equal.id, `${folded} ${equal.id}`)
      await setKey(tx, id, folded)
    }
  })

const setKey = (tx: Db, id: string, key: string) =>
  tx
    .update(t)
    .set({ key, keyHash: hashOf(key) })
    .where(eq(t.id, id))
