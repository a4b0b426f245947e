import { oc } from '@orpc/contract'
import { z } from 'zod'
import { pageOf } from '#shared/page'
import {
  ALREADY_TRACKED,
  APPLICATION_NOT_FOUND,
  CONTACT_NOT_FOUND,
  NOT_TYPED_IN,
  NOTE_NOT_FOUND,
  TOO_MANY_APPLICATIONS,
  TOO_MANY_CONTACTS,
  TOO_MANY_NOTES,
  TOO_MANY_SAVED_JOBS,
} from './faults.ts'
import {
  applicationChanges,
  contact,
  editedContact,
  editedNote,
  moved,
  moveInput,
  newContact,
  newNote,
  note,
  removedMany,
  removeInput,
  trackedApplication,
  trackedDetails,
  trackerCounts,
  trackerFilter,
  trackerRequest,
  typedApplication,
  undoInput,
} from './tracker-schema.ts'

const one = z.object({ id: z.guid() })
const removed = z.object({ removed: z.boolean() })

export const trackerContract = {
  /** Every application of the person, saved jobs among them, the one that changed last first. */
  list: oc.input(trackerRequest).output(pageOf(trackedApplication)),
  /** How many there are of each status, whatever statuses are shown. */
  counts: oc.input(trackerFilter).output(trackerCounts),
  get: oc.input(one).output(trackedDetails).errors({ APPLICATION_NOT_FOUND }),
  /** The person's own moves. Approving and 'I submitted it' have calls of their own and are refused here. */
  move: oc.input(moveInput).output(moved),
  /** Takes back the change of that time, where nothing has happened since. */
  undo: oc.input(undoInput).output(moved),
  /** Removes applications for good, as `applications.remove` does with one. */
  remove: oc.input(removeInput).output(removedMany),
  /** Types in an application that was made elsewhere; it takes no unit of a limit. */
  add: oc
    .input(typedApplication)
    .output(trackedApplication)
    .errors({ ALREADY_TRACKED, TOO_MANY_APPLICATIONS, TOO_MANY_SAVED_JOBS }),
  edit: oc
    .input(z.object({ id: z.guid(), changes: applicationChanges }))
    .output(trackedApplication)
    .errors({ APPLICATION_NOT_FOUND, NOT_TYPED_IN, ALREADY_TRACKED }),
  notes: {
    add: oc.input(newNote).output(note).errors({ APPLICATION_NOT_FOUND, TOO_MANY_NOTES }),
    edit: oc.input(editedNote).output(note).errors({ NOTE_NOT_FOUND }),
    remove: oc.input(one).output(removed),
  },
  contacts: {
    add: oc.input(newContact).output(contact).errors({ APPLICATION_NOT_FOUND, TOO_MANY_CONTACTS }),
    edit: oc.input(editedContact).output(contact).errors({ CONTACT_NOT_FOUND }),
    remove: oc.input(one).output(removed),
  },
}
