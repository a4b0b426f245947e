import { expect, test } from 'vitest'
import { capOfName, DOUBTED } from './value-doubts.ts'

const TEN = 'North Harbour Society for the Care of Old Wooden Boats'

test('a name of an employer has at most ten words and is no sentence; a field of study may end like one', () => {
  expect(TEN.split(' ')).toHaveLength(10)
  expect(capOfName('company', TEN)).toBe(1)
  expect(capOfName('company', `${TEN} Today`)).toBe(DOUBTED)
  expect(capOfName('company', 'Harbour pilots worked there.')).toBe(DOUBTED)
  expect(capOfName('field', 'Applied physics.')).toBeGreaterThan(DOUBTED)
})

test('the stop of a legal form ends no sentence', () => {
  expect(['Vidros Horizonte Verde Ltda.', 'Lumen Corp.'].map((text) => capOfName('company', text))).toEqual([1, 1])
})

test('who held the examination is not what was studied (RESUME-002)', () => {
  expect(capOfName('field', 'State Technical Board')).toBe(DOUBTED)
  expect(['Office Administration', 'Farmacia', 'Group Dynamics'].map((text) => capOfName('field', text))).toEqual([1, 1, 1])
})
