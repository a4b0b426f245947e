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
