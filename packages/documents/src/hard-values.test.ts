import { TEMPLATES } from '@jobapply/core/documents/constants'
import { contentOf, newDesign } from '@jobapply/core/documents/rules'
import type { ResumeContent, Template } from '@jobapply/core/documents/schema'
import { EMPTY_FIELDS } from '@jobapply/core/profiles/rules'
import { readResume } from '@jobapply/resume-parser/read-resume'
import { expect, test } from 'vitest'
import { makeDocx } from './make-docx.ts'
import { makePdf } from './make-pdf.ts'
import { makeText } from './make-text.ts'

const NOW = new Date('2026-11-16T09:00:00Z')
type Row = [position: string, company: string, location: string, startDate: string, endDate: string]

/** Invented careers whose titles and employers have commas, slashes, ampersands and dashes, or share an employer. */
const CAREERS: Record<string, Row[]> = {
  'Åsa Lindqvist': [
    ['Registered Nurse, Cardiology', 'Öresund Hospital', 'Malmö', '2020-03', ''],
    ['Registered Nurse, Emergency', 'Skåne Hospital', 'Lund', '2016-01', '2020-02'],
  ],
  'Marco Bellini': [
    ['Partner, Tax & Estates', 'Baker, Hill & Sons', 'London', '2019-04', ''],
    ['Associate, Corporate', 'Whitlock, Pryce & Partners LLP', 'Leeds', '2015-02', '2019-03'],
  ],
  'Noor van den Berg': [
    ['Manager, Operations / Logistics', 'Eems Distributie B.V.', 'Groningen', '2021-01', ''],
    ['Team Lead, Night Shift', 'Eems Distributie B.V.', 'Groningen', '2018-06', '2020-12'],
  ],
  'Zoë Lind-Ortega': [
    ['Director – IT Operations', 'Acme Widgets, Inc.', 'Austin, TX', '2018-01', ''],
    ['Senior Engineer, R&D', 'Foxglove Labs, LLC', 'Boston, MA', '2014-05', '2017-12'],
  ],
  "Siobhán O'Dwyer": [
    ['Teacher, Mathematics and Physics', "St Brigid's Secondary School", 'Cork', '2019-09', ''],
    ['Substitute Teacher', 'Ballincollig Community School', 'Cork', '2017-09', '2019-06'],
  ],
  'Ana Sousa': [
    ['Contabilista Certificada', 'Moura, Pinto & Associados, Lda.', 'Porto', '2016-01', ''],
    ['Estagiária de Contabilidade', 'Câmara Municipal de Aveiro', 'Aveiro', '2014-09', '2015-12'],
  ],
  'Greta Olofsson': [
    ['Vice President, Product & Design', 'Northern Trail AB', 'Stockholm', '2020-08', ''],
    ['Product Manager, Payments', 'Klippan Bank', 'Gothenburg', '2017-02', '2020-07'],
  ],
}

function contentFor(name: string, rows: readonly Row[]): ResumeContent {
  const [first = '', last = ''] = name.split(' ')
  return contentOf({
    ...EMPTY_FIELDS,
    full_name: name,
    email: `${first}.${last}@example.com`,
    professional_summary: 'Steady hands and a clear head in busy places, with ten years of practice.',
    technical_skills: ['Rotas', 'Stock control', 'Excel'],
    experience: rows.map(([position, company, location, startDate, endDate]) => ({
      ...{ id: startDate, position, company, location, startDate, endDate: endDate || null, current: !endDate, technologies: [] },
      description: 'Looked after what the team planned and kept the records in order.\nTrained two colleagues a year.',
    })),
  })
}

test.each(Object.keys(TEMPLATES) as Template[])('titles and employers with commas are read back from %s', async (template) => {
  const design = newDesign(template)
  for (const [name, rows] of Object.entries(CAREERS)) {
    const content = contentFor(name, rows)
    const files = {
      pdf: await makePdf(content, design, NOW),
      docx: await makeDocx(content, design),
      txt: new TextEncoder().encode(makeText(content, design)),
    }
    for (const [kind, bytes] of Object.entries(files)) {
      const { data } = await readResume(bytes, kind as keyof typeof files, { now: NOW })
      const read = data.experience.map((job) => [job.position, job.company, job.location, job.startDate, job.endDate])
      expect(read, `${name} as ${kind}`).toEqual(rows)
    }
  }
})
