import { eventIterator, oc } from '@orpc/contract'
import { z } from 'zod'
import { PROFILE_NOT_FOUND } from '#profiles/faults'
import { JOB_NOT_FOUND } from '#search/faults'
import { pageOf, pageRequest } from '#shared/page'
import { aiChoice, aiStatus, ledgerEntry } from './ai-schema.ts'
import {
  checkedLetter,
  generatedLetter,
  letterApproval,
  letterCheck,
  letterDraft,
  letterPage,
  letterRequest,
  letterRestore,
  letterStep,
  letterUpdate,
  letterVersion,
  newLetter,
} from './cover-letters.ts'
import {
  AI_ENDPOINT_CHANGED,
  AI_WROTE_NOTHING,
  DOCUMENT_CHANGED,
  DOCUMENT_NOT_FOUND,
  LETTER_CHANGED,
  LETTER_NOT_FOUND,
  LETTER_UNBACKED,
  LETTER_VERSION_NOT_FOUND,
  TOO_MANY_DOCUMENTS,
  TOO_MANY_LETTERS,
} from './faults.ts'
import {
  documentCopy,
  documentUpdate,
  listedDocument,
  newDocument,
  preview,
  previewInput,
  readBack,
  resumeDocument,
} from './resume-schema.ts'
import { tailoredJob, tailorInput } from './tailor-schema.ts'
import { claim } from './truth-schema.ts'

const one = z.object({ id: z.guid() })

export const documentsContract = {
  ai: {
    status: oc.output(aiStatus),
    /** Refused when the host is not the endpoint's any more: the person has seen another one. */
    choose: oc.input(aiChoice).output(aiStatus).errors({ AI_ENDPOINT_CHANGED }),
    /** Everything that was sent for this person, the newest first. */
    ledger: oc.input(pageRequest).output(pageOf(ledgerEntry)),
  },
  resumes: {
    /** The last changed first. */
    list: oc.output(z.array(listedDocument)),
    get: oc.input(one).output(resumeDocument).errors({ DOCUMENT_NOT_FOUND }),
    /** Takes its content from the profile, once. */
    create: oc.input(newDocument).output(resumeDocument).errors({ PROFILE_NOT_FOUND, TOO_MANY_DOCUMENTS }),
    duplicate: oc.input(documentCopy).output(resumeDocument).errors({ DOCUMENT_NOT_FOUND, TOO_MANY_DOCUMENTS }),
    update: oc.input(documentUpdate).output(resumeDocument).errors({ DOCUMENT_NOT_FOUND, DOCUMENT_CHANGED }),
    /** Answers those that remain. */
    remove: oc.input(one).output(z.array(listedDocument)).errors({ DOCUMENT_NOT_FOUND }),
    /** The pages of a resume as it would be printed; nothing is stored. */
    preview: oc.input(previewInput).output(preview),
    /** What to show first for each of these jobs, and what they ask for that the resume does not show; nothing is stored. */
    tailor: oc.input(tailorInput).output(z.array(tailoredJob)).errors({ DOCUMENT_NOT_FOUND }),
    /** Makes the file, reads it with our own reader and tells what that one does not find. */
    readBack: oc
      .input(one.extend({ file: readBack.shape.file }))
      .output(readBack)
      .errors({ DOCUMENT_NOT_FOUND }),
  },
  letters: {
    /** The newest first. */
    list: oc.input(pageRequest).output(letterPage),
    get: oc.input(one).output(checkedLetter).errors({ LETTER_NOT_FOUND }),
    /** For a job of the index our own engine drafts it; one for a job that is typed in starts empty. */
    create: oc.input(newLetter).output(checkedLetter).errors({ PROFILE_NOT_FOUND, JOB_NOT_FOUND, TOO_MANY_LETTERS }),
    /** Ends the approval. The former text is kept as a version; edits that follow each other closely are one. */
    update: oc.input(letterUpdate).output(checkedLetter).errors({ LETTER_NOT_FOUND, LETTER_CHANGED }),
    /** Another draft by our own engine in the place of the text. */
    draft: oc.input(letterDraft).output(checkedLetter).errors({ LETTER_NOT_FOUND, LETTER_CHANGED, PROFILE_NOT_FOUND }),
    /** The same by the AI endpoint, told while it writes. Nothing is stored before it has ended. */
    write: oc
      .input(letterDraft)
      .output(eventIterator(letterStep))
      .errors({ LETTER_NOT_FOUND, LETTER_CHANGED, PROFILE_NOT_FOUND, AI_WROTE_NOTHING }),
    /** The claims of a text that is not saved yet. */
    check: oc.input(letterCheck).output(z.array(claim)).errors({ LETTER_NOT_FOUND }),
    /** Refused while a claim has no evidence. */
    approve: oc.input(letterApproval).output(checkedLetter).errors({ LETTER_NOT_FOUND, LETTER_CHANGED, LETTER_UNBACKED }),
    /** Its former texts, the newest first. */
    versions: oc.input(one).output(z.array(letterVersion)).errors({ LETTER_NOT_FOUND }),
    /** A former text with its writer in the place of the text, which is kept as a version. */
    restore: oc.input(letterRestore).output(checkedLetter).errors({ LETTER_NOT_FOUND, LETTER_CHANGED, LETTER_VERSION_NOT_FOUND }),
    duplicate: oc.input(one).output(checkedLetter).errors({ LETTER_NOT_FOUND, TOO_MANY_LETTERS }),
    remove: oc.input(one).errors({ LETTER_NOT_FOUND }),
    /** The letter that an automatic application to this job would carry; null when the profile's settings ask for none. Nothing is stored. */
    forJob: oc.input(letterRequest).output(generatedLetter.nullable()).errors({ PROFILE_NOT_FOUND, JOB_NOT_FOUND }),
  },
}
