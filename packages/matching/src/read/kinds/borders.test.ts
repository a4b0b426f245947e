import { expect, test } from 'vitest'
import { aPosting } from '#fixtures/sample'

const read = (line: string) => aPosting({ title: 'Clerk', description: `Requirements\n- ${line}` }).requirements

test.each([
  ['You must be 16-18 years old', [16]],
  ['Applicants between 16 and 24 years of age must apply by letter', [16]],
  ['You must be at least 18 years of age', [18]],
  ['You must work with a charity that has helped families for over 21 years', []],
])('%s: the least age is %s', (line, ages) => expect(read(line).ages.map(({ value }) => value)).toEqual(ages))

/** Levels as in a profile: 1 beginner to 5 native. */
test.each([
  ['Perfect knowledge of German', 4],
  ['Flawless English is required', 4],
  ['Français et anglais courants', 4],
  ['Inglés fluído', 4],
  ['Dominio del idioma inglés', 3],
  ['Domínio do inglês fluente', 4],
  ['English is required', 2],
])('%s: the level asked for is %s', (line, level) => {
  for (const { value } of read(line).languages) expect(value.options[0]?.level).toBe(level)
  expect(read(line).languages).not.toEqual([])
})

test.each([
  ['You must pass a polygraph', 1],
  ['Polygraph examiners must keep their tools clean', 0],
  ['We must consider applicants with arrest records under our security clearance requirements', 0],
])('%s: a clearance is asked for %s times', (line, times) => expect(read(line).clearances).toHaveLength(times))

test.each([
  ['You must be eligible to work in Ireland', 1],
  ['You must be eligible to work towards a certificate', 0],
])('%s: a right to work is asked for %s times', (line, times) => expect(read(line).sponsorships).toHaveLength(times))

test.each([
  'The post must pass a Disclosure and Barring Service check',
  'This post is subject to the Rehabilitation of Offenders Act',
])('%s: a check', (line) => expect(read(line).duties.map(({ value }) => value.name)).toEqual(['check']))

test.each([
  'Vos permis sont à jour',
  'Mettre à jour les dossiers',
  'You stay calm when priorities shift',
  'You must report to the shift manager',
  'There is no on-call duty and no weekend work',
  'Des idées claires comme une nuit étoilée',
])('%s: no shift', (line) => expect(read(line).duties).toEqual([]))

/** Words of papers that ask for none. */
test.each([
  'As a member of the care team you must write reports',
  'You hold a degree of an accredited university',
  'We must raise the bar every week',
  'A copy of your certificate must be attached to the application',
  'Our pay is based on experience, licensure and certifications',
  'MINIMUM QUALIFICATION',
])('%s: no paper', (line) => expect(read(line).licences).toEqual([]))

test('a member of a professional body is asked for', () => {
  expect(read('You must be a member of the Royal College of Radiologists').licences).toHaveLength(1)
})

test.each(['Ideally you will also have, but it is not essential:', 'It would be nice if you bring:'])(
  '%s opens a list of wishes',
  (heading) => {
    const { requirements } = aPosting({
      title: 'Guard',
      description: `Requirements\n- Two years of experience\n\n${heading}\n- A driving licence`,
    })
    expect(requirements.years.map(({ nice }) => nice)).toEqual([false])
    expect(requirements.driving.map(({ nice }) => nice)).toEqual([true])
  },
)

test('a degree that is still being studied for is no missing one, and that of a course one teaches none', () => {
  expect(read('Ensino superior em andamento').degrees.map(({ value }) => value.hasOtherWay)).toEqual([true])
  expect(read('Impartir cursos en el programa de Maestría en Enfermería').degrees).toEqual([])
})
