import { expect, test } from 'vitest'
import { jobsIn, readSection } from '#read-text.testing'

test('a dash inside a job title does not end it when the employer follows', async () => {
  expect(
    await jobsIn(
      'Senior Engineer – Glazes, Glasbruket AB, Uppsala, Sweden, 2018 – 2021',
      '- Ran three kilns.',
      'Engineer, Merlin Ceramics Ltd, Leeds, United Kingdom, 2014 – 2018',
      '- Mixed glazes.',
    ),
  ).toEqual([
    'Senior Engineer – Glazes / Glasbruket AB / Uppsala, Sweden / 2018 / 2021',
    'Engineer / Merlin Ceramics Ltd / Leeds, United Kingdom / 2014 / 2018',
  ])
})

test('a dash between a job and its employer divides them', async () => {
  expect(await jobsIn('Senior Engineer – Glasbruket AB, Uppsala, Sweden, 2018 – 2021', '- Ran three kilns.')).toEqual([
    'Senior Engineer / Glasbruket AB / Uppsala, Sweden / 2018 / 2021',
  ])
})

test('a level behind a dash is part of the name of a certificate, also before its issuer', async () => {
  const { certifications } = await readSection('Certifications', ['Kiln Architect – Professional, Glaze Guild, May 2019'])
  expect(certifications).toMatchObject([{ name: 'Kiln Architect – Professional', issuer: 'Glaze Guild', issue_date: '2019-05' }])
})

test('a mail address at the foot of the page is no certificate', async () => {
  const { certifications } = await readSection('Certifications', [
    'Kiln Safety Certificate, Glaze Guild, May 2019',
    'licensed under a free license – zoe@example.se, 2018',
  ])
  expect(certifications.map(({ name }) => name)).toEqual(['Kiln Safety Certificate'])
})

test('what follows a dash is part of the name of a certificate when the issuer comes after it', async () => {
  const { certifications } = await readSection('Certifications', [
    'Certified Potter – Wheel 8, Glaze Guild, May 2019',
    'Certified Tester – Foundation Level (Kiln Council), May 2018',
    'First Aid – Red Cross, London, May 2017',
  ])
  expect(certifications.map(({ name, issuer }) => [name, issuer.split(',')[0]])).toEqual([
    ['Certified Potter – Wheel 8', 'Glaze Guild'],
    ['Certified Tester – Foundation Level', 'Kiln Council'],
    ['First Aid', 'Red Cross'],
  ])
})

test('the employer stands behind "@", and a bracket behind a job belongs to it', async () => {
  const town = 'Leeds, United Kingdom'
  const lines = [`2018 – 2021 · ${town}`, '- Ran kilns.', 'Engineer @ Copperfinch', `2014 – 2018 · ${town}`, '- Mixed.']
  expect(await jobsIn('Senior Engineer, Glazes @ Tidewise', ...lines)).toEqual([
    `Senior Engineer, Glazes / Tidewise / ${town} / 2018 / 2021`,
    `Engineer / Copperfinch / ${town} / 2014 / 2018`,
  ])
  expect(await jobsIn('Midwife (Band 6)', 'Wearmouth General Hospital, Leeds', '2017 – 2020', '- Ran a clinic.')).toEqual([
    'Midwife (Band 6) / Wearmouth General Hospital / Leeds / 2017 / 2020',
  ])
})

test('the classes of a driving licence are no certificates', async () => {
  expect((await readSection('Körkort', ['B, BE'])).certifications).toEqual([])
})
