import { expect, test } from 'vitest'
import { jobsIn, readSection, studiesIn } from '#read-text.testing'

test('the names of partners are one employer', async () => {
  expect(await jobsIn('Glazier', 'Studio Kromme, Lind und Partner, Lund', '2016 - 2019')).toEqual([
    'Glazier / Studio Kromme, Lind und Partner / Lund / 2016 / 2019',
  ])
})

test('a title of several words before a firm of partners is the title (RESUME-002)', async () => {
  expect(
    await jobsIn('Audit Senior, Iyer & Associates', '2016 - 2019', '', 'Articled Assistant, Iyer & Associates', '2013 - 2016'),
  ).toEqual(['Audit Senior / Iyer & Associates /  / 2016 / 2019', 'Articled Assistant / Iyer & Associates /  / 2013 / 2016'])
})

test('a place of its own leaves the one behind the employer to its name', async () => {
  expect(await jobsIn("St. Osyth's Hospital, Cork | Cork", 'Registered Nurse, Cardiology', '2017 - 2019')).toEqual([
    "Registered Nurse, Cardiology / St. Osyth's Hospital, Cork / Cork / 2017 / 2019",
  ])
})

test('an employer and its place below a title are read when no word is known', async () => {
  expect(await jobsIn('Стекольщик', 'Волна | Пермь', '2017 - 2019', '', 'Мастер', 'Заря | Омск', '2014 - 2016')).toEqual([
    'Стекольщик / Волна / Пермь / 2017 / 2019',
    'Мастер / Заря / Омск / 2014 / 2016',
  ])
})

test('the word before a diploma says which one it is, and lower-case words go on with its name', async () => {
  expect(await studiesIn('City Diploma in Glazing', 'Lindö Technical College', '2010 - 2012')).toEqual([
    'City Diploma / Glazing / Lindö Technical College / ',
  ])
  expect(await studiesIn("Diplôme d'études professionnelles en Vitrail", 'Lycée du Verre', '2010 - 2012')).toEqual([
    "Diplôme d'études professionnelles / Vitrail / Lycée du Verre / ",
  ])
})

test('a certificate is not parted at a preposition', async () => {
  const { certifications } = await readSection('Certifications', ['First Aid at Work, Northern Safety Board, 2019'])
  expect(certifications.map(({ name, issuer }) => [name, issuer])).toEqual([['First Aid at Work', 'Northern Safety Board']])
})

test('a label above the text of several entries is not part of it, in any language', async () => {
  const { experience } = await readSection('Experience', [
    ...['Glazier', 'Lumen Works Ltd, Leeds', '2016 - 2019', 'Uppgifter', 'Cut and set panes for old houses.', ''],
    ...['Trainee', 'Kiln House Ltd, Leeds', '2014 - 2016', 'Uppgifter', 'Loaded and fired the kilns.'],
  ])
  expect(experience.map(({ description }) => description)).toEqual([
    'Cut and set panes for old houses.',
    'Loaded and fired the kilns.',
  ])
})

test('a degree below a school and its place is not the rest of that line, also where it had no room there', async () => {
  const [study = ''] = await studiesIn(
    'University of Brackwater and Holmfield, Niederzwehnau',
    'Bachelor of Science, Nursing',
    '2007 - 2009',
  )
  expect(study).toMatch(/^Bachelor of Science \/ Nursing \/ University of Brackwater and Holmfield/)
})

test('a word of a firm behind the comma of a title is part of the title where the employer stands above', async () => {
  expect(
    await jobsIn(
      'Eichenhain GmbH | Lund',
      'Site Manager, Tunnel Works',
      '2017 - 2019',
      '',
      'Lumen Works Ltd | Leeds',
      'Glazier',
      '2014 - 2016',
    ),
  ).toEqual([
    'Site Manager, Tunnel Works / Eichenhain GmbH / Lund / 2017 / 2019',
    'Glazier / Lumen Works Ltd / Leeds / 2014 / 2016',
  ])
})
