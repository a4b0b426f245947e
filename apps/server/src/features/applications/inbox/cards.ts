import { MAX_CARDS } from '@jobapply/core/applications/inbox/constants'
import { readNewJob } from '@jobapply/core/applications/inbox/new-job'
import type { InboxCard } from '@jobapply/core/applications/inbox/schema'
import { innerMail } from '@jobapply/core/applications/replies/mail-text'
import type { Db } from '#platform/db/database'
import { countCards, listCandidates, listCards, type MailRow } from './store.ts'

/** What the person is asked about each email; nothing changes before a click. */
export async function showCards(db: Db, userId: string, at: Date) {
  const rows = await listCards(db, userId, at, MAX_CARDS)
  const ids = [...new Set(rows.flatMap(({ candidates }) => candidates))]
  const known = new Map((await listCandidates(db, userId, ids)).map((one) => [one.id, one]))
  const total = rows.length < MAX_CARDS ? rows.length : await countCards(db, userId, at)
  return { total, cards: rows.map((row) => toCard(row, known)) }
}

type Candidate = Awaited<ReturnType<typeof listCandidates>>[number]

function toCard(row: MailRow, known: ReadonlyMap<string, Candidate>): InboxCard {
  const chosen = row.applicationId ? known.get(row.applicationId) : undefined
  return {
    id: row.id,
    isVerified: row.isVerified,
    newJob: chosen || row.candidates.length > 0 ? null : readNewJob(innerMail(row)),
    job: chosen ? { title: chosen.job_title, company: chosen.company } : null,
    proposal: {
      mail: { from: row.from, subject: row.subject, sentAt: row.sentAt?.toISOString() ?? null, text: row.text },
      ...{ kind: row.kind, quote: row.quote, appointments: row.appointments, warnings: row.warnings },
      applicationId: chosen?.id ?? null,
      candidates: row.candidates.flatMap((id) => {
        const one = known.get(id)
        return one ? [{ ...one, appliedAt: one.appliedAt?.toISOString() ?? null }] : []
      }),
    },
  }
}
