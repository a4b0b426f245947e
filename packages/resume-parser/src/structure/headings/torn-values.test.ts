import { expect, test } from 'vitest'
import { readResume } from '#read-resume'
import { textBytes } from '#testing'
import type { Role } from '#words/role-scores'
import { tornRoles } from './torn-values.ts'

const HEAD = ['Zoë Lindström', 'zoe@example.se', '', 'Experience', '']
/** As wide as the page. */
const BODY = '- Moved the records of all branches from paper to one shared list, which others read to this day in the office.'

/** How sure the title and the employer of the first job are. */
async function confidenceIn(...heading: string[]) {
  const lines = [...HEAD, ...heading, '2017 - 2022', BODY, '']
  const { evidence } = await readResume(textBytes(lines.join('\n')), 'txt')
  const of = (field: string) => evidence.find(({ path }) => path === `experience.0.${field}`)?.confidence
  return [of('position'), of('company')]
}

test('the end of a long employer below its lost beginning is a question', async () => {
  const TITLE = 'Senior Staff Software Engineer and Technical Lead for Payments Reconciliation'
  expect(await confidenceIn(`${TITLE} | International Quarrystone Settlement`, 'Clearing Services Incorporated | Leeds')).toEqual(
    [0.92, 0.5],
  )
  expect(await confidenceIn(`${TITLE} | Quarrystone Settlement`, 'Clearing Services Incorporated | Leeds')).toEqual([0.92, 0.92])
})

test('two names on both sides of a line break after "and" are questions', async () => {
  const TITLE = 'Senior Staff Software Engineer and Technical Lead for Payments Reconciliation and'
  expect(
    (await confidenceIn(`${TITLE} the Regional Settlement of Invoices and`, 'Clearing Services Incorporated | Leeds'))[1],
  ).toBe(0.5)
})

test('a title that ends where the page does stays sure when every part of the heading has its role', async () => {
  const TITLE = 'Senior Telecommunications Infrastructure Engineer for Transcontinental Interconnection and Reconciliation'
  expect(await confidenceIn(TITLE, 'Clearing Services Incorporated | Leeds')).toEqual([0.97, 0.97])
})

const part = (text: string, line: number, roles: Role[], rest?: 'perhaps') => ({
  chunk: { text, line, slot: '', isLink: false, style: '', ...(rest && { rest }) },
  roles,
})

test('what was cut out of the title is no employer where another name stands before the place', () => {
  const title = part('Deputy Head of Learning, Inclusion and Wellbeing', 0, ['position', 'company'])
  const [left, place] = [part('The Worshipful Kilnmasters', 1, []), part('Leeds', 1, ['location'])]
  expect([...tornRoles([title, left, place])]).toEqual(['position', 'company', 'location'])
  expect([...tornRoles([title, place])]).toEqual([])
})

test('the rest of a title is no place because it was left for one', () => {
  const [title, employer] = [part('Architect for Pipelines and Machine', 0, ['position']), part('Kiln House Ltd', 1, ['company'])]
  expect([...tornRoles([title, part('Learning Platforms', 1, ['location'], 'perhaps'), employer])]).toEqual([
    'position',
    'location',
  ])
  expect([...tornRoles([title, part('Leeds', 1, ['location'], 'perhaps'), employer])]).toEqual([])
})

test('a heading that goes on in the text below it is a question', async () => {
  const TITLE = 'Regional Warehousing Transportation Administration Department Manager across Scotland and Isles   2017 - 2022'
  const employer = async (text: string) => {
    const lines = [...HEAD, 'Blue Heron Media Group Ltd', TITLE, text, BODY, '']
    const { evidence } = await readResume(textBytes(lines.join('\n')), 'txt')
    return evidence.find(({ path }) => path === 'experience.0.company')?.confidence
  }
  expect(await employer('of the north, and kept the books.')).toBe(0.5)
  expect(await employer('Kept the books of the north.')).toBe(0.97)
})
