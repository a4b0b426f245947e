import { fault } from '#shared/fault'

/** spec 2 §8: the title of every upload failure. */
const OPERATION_FAILED = 'Operation failed'

/** The documented refusals of an upload (spec 2 §5.3). */
export const NOT_A_RESUME_FILE = fault(415, OPERATION_FAILED, 'Please upload a PDF, DOC, DOCX, or TXT file.')
export const NOT_AUTHENTICATED = fault(401, OPERATION_FAILED, 'User not authenticated')

export const RESUME_NOT_PARSED = fault(422, OPERATION_FAILED, 'Resume parsing failed: the file could not be read.')
export const READER_BUSY = fault(503, OPERATION_FAILED, "We're reading many resumes right now. Please try again in a minute.")
export const TOO_MANY_UPLOADS = fault(
  429,
  OPERATION_FAILED,
  "You're already uploading several files. Please wait until one of them is done.",
)
export const TOO_MANY_RESUMES = fault(
  409,
  OPERATION_FAILED,
  'This profile already has 10 stored resume files. Please delete one of them first.',
)
export const RESUME_NOT_FOUND = fault(404, OPERATION_FAILED, "This resume file doesn't exist any more.")
/** Something outside of the product removed or changed the stored file; what was read from it is in the database. */
export const RESUME_FILE_LOST = fault(
  410,
  'File not available',
  'We no longer have this file. What we read from it is still here. Please upload the file again.',
)

/** Shown for unexpected failures. */
export const UPLOAD_FAILED = fault(500, OPERATION_FAILED, 'Failed to upload and process resume')
export const AUTO_SAVE_REFUSED = fault(
  409,
  'Upload successful, save failed',
  "We stored the resume, but your profile wasn't changed.",
)
export const AUTO_SAVE_FAILED = fault(500, 'Auto-save failed', "We stored the resume, but your profile wasn't changed.")
