import { decideFields } from '@jobapply/core/answers/keys/decide-fields'
import { contextOf } from '@jobapply/core/answers/people.testing'
import { expect, test } from 'vitest'
import { APPLICANT, fixture, readWhole } from './forms.testing.ts'

const NAMES = [
  ...['ashby', 'bamboohr', 'general', 'general-english', 'greenhouse', 'greenhouse-classic', 'lever', 'linkedin', 'recruitee'],
  ...['smartrecruiters', 'teamtailor', 'workable', 'workday'],
]
/** Two invented people: one whose profile is whole, one with a visa and half of the answers. */
const ANN = APPLICANT
const RAJ = { ...contextOf('raj'), documents: { resume: 'raj-patel.pdf', letter: 'letter.pdf', letterText: 'Dear team' } }

const shown = (values: Record<string, unknown>) =>
  Object.entries(values)
    .filter(
      ([, value]) => value !== undefined && value !== '' && value !== false && !(Array.isArray(value) && value.length === 0),
    )
    .map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(' ')

test('all that is read of a field of an invented form, and what is decided for two people, is as approved', async () => {
  const blocks = NAMES.map((name) => {
    const { fields } = readWhole(fixture(name), 'https://careers.example/apply')
    const [anns, rajs] = [ANN, RAJ].map((one) => decideFields(fields, one))
    const rows = fields.flatMap(({ id: _, label, options, ...field }, at) => [
      `${label}: ${shown({ ...field, options: options.map(({ value, label }) => `${label}=${value}`).join('; ') })}`,
      ...[anns, rajs].map((decisions, who) => {
        const { id: _id, decision, key, score = 0, origin, reason, phone, ...rest } = decisions?.[at] ?? {}
        return `  ${who === 0 ? 'ann' : 'raj'} ${decision} ${key} ${score.toFixed(2)} ${shown({ ...rest, origin: origin?.sentence, reason, phone })}`
      }),
    ])
    return { name, text: [`== ${name}`, ...rows].join('\n') }
  })
  const half = Math.ceil(blocks.length / 2)
  for (const [part, texts] of [blocks.slice(0, half), blocks.slice(half)].entries())
    await expect(`${texts.map(({ text }) => text).join('\n')}\n`).toMatchFileSnapshot(`all-fields-${part + 1}.approved.txt`)
})
