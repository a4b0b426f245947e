import { oc } from '@orpc/contract'
import { z } from 'zod'
import { pageOf, pageRequest } from '#shared/page'
import { keptAnswer, keptValues } from './bank-schema.ts'
import { ANSWER_DOES_NOT_FIT, ANSWER_NOT_FOUND } from './faults.ts'

const one = z.object({ id: z.guid() })

/** What a person has answered before and lets us use again. Answers come in where the questions are asked (applications.answer). */
export const answersContract = {
  /** The newest first. */
  list: oc.input(pageRequest).output(pageOf(keptAnswer)),
  update: oc
    .input(one.extend({ values: keptValues }))
    .output(keptAnswer)
    .errors({ ANSWER_NOT_FOUND, ANSWER_DOES_NOT_FIT }),
  /** Applications that have used it keep what they sent. */
  forget: oc.input(one).output(z.object({ removed: z.boolean() })),
}
