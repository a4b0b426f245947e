import { fault } from '#shared/fault'

export const ANSWER_NOT_FOUND = fault(404, 'Answer not found', 'This saved answer no longer exists.')
export const ANSWER_DOES_NOT_FIT = fault(
  422,
  "Answer doesn't fit",
  "This answer doesn't fit the question: choose one of its options, or give one short text.",
)
