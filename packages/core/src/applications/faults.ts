import { fault } from '#shared/fault'
import { thousands } from '#shared/thousands'
import { MAX_CONTACTS, MAX_NOTES, MAX_REPLIES, MAX_SAVED_JOBS, MAX_TASKS, MAX_TRACKED } from './constants.ts'

export const TOO_MANY_SAVED_JOBS = fault(
  409,
  'Too many saved jobs',
  `You can keep up to ${thousands(MAX_SAVED_JOBS)} saved jobs. Please remove some first.`,
)
export const APPLICATION_NOT_FOUND = fault(404, 'Application not found', 'This application no longer exists.')
export const STEP_NOT_POSSIBLE = fault(
  409,
  'This has changed',
  'This application has changed in the meantime. Reload the page to see its current state.',
)
/** Another request has used the key: answering it again would hide that this one did nothing. */
export const KEY_REUSED = fault(
  409,
  'Key already used',
  'This Idempotency-Key was used for an earlier request with different content. Nothing was changed.',
)
export const ALREADY_APPLIED = fault(409, 'Already applied', 'You have already applied to this job.')
export const STOPPED = fault(409, 'Everything is stopped', 'You stopped everything. Press Continue to send applications again.')
export const RECEIPT_NOT_FOUND = fault(404, 'No receipt', 'This application has no receipt.')
export const RECEIPT_FILE_CHANGED = fault(
  409,
  'File changed',
  'The stored file differs from the one that this receipt names, so you cannot download it. The receipt still holds the hash of the right one.',
)
export const RECEIPT_FILE_MISSING = fault(
  410,
  'File not available',
  'We no longer have this file. The receipt still holds its name, size and hash.',
)

/** The address belongs to an application that is under way or was sent. */
export const ALREADY_TRACKED = fault(409, 'Already in your list', 'You already have an application with this job address.')
export const NOT_TYPED_IN = fault(
  409,
  'This cannot be changed',
  'You can only change the job, company, place, address or date of applications you typed in yourself.',
)
export const TOO_MANY_APPLICATIONS = fault(
  409,
  'Too many applications',
  `You can keep up to ${thousands(MAX_TRACKED)} applications. Please remove some first.`,
)
export const TOO_MANY_NOTES = fault(409, 'Too many notes', `An application can have up to ${MAX_NOTES} notes.`)
export const TOO_MANY_CONTACTS = fault(409, 'Too many contacts', `An application can have up to ${MAX_CONTACTS} contacts.`)
export const NOTE_NOT_FOUND = fault(404, 'Note not found', 'This note no longer exists.')
export const CONTACT_NOT_FOUND = fault(404, 'Contact not found', 'This contact no longer exists.')

export const TOO_MANY_TASKS = fault(409, 'Too many tasks', `An application can have up to ${MAX_TASKS} tasks.`)
export const TASK_NOT_FOUND = fault(404, 'Task not found', 'This task no longer exists.')
export const TOO_MANY_REPLIES = fault(409, 'Too many replies', `An application can keep up to ${MAX_REPLIES} replies.`)
export const NOT_A_MAIL = fault(
  422,
  'Not an email',
  "We couldn't read this file as an email. Save the email as .eml, or paste its text.",
)
export const NOT_SENT_YET = fault(
  409,
  'Not sent yet',
  "This application has not been sent. Press 'I submitted it' first, then add the reply.",
)
export const NOT_A_TABLE = fault(
  422,
  'Not a table',
  "We couldn't find a header row and data in this file. Save it as CSV and try again.",
)
export const IMPORT_BUSY = fault(503, 'Please try again', "We're reading many files right now. Please try again in a minute.")
export const NOTHING_TO_IMPORT = fault(
  409,
  'Nothing to import',
  'Every row in this file has a problem or is already in your list.',
)
export const IMPORT_NOT_FOUND = fault(404, 'Import not found', 'This import no longer exists or was already undone.')
