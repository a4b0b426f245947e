import { type Question, question } from '#jobs/form'
import type { PersonName } from './people.testing.ts'
import type { AnswerContext } from './schema.ts'

export type Case = readonly [
  who: PersonName,
  kind: Question['kind'],
  label: string,
  options: string,
  verdict: string,
  more?: Partial<AnswerContext['job']> & { required?: boolean; description?: string },
]

export const questionOf = ([, kind, label, options, , more]: Case): Question =>
  question.parse({
    id: 'q',
    label,
    kind,
    description: more?.description,
    required: more?.required ?? false,
    options: options.split(' ; ').flatMap((option, index) => (option ? { value: String(index), label: option } : [])),
  })
