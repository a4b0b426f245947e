import { fault } from '#shared/fault'
import { MAX_CONTACTS, MAX_NOTES, MAX_SAVED_JOBS, MAX_TRACKED } from './constants.ts'

export const TOO_MANY_SAVED_JOBS = fault(
  409,
  'Too many saved jobs',
  `You can keep up to ${MAX_SAVED_JOBS.toLocaleString('en-US')} saved jobs. Please remove some first.`,
)
export const APPLICATION_NOT_FOUND = fault(404, 'Application not found', 'This application no longer exists.')
export const STEP_NOT_POSSIBLE = fault(
  409,
  'This has changed',
  'This application has changed in the meantime. Reload the page to see where it stands.',
)
/** Another request has used the key: answering it again would hide that this one did nothing. */
export const KEY_REUSED = fault(
  409,
  'Key already used',
  'This Idempotency-Key belongs to an earlier request with other content. Nothing was changed.',
)
export const ALREADY_APPLIED = fault(409, 'Already applied', 'You have already applied to this job.')
export const STOPPED = fault(409, 'Everything is stopped', 'You stopped everything. Press Continue to send applications again.')
export const RECEIPT_NOT_FOUND = fault(404, 'No receipt', 'There is no receipt of this application.')

/** The address belongs to an application that is under way or was sent. */
export const ALREADY_TRACKED = fault(409, 'Already in your list', 'There is an application for this job address in your list.')
export const NOT_TYPED_IN = fault(
  409,
  'This cannot be changed',
  'Only applications that you typed in can get another job, company, place, address or date.',
)
export const TOO_MANY_APPLICATIONS = fault(
  409,
  'Too many applications',
  `You can keep up to ${MAX_TRACKED.toLocaleString('en-US')} applications. Please remove some first.`,
)
export const TOO_MANY_NOTES = fault(409, 'Too many notes', `An application can have up to ${MAX_NOTES} notes.`)
export const TOO_MANY_CONTACTS = fault(409, 'Too many contacts', `An application can have up to ${MAX_CONTACTS} contacts.`)
export const NOTE_NOT_FOUND = fault(404, 'Note not found', 'This note no longer exists.')
export const CONTACT_NOT_FOUND = fault(404, 'Contact not found', 'This contact no longer exists.')
