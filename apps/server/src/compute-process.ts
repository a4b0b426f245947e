import type { WorkQuestion } from '#platform/compute/work'
import { serveQuestions } from '#platform/sandbox/serve-questions'
import { WORKS } from './works.ts'

/** The helper process for everything that grows with a person's texts: letters, checks, documents, forms and scores. */
serveQuestions(({ name, input }: WorkQuestion) => {
  const work = WORKS.get(name)
  if (!work) throw new Error(`there is no work ${name}`)
  return work(input as never)
})
