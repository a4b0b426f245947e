import { serveQuestions } from '#platform/sandbox/serve-questions'
import { type Answer, readAnswer } from './read-answer.ts'

export type Question = { answer: Answer; at: Date }

/** The helper process that reads pages and feeds. */
serveQuestions(({ answer, at }: Question) => readAnswer(answer, at))
