import { oc } from '@orpc/contract'
import { APPLICATION_NOT_FOUND } from '#applications/faults'
import { interviewPack, packInput } from './schema.ts'

/** Its PDF: GET /packs/{application}.pdf, with ?task= for one interview. */
export const packContract = {
  get: oc.input(packInput).output(interviewPack).errors({ APPLICATION_NOT_FOUND }),
}
