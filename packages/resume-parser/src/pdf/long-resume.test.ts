import { workOf } from '@jobapply/core/shared/work.testing'
import { expect, test } from 'vitest'
import { readResume } from '#read-resume'
import { textBytes } from '#testing'

const PAGES = 12
const JOBS_ON_A_PAGE = 6
const TOWNS = 'Aysgarth Bramley Castleton Dunsop Embsay Filey Grassington Hawes Ilkley Kirkby Leyburn Malham Otley'.split(' ')

/** A PDF with these pages of lines in Helvetica. */
function pdfOf(pages: readonly string[][]): Uint8Array {
  const kids = pages.map((_, index) => `${4 + 2 * index} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((lines, index) => {
      const content = `BT /F 10 Tf 13 TL 60 790 Td ${lines.map((line) => `(${line}) Tj T*`).join(' ')} ET`
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F 3 0 R >> >> /Contents ${5 + 2 * index} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ]
    }),
  ]
  return textBytes(
    `%PDF-1.4\n${objects.map((body, index) => `${index + 1} 0 obj\n${body}\nendobj\n`).join('')}trailer << /Root 1 0 R >>\n`,
  )
}

test('a resume of twelve pages is read whole within two seconds of work', async () => {
  // Text that every page repeats at its edge would be a page header.
  const word = (index: number) => TOWNS[index % TOWNS.length] ?? ''
  const jobs = Array.from({ length: PAGES * JOBS_ON_A_PAGE }, (_, index) => [
    `Kiln Engineer ${word(index)}`,
    `${word(index)} Pottery Ltd, Leeds`,
    `0${1 + (index % 9)}/${2020 - (index % 20)} - 10/${2021 - (index % 20)}`,
    '- Ran three kilns and a small laboratory that tests every new glaze before it is used.',
    `- Trained nine potters, two of whom now lead workshops of their own in ${word(index)}.`,
    '',
  ])
  const pages = Array.from({ length: PAGES }, (_, index) =>
    jobs.slice(index * JOBS_ON_A_PAGE, (index + 1) * JOBS_ON_A_PAGE).flat(),
  )
  const bytes = pdfOf(
    pages.map((lines, index) => (index > 0 ? lines : ['Zoe Lindstrom', 'zoe@example.org', '', 'Experience', '', ...lines])),
  )
  const work = await workOf(async () => {
    const { data } = await readResume(bytes, 'pdf')
    expect(data.experience.map(({ company }) => company)).toEqual(jobs.map((_, index) => `${word(index)} Pottery Ltd`))
  })
  expect(work).toBeLessThan(2000)
})
