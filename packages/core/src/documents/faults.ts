import { fault } from '#shared/fault'
import { thousands } from '#shared/thousands'
import { MAX_DOCUMENTS, MAX_LETTERS } from './constants.ts'

export const TOO_MANY_DOCUMENTS = fault(
  409,
  'Too many resumes',
  `You can keep up to ${MAX_DOCUMENTS} resumes here. Please delete one first.`,
)
export const DOCUMENT_NOT_FOUND = fault(404, 'Resume not found', 'This resume no longer exists.')
export const DOCUMENT_CHANGED = fault(
  409,
  'Resume changed elsewhere',
  'This resume was changed in another window. Reload to see the newer version, or save again to overwrite it with yours.',
)
export const AI_ENDPOINT_CHANGED = fault(
  409,
  'AI endpoint changed',
  'This installation uses another AI endpoint now. Look at its address and switch AI on again if you agree.',
)
export const AI_WROTE_NOTHING = fault(
  503,
  'No draft from the model',
  'AI is off, its limit for today is reached, or the endpoint gave no answer. Nothing was changed. The local engine can draft this letter.',
)

export const TOO_MANY_LETTERS = fault(
  409,
  'Too many letters',
  `You can keep up to ${thousands(MAX_LETTERS)} cover letters. Please delete some first.`,
)
export const LETTER_NOT_FOUND = fault(404, 'Letter not found', 'This cover letter no longer exists.')
export const LETTER_VERSION_NOT_FOUND = fault(
  404,
  'Version not found',
  'We no longer have this version. Newer ones have replaced it.',
)
export const LETTER_CHANGED = fault(
  409,
  'Letter changed elsewhere',
  'This letter was changed in another window. Reload to see the newer version, or save again to overwrite it with yours.',
)
export const LETTER_UNBACKED = fault(
  409,
  'Claims without evidence',
  "This letter says something your profile doesn't. Change the marked claims or add them to your profile, then approve it.",
)
export const LETTER_NOT_APPROVED = fault(409, 'Letter not approved', 'Please check and approve this letter before you use it.')

/** Shown when a call fails. */
export const DOCUMENT_NOT_MADE = fault(500, 'Download failed', "We couldn't make this file. Please try again.")
