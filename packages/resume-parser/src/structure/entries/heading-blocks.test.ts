import { expect, test } from 'vitest'
import { jobsIn } from '#read-text.testing'

test('where one heading of so many lines above its date is clear, long headings of plain words are headings (RESUME-002)', async () => {
  const jobs = await jobsIn(
    'Responsable adjointe du pôle accompagnement des familles et protection des enfants',
    "Association pour la sauvegarde de l'enfance et de l'adolescence du Val-Bleu | Issoudun",
    ...['Mar 2023 – Present', 'Trained four new colleagues a year, most of whom stayed.', ''],
    ...['Animatrice', 'Centre de loisirs | Issoudun', 'Apr 2017 – Dec 2018', 'Led the holiday camps.'],
  )
  expect(jobs).toEqual([
    "Responsable adjointe du pôle accompagnement des familles et protection des enfants / Association pour la sauvegarde de l'enfance et de l'adolescence du Val-Bleu / Issoudun / 2023-03 / ",
    'Animatrice / Centre de loisirs / Issoudun / 2017-04 / 2018-12',
  ])
})

test('sentences above a date are text, however many there are', async () => {
  const jobs = await jobsIn(
    ...['Glazier', 'Lumen Works | Leeds', 'Mar 2020 – Present', ''],
    ...['Ran the workshop of six people and kept its books in order.', 'Sold it in the end.', 'Apr 2017 – Dec 2018'],
  )
  expect(jobs[0]).toBe('Glazier / Lumen Works / Leeds / 2020-03 / ')
  expect(jobs.join()).not.toContain('Sold')
})

test('names between commas behind a date are a heading in spite of the full stop', async () => {
  const jobs = await jobsIn(
    "2018 – 2021\tChargé d'études, Bureau Évrard, Orléans.",
    ...['Relevés dans quatre communes.', ''],
    '2014 – 2018\tGlazier, Lumen Works, Bath.',
    'Mended windows.',
  )
  expect(jobs).toEqual(["Chargé d'études / Bureau Évrard / Orléans / 2018 / 2021", 'Glazier / Lumen Works / Bath / 2014 / 2018'])
})
