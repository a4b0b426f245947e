import { registration, language as speaks, years } from '#bench/conditions/subjects.ts'
import type { Template, TemplateFile } from '#bench/conditions/template.ts'

/** Two templates that show the form: one subject in a slot, and two kinds beside each other. */
export const language: TemplateFile['language'] = 'en'
export const templates: readonly Template[] = [
  {
    kind: 'registration',
    class: 'must',
    text: ['You must be registered with the {body}.', 'Registration with the {body} is essential.'],
    slots: {
      body: [
        ['NMC', registration('NMC registration', 'Nursing and Midwifery Council')],
        ['HCPC', registration('HCPC registration', 'Health and Care Professions Council')],
      ],
    },
  },
  {
    kind: 'language',
    class: 'beside',
    text: 'You speak fluent {tongue} and have at least {n} years of experience as a {job}.',
    slots: {
      tongue: [
        ['German', speaks('German')],
        ['Spanish', speaks('Spanish')],
      ],
      n: ['three', '5'],
      job: [
        ['chef', years('Chef')],
        ['bookkeeper', years('Bookkeeper')],
      ],
    },
  },
]
