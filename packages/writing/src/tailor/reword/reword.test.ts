import { expect, test } from 'vitest'
import { PEOPLE } from '#fixtures/people'
import { POSTINGS } from '#fixtures/postings'
import { fieldsOf, jobOf, TODAY } from '#fixtures/sample'
import { tailorProfile } from '#tailor/tailor'
import { readAsked } from './relevance.ts'
import { askedSpellings, rewordLine } from './reword.ts'
import { isOtherSpelling } from './spelling.ts'

const POSTING = `Requirements:
- Python, PostgreSQL, Power BI, JavaScript and Amazon Web Services
- Stock control, training, food safety, quality control, recruitment
- Waste reduction
Benefits:
- Photography courses`
const job = jobOf({ title: 'Manager', company: 'Beta Ltd', location: '', description: POSTING })
const reword = (line: string) => rewordLine(line, readAsked(job), askedSpellings(POSTING))?.reworded ?? null

test.each([
  // Several actions: the one that is asked for comes first, with what belongs to it.
  ['Planned rotas, ordered flour and trained six bakers.', 'Trained six bakers, planned rotas and ordered flour.'],
  ['• Baked bread and introduced stock control in two shops', '• Introduced stock control in two shops and baked bread'],
  ['Responsible for cleaning ovens and training apprentices.', 'Responsible for training apprentices and cleaning ovens.'],
  // Several things.
  ['Managed suppliers, rotas and recruitment.', 'Managed recruitment, suppliers and rotas.'],
  ['Trained staff in hygiene, food safety and plating.', 'Trained staff in food safety, hygiene and plating.'],
  // How, with what, and what came of it.
  ['Cut costs by 30% by introducing stock control.', 'By introducing stock control, cut costs by 30%.'],
  ['Built a billing service for 40 clients using Python.', 'Using Python, built a billing service for 40 clients.'],
  ['Produced monthly-close reports in Power BI for four teams.', null],
  ['Produced sales reports in Power BI for four teams.', 'Produced Power BI sales reports for four teams.'],
  ['Built an index in PostgreSQL.', 'Built a PostgreSQL index.'],
  ['Moved the ovens, improving quality control by a fifth.', 'Improved quality control by a fifth by moving the ovens.'],
  ['In a team of six, introduced stock control.', 'Introduced stock control in a team of six.'],
  ['Opened two shops. Introduced stock control.', 'Introduced stock control. Opened two shops.'],
  // Written as the posting writes it.
  ['Moved twelve servers to AWS.', 'Moved twelve servers to Amazon Web Services.'],
])('"%s" leads with what is asked, in its own words', (line, expected) => {
  expect(reword(line)).toBe(expected)
})

test.each([
  ['a tail that could be about everything', 'Planned rotas for three hotels and trained six bakers.'],
  ['a noun that the last thing shares', 'Led sales and food safety teams.'],
  ['a number that counts for all', 'Managed 40 suppliers, rotas and recruitment.'],
  ['people who are described', 'Supervised porters and trained bakers.'],
  ['a verb without its object', 'Planned, costed and trained teams.'],
  ['an object of another preposition', 'Handled complaints from guests, suppliers and recruitment.'],
  ['a second action that would hang on the means', 'Cut costs by introducing stock control and hired two bakers.'],
  ['who used the tool', 'Managed systems using PostgreSQL.'],
  ['what something refers to', 'Wrote a plan and trained staff to use it.'],
  ['a negation', 'Baked bread without waste and trained six bakers.'],
  ['a version that was not claimed', 'Baked bread for Python 2 meetups.'],
  ['another language', 'Formation de six boulangers et gestion du stock.'],
  ['what is a benefit only', 'Planned rotas and taught photography.'],
  ['nothing to change', 'Trained six bakers and planned rotas.'],
])('where a new order could change %s, there is no proposal', (_why, line) => {
  expect(reword(line)).toBeNull()
})

test('a skill is written as in the posting only where the names differ in writing alone', () => {
  expect(isOtherSpelling('Postgres', 'PostgreSQL')).toBe(true)
  expect(isOtherSpelling('JS', 'JavaScript')).toBe(true)
  expect(isOtherSpelling('AWS', 'Amazon Web Services')).toBe(true)
  expect(isOtherSpelling('Java', 'Java 17')).toBe(false)
  expect(isOtherSpelling('Java', 'Java SE')).toBe(false)
  expect(isOtherSpelling('HACCP', 'food safety')).toBe(false)
})

test('proposals come with the tailoring, each at its place in the resume', () => {
  const fields = fieldsOf(PEOPLE.developer)
  const [first] = fields.experience
  const description = '• Kept the wiki\n• Ran the on-call rota and wrote Python services'
  const shown = { ...fields, experience: first ? [{ ...first, description }] : [] }
  const { rewordings } = tailorProfile({ shown, known: [] }, jobOf(POSTINGS.developer[1]), TODAY)
  expect(rewordings).toEqual([
    {
      ...{ field: 'experience', entry: first?.id, from: 1, text: '• Ran the on-call rota and wrote Python services' },
      ...{ reworded: '• Wrote Python services and ran the on-call rota', asked: 'Python' },
    },
  ])
})
