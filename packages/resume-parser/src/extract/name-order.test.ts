import { expect, test } from 'vitest'
import { readResume } from '#read-resume'
import { docxOf, paragraph, textBytes } from '#testing'

const nameIn = async (bytes: Uint8Array, kind: 'txt' | 'docx' = 'txt') => {
  const { data, evidence } = await readResume(bytes, kind, { filename: `cv.${kind}` })
  const trust = evidence.find(({ path }) => path === 'personal_info.first_name')?.confidence ?? 0
  return { name: `${data.personal_info.first_name} | ${data.personal_info.last_name}`, isSure: trust >= 0.6 }
}
const LARGE = '<w:b/><w:sz w:val="44"/>'

test('a family name that comes first is turned when another line and the address agree, and asked without that line (RESUME-002)', async () => {
  const head =
    'DI SANTO GIULIA\ngiulia.disanto@example.it\nVia Roma 3, Parma\n\nEsperienza\n\n2019 - 2021   Cuoca, Trattoria Bianca, Parma\n'
  expect(await nameIn(textBytes(head))).toMatchObject({ isSure: false })
  expect(await nameIn(textBytes(`${head}\nParma, 3 marzo 2026\n\nGiulia Di Santo\n`))).toEqual({
    name: 'Giulia | di Santo',
    isSure: true,
  })
})

test('a name over two lines is one, also when the address has only an initial of the first (RESUME-002)', async () => {
  const lines = [paragraph('Danielle', '', LARGE), paragraph('Ferrier-Oslo', '', LARGE), paragraph('d.ferrieroslo@example.ca')]
  expect((await nameIn(docxOf(lines.join('')), 'docx')).name).toBe('Danielle | Ferrier-Oslo')
})

test('one word is never a sure name, whatever speaks for it (RESUME-002)', async () => {
  const lines = [paragraph('Zephyrine', '', LARGE), paragraph('zephyrine@example.se linkedin.com/in/zephyrine')]
  expect((await nameIn(docxOf(lines.join('')), 'docx')).isSure).toBe(false)
})

test('a nickname in quotation marks is not a part of the name', async () => {
  expect((await nameIn(textBytes('RAYMOND "RAY" J. HOLT\nrayholt@example.com\n'))).name).toBe('Raymond | Holt')
})
