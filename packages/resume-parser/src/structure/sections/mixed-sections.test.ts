import { expect, test } from 'vitest'
import { readSection } from '#read-text.testing'

test('a section of schools and certificates holds both', async () => {
  const { education, certifications } = await readSection('Education & Certificates', [
    'BSc in Chemistry, University of Mälardal, 2010 – 2013',
    'Certified Kiln Operator, Glaze Guild, May 2019',
  ])
  expect(education.map(({ degree, institution }) => [degree, institution])).toEqual([['BSc', 'University of Mälardal']])
  expect(certifications.map(({ name, issuer }) => [name, issuer])).toEqual([['Certified Kiln Operator', 'Glaze Guild']])
})

test('a section of skills and languages holds both', async () => {
  const { skills, languages } = await readSection('Skills & Languages', [
    'Methods: Slip casting, Raku',
    'Spoken: English (native), Swedish (fluent)',
  ])
  expect(skills.slice(0, 3)).toEqual(['Slip casting', 'Raku', 'Glazes'])
  expect(languages.map(({ name }) => name)).toEqual(['English', 'Swedish'])
})

test('rows of languages and of driving licences among the skills are none (RESUME-002)', async () => {
  const { skills, languages } = await readSection('Kenntnisse', [
    'EDV:    CAD, Excel',
    'Sprachen:    Englisch (sehr gut), Dänisch (Grundkenntnisse)',
    'Führerschein:    Klasse B',
    'Technik:    Brennöfen, Glasuren',
  ])
  expect(skills.slice(0, 4)).toEqual(['CAD', 'Excel', 'Brennöfen', 'Glasuren'])
  expect(languages.map(({ name }) => name)).toEqual(['Englisch', 'Dänisch'])
})

test('a certificate of one day among the schools is one, a diploma with its year is not (RESUME-002)', async () => {
  const { education, certifications } = await readSection('Education', [
    'BSc in Chemistry, University of Mälardal, 2010 – 2013',
    'Diploma in Glazing, Lindö Technical College, 2007',
    'Certified Kiln Operator - Glaze Guild (2012)',
    'First Aid Course, Red Cross, 2015',
  ])
  expect(education.map(({ degree, institution }) => [degree, institution])).toEqual([
    ['BSc', 'University of Mälardal'],
    ['Diploma', 'Lindö Technical College'],
  ])
  expect(certifications.map(({ name, issuer }) => [name, issuer])).toEqual([
    ['Certified Kiln Operator', 'Glaze Guild'],
    ['First Aid Course', 'Red Cross'],
  ])
})
