import { oc } from '@orpc/contract'
import { z } from 'zod'
import { PROFILE_NOT_FOUND } from '#profiles/faults'
import { pageOf, pageRequest } from '#shared/page'
import { aiChoice, aiStatus, ledgerEntry } from './ai-schema.ts'
import { AI_ENDPOINT_CHANGED, DOCUMENT_CHANGED, DOCUMENT_NOT_FOUND, TOO_MANY_DOCUMENTS } from './faults.ts'
import { documentUpdate, listedDocument, newDocument, preview, previewInput, readBack, resumeDocument } from './resume-schema.ts'

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
    duplicate: oc.input(one).output(resumeDocument).errors({ DOCUMENT_NOT_FOUND, TOO_MANY_DOCUMENTS }),
    update: oc.input(documentUpdate).output(resumeDocument).errors({ DOCUMENT_NOT_FOUND, DOCUMENT_CHANGED }),
    /** Answers those that remain. */
    remove: oc.input(one).output(z.array(listedDocument)).errors({ DOCUMENT_NOT_FOUND }),
    /** The pages of a resume as it would be printed; nothing is stored. */
    preview: oc.input(previewInput).output(preview),
    /** Makes the file, reads it with our own reader and tells what that one does not find. */
    readBack: oc
      .input(one.extend({ file: readBack.shape.file }))
      .output(readBack)
      .errors({ DOCUMENT_NOT_FOUND }),
  },
}
