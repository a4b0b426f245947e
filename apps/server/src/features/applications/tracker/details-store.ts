import { receiptBody } from '@jobapply/core/applications/receipt-schema'
import { documentsOf } from '@jobapply/core/applications/tracker-rules'
import type { Contact, Note, TrackedDetails } from '@jobapply/core/applications/tracker-schema'
import { resumeFileName } from '@jobapply/core/documents/file-names'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { countParts, deletePart } from '#features/applications/parts/store'
import { readBody } from '#features/applications/receipts/receipt-body'
import { applicationHistory, jobApplications as t } from '#features/applications/record/table'
import type { Db } from '#platform/db/database'
import { TRACKED, toTracked } from './list-store.ts'
import { applicationContacts, applicationNotes } from './table.ts'

const n = applicationNotes
const c = applicationContacts
type NoteRow = Pick<typeof n.$inferSelect, 'id' | 'text' | 'createdAt' | 'updatedAt'>

const NOTE = { id: n.id, text: n.text, createdAt: n.createdAt, updatedAt: n.updatedAt }
const CONTACT = { id: c.id, name: c.name, role: c.role, email: c.email, phone: c.phone }
const toNote = ({ createdAt, updatedAt, ...row }: NoteRow): Note => ({
  ...row,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
})

/** Names are written out for the reason given at HAS_RECEIPT. */
const DOCUMENTS = {
  document: sql<string | null>`case when resume_id is not null then coalesce(resume_data ->> 'name', 'Resume') end`,
  whose: sql<string | null>`resume_data -> 'content' ->> 'full_name'`,
  uploaded: sql<string | null>`(select coalesce(p.uploaded_resume_filename, 'resume') from user_profiles p
    where p.user_id = job_applications.user_id and p.id = job_applications.profile_id and p.uploaded_resume_url is not null)`,
  letter: sql<string | null>`cover_letter_data ->> 'content'`,
  receipt: sql<string | null>`(select r.body from receipts r where r.user_id = job_applications.user_id
    and r.application_id = job_applications.id order by r.number desc limit 1)`,
}

export async function findTrackedDetails(
  db: Db,
  userId: string,
  id: string,
): Promise<Omit<TrackedDetails, 'postingNews'> | undefined> {
  const [row] = await db
    .select({ ...TRACKED, ...DOCUMENTS })
    .from(t)
    .where(and(eq(t.user_id, userId), eq(t.id, id)))
  if (!row) return undefined
  const document = row.document && resumeFileName(row.whose, row.document)
  const h = applicationHistory
  const history = await db
    .select({ at: h.at, column: h.column, from: h.from, to: h.to, by: h.by, note: h.note })
    .from(h)
    .where(and(eq(h.user_id, userId), eq(h.applicationId, id)))
    .orderBy(asc(h.at), desc(h.column))
  const notes = await db
    .select(NOTE)
    .from(n)
    .where(and(eq(n.user_id, userId), eq(n.applicationId, id)))
    .orderBy(desc(n.createdAt), desc(n.id))
  const contacts = await db
    .select(CONTACT)
    .from(c)
    .where(and(eq(c.user_id, userId), eq(c.applicationId, id)))
    .orderBy(asc(c.createdAt), asc(c.id))
  return {
    ...toTracked(row),
    ...documentsOf(readBody(receiptBody, row.receipt), { ...row, document }, row.appliedAt !== null),
    contacts,
    notes: notes.map(toNote),
    history: history.map((change) => ({ ...change, at: change.at.toISOString() })),
  }
}

type Place = { applicationId: string; at: Date }

export async function insertNote(tx: Db, userId: string, text: string, { applicationId, at }: Place): Promise<Note> {
  const [row] = await tx.insert(n).values({ user_id: userId, applicationId, text, createdAt: at, updatedAt: at }).returning(NOTE)
  if (!row) throw new Error('the note was not stored')
  return toNote(row)
}

export async function updateNote(db: Db, userId: string, id: string, text: string, at: Date): Promise<Note | undefined> {
  const [row] = await db
    .update(n)
    .set({ text, updatedAt: at })
    .where(and(eq(n.user_id, userId), eq(n.id, id)))
    .returning(NOTE)
  return row && toNote(row)
}

type ContactValues = Omit<Contact, 'id'>

export async function insertContact(
  tx: Db,
  userId: string,
  values: ContactValues,
  { applicationId, at }: Place,
): Promise<Contact> {
  const [row] = await tx
    .insert(c)
    .values({ user_id: userId, applicationId, ...values, createdAt: at, updatedAt: at })
    .returning(CONTACT)
  if (!row) throw new Error('the contact was not stored')
  return row
}

export async function updateContact(
  db: Db,
  userId: string,
  id: string,
  values: ContactValues,
  at: Date,
): Promise<Contact | undefined> {
  const [row] = await db
    .update(c)
    .set({ ...values, updatedAt: at })
    .where(and(eq(c.user_id, userId), eq(c.id, id)))
    .returning(CONTACT)
  return row
}

export const countNotes = (tx: Db, userId: string, applicationId: string) =>
  countParts(tx, userId, applicationNotes, applicationId)
export const countContacts = (tx: Db, userId: string, applicationId: string) =>
  countParts(tx, userId, applicationContacts, applicationId)
export const deleteNote = (db: Db, userId: string, id: string) => deletePart(db, userId, applicationNotes, id)
export const deleteContact = (db: Db, userId: string, id: string) => deletePart(db, userId, applicationContacts, id)
