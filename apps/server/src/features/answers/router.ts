import { isAnswerFor } from '@jobapply/core/answers/bank-rules'
import { now } from '#platform/clock'
import { signedIn } from '#platform/feature/api'
import { deleteAnswer, findAnswer, listAnswers, updateAnswer } from './store.ts'

const api = signedIn.answers

export const answersRouter = {
  list: api.list.handler(({ input, context: { db, userId } }) => listAnswers(db, userId, input)),

  update: api.update.handler(({ input: { id, values }, errors, context: { db, userId } }) =>
    db.transaction(async (tx) => {
      const answer = await findAnswer(tx, userId, id)
      if (!answer) throw errors.ANSWER_NOT_FOUND()
      if (!isAnswerFor(answer, values)) throw errors.ANSWER_DOES_NOT_FIT()
      const updated = await updateAnswer(tx, userId, id, values, now())
      if (!updated) throw errors.ANSWER_NOT_FOUND()
      return updated
    }),
  ),

  forget: api.forget.handler(async ({ input, context: { db, userId } }) => ({
    removed: await deleteAnswer(db, userId, input.id),
  })),
}
