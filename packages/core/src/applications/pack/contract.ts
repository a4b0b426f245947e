import { oc } from '@orpc/contract'
import { APPLICATION_NOT_FOUND } from '#applications/faults'
import { TOO_MANY_ATTEMPTS } from '#auth/faults'
import { rehearsal, rehearseInput } from './rehearsal.ts'
import { interviewPack, packInput } from './schema.ts'

/** Its PDF: GET /packs/{application}.pdf, with ?task= for one interview. */
export const packContract = {
  /** What an answer lacked. Nothing of it is kept but the entry in the person's list of what was sent. */
  rehearse: oc.input(rehearseInput).output(rehearsal).errors({ APPLICATION_NOT_FOUND, TOO_MANY_ATTEMPTS }),
  get: oc.input(packInput).output(interviewPack).errors({ APPLICATION_NOT_FOUND }),
}
