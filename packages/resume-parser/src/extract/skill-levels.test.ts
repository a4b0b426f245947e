import { expect, test } from 'vitest'
import { withoutLevels } from './skill-levels.ts'

const skillsOf = (...lines: string[]) => withoutLevels(lines).filter(Boolean)

test('levels behind a colon are not skills, whatever language they are in', () => {
  expect(skillsOf('Glazing: taidot', 'Kilns: taidot', 'Cutting: mestari')).toEqual(['Glazing', 'Kilns', 'Cutting'])
})

test('levels in a column of their own or in brackets are not skills', () => {
  expect(skillsOf('bueno\tVidrio', 'básico\tHornos', 'bueno\tCorte')).toEqual(['Vidrio', 'Hornos', 'Corte'])
  expect(skillsOf('Glas (van)', 'Ugnar (nybörjare)', 'Slipning (van)')).toEqual(['Glas', 'Ugnar', 'Slipning'])
})

test('a level that wrapped below its skill goes with it', () => {
  expect(skillsOf('Vitrail: bon', 'Taille du verre:', 'bon', 'Fours: expert')).toEqual(['Vitrail', 'Taille du verre', 'Fours'])
})

test('groups of skills stay as they are', () => {
  const groups = ['Languages: Rust', 'Databases: Postgres', 'Editors: Helix']
  expect(skillsOf(...groups)).toEqual(groups)
  expect(skillsOf('React (Native)', 'Azure (AKS)', 'SQL (Oracle)')).toEqual(['React (Native)', 'Azure (AKS)', 'SQL (Oracle)'])
})

test('levels behind a dash, of a table, or without any mark are not skills (RESUME-002)', () => {
  expect(skillsOf('Glas - bueno', 'Hornos - alto', 'Corte - bueno')).toEqual(['Glas', 'Hornos', 'Corte'])
  expect(skillsOf('Glas\tgut', 'Öfen\tKönner', 'Schnitt\tgut')).toEqual(['Glas', 'Öfen', 'Schnitt'])
  expect(skillsOf('Glas sehr gut', 'Öfen gut', 'Schnitt sehr gut')).toEqual(['Glas', 'Öfen', 'Schnitt'])
})

test('dashes and last words that are no levels stay', () => {
  const plain = ['Visual Basic', 'Kiln planning', 'Shift planning', 'Glass - float']
  expect(skillsOf(...plain)).toEqual(plain)
})
