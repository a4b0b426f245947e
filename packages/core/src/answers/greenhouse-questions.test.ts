import { expect, test } from 'vitest'
import { answerQuestion } from './answer.ts'
import { readGreenhouseQuestions } from './greenhouse-questions.ts'
import { contextOf } from './people.testing.ts'
import { question } from './schema.ts'

/** An invented job in the shape of boards-api.greenhouse.io with ?questions=true. */
const JOB = {
  id: 1,
  title: 'Engineer',
  questions: [
    { label: 'First Name', required: true, fields: [{ name: 'first_name', type: 'input_text', values: [] }] },
    {
      label: 'Resume/CV',
      required: true,
      fields: [
        { name: 'resume', type: 'input_file', values: [] },
        { name: 'resume_text', type: 'textarea', values: [] },
      ],
    },
    {
      label: 'Will you now or in the future require sponsorship?',
      description: '<p>To work in the country of this job.</p>',
      required: true,
      fields: [
        {
          name: 'question_7',
          type: 'multi_value_single_select',
          values: [
            { label: 'Yes', value: 1 },
            { label: 'No', value: 0 },
          ],
        },
      ],
    },
    { label: 'A field of the future', required: false, fields: [{ name: 'question_8', type: 'hologram' }] },
    { label: 'Broken' },
  ],
  location_questions: [
    { label: 'Latitude', required: false, fields: [{ name: 'latitude', type: 'input_hidden' }] },
    { label: 'Location (City)', required: true, fields: [{ name: 'location', type: 'input_text' }] },
  ],
  compliance: [
    {
      type: 'eeoc',
      questions: [
        {
          label: 'VeteranStatus',
          required: false,
          fields: [
            {
              name: 'veteran_status',
              type: 'multi_value_single_select',
              values: [{ label: 'I am not a protected veteran', value: 1 }],
            },
          ],
        },
      ],
    },
  ],
  demographic_questions: {
    header: 'Voluntary',
    questions: [
      {
        id: 40,
        label: 'How do you describe yourself?',
        required: false,
        type: 'multi_value_multi_select',
        answer_options: [{ id: 4, label: 'Woman' }],
      },
    ],
  },
}

test('a Greenhouse form is read before the page is opened', () => {
  const read = readGreenhouseQuestions(JOB)
  expect(read?.map(({ id, kind, required }) => [id, kind, required])).toEqual([
    ['first_name', 'text', true],
    ['resume', 'file', true],
    ['question_7', 'select', true],
    ['question_8', 'unknown', false],
    ['location', 'text', true],
    ['veteran_status', 'select', false],
    ['40', 'multi-select', false],
  ])
  for (const one of read ?? []) expect(question.parse(one)).toEqual(one)
})

test('its questions are answered, asked or left empty like any others', () => {
  const answers = readGreenhouseQuestions(JOB)?.map((one) => answerQuestion(one, contextOf('ann')))
  expect(answers?.map((one) => (one.status === 'answered' ? [one.value, ...one.options] : one.status))).toEqual([
    ['Ann'],
    'ask',
    ['No', '0'],
    'ask',
    ['Berlin, Germany'],
    'leave-empty',
    'leave-empty',
  ])
})

test('an answer without questions has no form', () => {
  expect(readGreenhouseQuestions({ id: 1 })).toBeUndefined()
  expect(readGreenhouseQuestions('<html>')).toBeUndefined()
})
