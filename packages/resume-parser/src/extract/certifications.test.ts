import { expect, test } from 'vitest'
import { readResume } from '#read-resume'

const read = (line: string) =>
  readResume(Buffer.from(`Ann Becker\nann.becker@example.com\n\nCERTIFICATIONS\n${line}\n`), 'txt', {
    filename: 'cv.txt',
    now: new Date('2026-11-19T12:00:00Z'),
  })

test('a certificate that expires has both its days, and nothing is surer than one', async () => {
  const { data, evidence } = await read('Certified Kubernetes Administrator, Linux Foundation, issued 03/2021, expires 03/2024')
  expect(data.certifications).toMatchObject([{ issue_date: '2021-03', expiry_date: '2024-03' }])
  const ofDay = evidence.filter(({ path }) => path === 'certifications.0.expiry_date')
  expect(ofDay.map(({ confidence }) => confidence <= 0.9)).toEqual([true])
})

test.each([
  ['a course of two years is a question, because it may be a course of study', '2018 – 2020', 0.5],
  ['three years are how long a certificate is valid', '2018 – 2021', 0.95],
  ['so is one', '2019 – 2020', 0.95],
])('%s', async (_, years, confidence) => {
  const { evidence } = await read(`Certified Potter, Potters Guild of Hale, ${years}`)
  const ofName = evidence.filter(({ path }) => path === 'certifications.0.name')
  expect(ofName.map((one) => one.confidence)).toEqual([confidence])
})

test('in a table of certificates a clear row shows what stands in the columns of the others (RESUME-002)', async () => {
  const { data, evidence } = await read(
    [
      'Certified Potter    Guild of Hale    March 2023',
      'Raku Basics    Zeltner    November 2018',
      'Certified Glazier    Glass Institute    May 2020',
    ].join('\n'),
  )
  expect(data.certifications.map(({ name, issuer }) => [name, issuer])).toEqual([
    ['Certified Potter', 'Guild of Hale'],
    ['Raku Basics', 'Zeltner'],
    ['Certified Glazier', 'Glass Institute'],
  ])
  const ofSecond = evidence.filter(({ path }) => /^certifications\.1\.(?:name|issuer)$/.test(path))
  expect(ofSecond.map(({ confidence }) => confidence)).toEqual([0.95, 0.95])
})

test('what took years at a school is asked about among certificates, and a number is none', async () => {
  const { data, evidence } = await read(
    'First Aid, Red Kite Training, 2020\nDiploma in Welding, Marlwick College, 2016 - 2019\n1,880   2021',
  )
  expect(data.certifications.map(({ name }) => name)).toEqual(['First Aid', 'Diploma in Welding'])
  expect(evidence.find(({ path }) => path === 'certifications.1.name')?.confidence).toBeLessThan(0.6)
})
