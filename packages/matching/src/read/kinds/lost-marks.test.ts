import { expect, test } from 'vitest'
import { aPosting } from '#fixtures/sample'
import { readExperiences } from '#read/experiences'
import { vocabulary } from '#tables/vocabulary'

const read = (line: string, heading = 'Requirements') => aPosting({ title: 'Clerk', description: `${heading}\n- ${line}` })
const experiences = (line: string) => readExperiences(read(line)).map(({ nice }) => nice)

test.each([
  ['23 years of experience in bookkeeping', [2, 3]],
  ['At least 34 years PQE', [3, 4]],
  ['15 years of experience in bookkeeping', [15, null]],
  ['25 years of service with the fire brigade', undefined],
  ['31 years of experience in bookkeeping', undefined],
])('a range whose dash was lost is read as one: %s', (line, range) => {
  const [found] = read(line).requirements.years
  expect(found && [found.value.min, found.value.max]).toEqual(range)
})

test('the years of the employer are no range', () => {
  expect(read('We have 25 years of experience in bookkeeping', 'About us').requirements.years).toEqual([])
  expect(read('Our team has 25 years of experience in bookkeeping').requirements.years).toEqual([])
})

test.each([
  ['Mehrjährige Erfahrung in der Buchhaltung', [false]],
  ['Several years of experience in bookkeeping', [false]],
  ['Varios años de experiencia en contabilidad', [false]],
  ['Mehrjährige Berufserfahrung als Buchhalter wünschenswert', [true]],
  ['Alternativ mehrjährige Erfahrung in der Buchhaltung', []],
  ['Or experience in bookkeeping', []],
  ['Experience of working with children', [false]],
])('years without a number ask for experience: %s', (line, wishes) => expect(experiences(line)).toEqual(wishes))

test.each([
  ['Experience of working with children', []],
  ['A Working with Children Check', ['check']],
  ['Experience of working with children and a DBS check', ['check']],
  ['Schwindelfrei für Höhenarbeiten', ['physical']],
  ['Aptitude au travail en hauteur', ['physical']],
])('duties of: %s', (line, names) => expect(read(line).requirements.duties.map(({ value }) => value.name)).toEqual(names))

test.each([
  ['Experiência na função', true],
  ['Experiencia en el puesto', true],
  ['Experiencia en el puesto de contable', false],
])('experience in the post is experience in such a post: %s', (line, isSimilar) => {
  expect(readExperiences(read(line)).map(({ value }) => value.isSimilar)).toEqual([isSimilar])
})

test.each([
  ["Bachelor's degree or 18 months customer service experience", []],
  ["Bachelor's degree or proven experience desired", []],
  ["Fluency in spoken English Bachelor's degree", []],
])('what is beside a degree is no field of it: %s', (line, fields) => {
  const [degree] = read(line).requirements.degrees
  expect(degree?.value.fields).toEqual(fields)
  expect(degree?.value.words).toEqual([])
})

test.each([
  ['Superior cursando em Contabilidade', 'bachelors'],
  ['Técnico ou Superior cursando em Contabilidade', 'diploma'],
])('a degree in progress is a degree: %s', (line, level) => {
  expect(read(line, 'Clerks wanted').requirements.degrees.map(({ value }) => value.level)).toEqual([level])
})

test.each([
  ['EXCEL: Intermediário', 'Excel'],
  ['Word (nivel medio)', 'Word'],
])('a level behind a name asks for it in any section: %s', (line, name) => {
  const { needs } = aPosting({ title: 'Clerk', description: `Ledgers are kept here.\n• ${line}` })
  expect(needs.map(({ skill, isNamed }) => [vocabulary().skills[skill]?.name, isNamed])).toEqual([[name, false]])
})
