import { expect, test } from 'vitest'
import { aPosting } from '#fixtures/sample'
import { vocabulary } from '#tables/vocabulary'

const told = (description: string, title = 'Assistant') =>
  Object.fromEntries(
    aPosting({ title, description }).needs.map(({ skill, isNamed, nice }) => [
      vocabulary().skills[skill]?.name,
      isNamed ? 'named' : nice ? 'wish' : 'required',
    ]),
  )

test('a skill of the work is named, one of the requirements is required', () => {
  expect(told("What you'll do\n- Write Python every day\nRequirements:\n- SQL\nNice to have:\n- Docker")).toEqual({
    Python: 'named',
    SQL: 'required',
    Docker: 'wish',
  })
})

test('prose that speaks of knowing a skill requires it', () => {
  expect(told('You have experience with Python. Every week you update dashboards in Tableau.')).toMatchObject({
    Python: 'required',
    Tableau: 'named',
  })
})

test('a skill that is required anywhere is required, and one that is named and wished for is a wish', () => {
  expect(told('You will write Python and Docker files.\n\nRequirements:\n- Python\n\nNice to have:\n- Docker')).toEqual({
    Python: 'required',
    Docker: 'wish',
  })
})

test('a field before a group only names the group; who works across teams is asked for before one, too', () => {
  expect(told('Requirements:\n- At ease with marketing stakeholders')).toEqual({})
  expect(told('Requirements:\n- At ease with cross-functional stakeholders')).toEqual({
    'Cross-functional collaboration': 'required',
  })
})

test('a sentence about the right to work names no field of law', () => {
  expect(
    told('Requirements:\n- Candidates must have the right to work, and immigration law forbids exceptions'),
  ).not.toMatchObject({
    'Immigration law': 'required',
  })
})

test('what an apprentice learns, and what an employer does, is only named by the title', () => {
  expect(told('', 'Apprentice Python Developer')).toMatchObject({ Python: 'named' })
  expect(told('', 'Python Developer at a Tableau reseller')).toMatchObject({ Python: 'required', Tableau: 'named' })
})
