import { expect, test } from 'vitest'
import { readResume } from '#read-resume'
import { textBytes } from '#testing'

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
