import { MAX_CONTACTS, MAX_NOTES } from '@jobapply/core/applications/constants'
import { postingNews } from '@jobapply/core/applications/posting-news'
import { removeApplications } from '#features/applications/applying/steps'
import { lockApplication } from '#features/applications/record/applying-store'
import { findPostingState } from '#features/jobs/listings/evidence-store'
import { now } from '#platform/clock'
import { withPersonLock } from '#platform/db/lock'
import { signedIn } from '#platform/feature/api'
import {
  countContacts,
  countNotes,
  deleteContact,
  deleteNote,
  findTrackedDetails,
  insertContact,
  insertNote,
  updateContact,
  updateNote,
} from './details-store.ts'
import { countTracked, listTracked } from './list-store.ts'
import { moveApplications, undoChange } from './move.ts'
import { addTyped, editApplication } from './typed.ts'

const { notes, contacts, ...api } = signedIn.applications.tracker

export const trackerRouter = {
  list: api.list.handler(({ input, context: { db, userId } }) => listTracked(db, userId, input)),

  counts: api.counts.handler(({ input, context: { db, userId } }) => countTracked(db, userId, input)),

  get: api.get.handler(async ({ input, errors, context: { db, userId } }) => {
    const found = await findTrackedDetails(db, userId, input.id)
    if (!found) throw errors.APPLICATION_NOT_FOUND()
    return { ...found, postingNews: postingNews(await findPostingState(db, found.jobId, now()), found.status) }
  }),

  move: api.move.handler(({ input: { ids, to }, context: { db, userId } }) => moveApplications(db, userId, ids, to)),

  undo: api.undo.handler(({ input: { ids, at }, context: { db, userId } }) => undoChange(db, userId, ids, new Date(at))),

  remove: api.remove.handler(({ input: { ids }, context: { db, platform, userId } }) =>
    removeApplications(db, platform, userId, ids),
  ),

  add: api.add.handler(({ input, errors, context: { db, userId } }) => addTyped(db, userId, input, errors)),

  edit: api.edit.handler(({ input, errors, context: { db, userId } }) => editApplication(db, userId, input, errors)),

  notes: {
    add: notes.add.handler(({ input: { applicationId, text }, errors, context: { db, userId } }) =>
      withPersonLock(db, userId, async (tx) => {
        if (!(await lockApplication(tx, userId, applicationId))) throw errors.APPLICATION_NOT_FOUND()
        if ((await countNotes(tx, userId, applicationId)) >= MAX_NOTES) throw errors.TOO_MANY_NOTES()
        return insertNote(tx, userId, text, { applicationId, at: now() })
      }),
    ),

    edit: notes.edit.handler(async ({ input: { id, text }, errors, context: { db, userId } }) => {
      const stored = await updateNote(db, userId, id, text, now())
      if (!stored) throw errors.NOTE_NOT_FOUND()
      return stored
    }),

    remove: notes.remove.handler(async ({ input, context: { db, userId } }) => ({
      removed: await deleteNote(db, userId, input.id),
    })),
  },

  contacts: {
    add: contacts.add.handler(({ input: { applicationId, ...values }, errors, context: { db, userId } }) =>
      withPersonLock(db, userId, async (tx) => {
        if (!(await lockApplication(tx, userId, applicationId))) throw errors.APPLICATION_NOT_FOUND()
        if ((await countContacts(tx, userId, applicationId)) >= MAX_CONTACTS) throw errors.TOO_MANY_CONTACTS()
        return insertContact(tx, userId, values, { applicationId, at: now() })
      }),
    ),

    edit: contacts.edit.handler(async ({ input: { id, ...values }, errors, context: { db, userId } }) => {
      const stored = await updateContact(db, userId, id, values, now())
      if (!stored) throw errors.CONTACT_NOT_FOUND()
      return stored
    }),

    remove: contacts.remove.handler(async ({ input, context: { db, userId } }) => ({
      removed: await deleteContact(db, userId, input.id),
    })),
  },
}
