import { readdirSync } from 'node:fs'
import { workOf } from '@jobapply/core/shared/work.testing'
import { getDocumentProxy } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { fixture } from '#testing'
import { annotatedLinks } from './annotated-links.ts'
import { MAX_LINKS, plainLinks } from './links.ts'

const names = readdirSync(new URL('../../fixtures/documents', import.meta.url)).filter((name) => name.endsWith('.pdf'))
type Annotation = { subtype: string; url?: string; unsafeUrl?: string; rect: number[] }
/** The library writes an address with its closing slash. */
const spell = (url: string) => url.replace(/\/$/, '')

test('links read from plain objects are the ones that pdf.js finds, on every page of every layout', async () => {
  let links = 0
  for (const name of names) {
    const bytes = fixture(name)
    const linksOn = plainLinks(bytes)
    const pdf = await getDocumentProxy(bytes.slice(), { verbosity: 0 })
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number)
      const all = (await page.getAnnotations()) as Annotation[]
      const known = all.filter(({ subtype, url, unsafeUrl }) => subtype === 'Link' && (url ?? unsafeUrl))
      const found = linksOn(page.ref)
      expect(
        found?.map(({ url }) => spell(url)),
        name,
      ).toEqual(known.map(({ url, unsafeUrl }) => spell(url ?? unsafeUrl ?? '')))
      expect(
        found?.map(({ rect }) => rect.map(Math.round)),
        name,
      ).toEqual(known.map(({ rect }) => rect.map(Math.round)))
      const plain = known.map(({ url, unsafeUrl, rect }) => ({ url: url ?? unsafeUrl, rect }))
      expect(await annotatedLinks(pdf, number), name).toEqual(plain)
      links += known.length
    }
  }
  expect(links).toBeGreaterThan(10)
})

test('only the links of the page that are shown count', async () => {
  const link = (number: number, more: string) =>
    `${number} 0 obj << /Subtype /Link /Rect [1 2 3 4] /A << /S /URI /URI (https://a.example/${number}) >> ${more} >> endobj\n`
  const page = (number: number, links: string) =>
    `${number} 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Annots [${links}] >> endobj\n`
  const file = [
    '%PDF-1.7\n1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj\n',
    '2 0 obj << /Type /Pages /Count 2 /Kids [3 0 R 4 0 R] >> endobj\n',
    page(3, '5 0 R'),
    page(4, '6 0 R 7 0 R'),
    ...[link(5, ''), link(6, '/F 4'), link(7, '/F 32')],
    'trailer << /Root 1 0 R >>',
  ].join('')
  const pdf = await getDocumentProxy(new Uint8Array(Buffer.from(file)), { verbosity: 0 })
  expect(await annotatedLinks(pdf, 2)).toEqual([{ url: 'https://a.example/6', rect: [1, 2, 3, 4] }])
})

describe('a page with other objects is left to pdf.js', () => {
  const page = '\n3 0 obj << /Type /Page /Annots [4 0 R] >> endobj'
  const link = '\n4 0 obj << /Subtype /Link /Rect [1 2 3 4] /A << /S /URI /URI (https://a.example/x\\)y) >> >> endobj'
  const linksIn = (text: string) => plainLinks(Buffer.from(`%PDF-1.7${text}`, 'latin1'))({ num: 3, gen: 0 })

  test('plain objects are read, with escapes', () =>
    expect(linksIn(page + link)).toEqual([{ rect: [1, 2, 3, 4], url: 'https://a.example/x)y' }]))

  test('a page without annotations has no links', () => expect(linksIn('\n3 0 obj << /Type /Page >> endobj')).toEqual([]))

  test.each([
    ['objects in streams', `${page}${link} /ObjStm`],
    ['an encrypted file', `${page}${link} /Encrypt`],
    ['an object that was changed later', page + link + link],
    ['an annotation that is missing', page],
    ['an action in an object of its own', page + link.replace('/A << /S /URI /URI (https://a.example/x\\)y) >>', '/A 9 0 R')],
    ['an address as hexadecimal text', page + link.replace(/\(.*\)/, '<61>')],
    ['another page', link],
  ])('%s', (_, text) => expect(linksIn(text)).toBeUndefined())
})

test('a page with many references in a large file takes time in proportion to the file', async () => {
  const linksIn = (count: number) => {
    const numbers = Array.from({ length: count }, (_, index) => index + 4)
    const page = `\n3 0 obj << /Annots 4 0 R >> endobj\n4 0 obj [${'9 0 R '.repeat(count / 2)}] endobj`
    const objects = numbers.map(
      (number) => `\n${number + 5} 0 obj << /Subtype /Link /Rect [1 2 3 4] >> ${' '.repeat(900)} endobj`,
    )
    const bytes = Buffer.from(`%PDF-1.7${page}${objects.join('')}`, 'latin1')
    return workOf(() => expect(plainLinks(bytes)({ num: 3, gen: 0 })).toEqual([]))
  }
  await linksIn(2000)
  // 3,000 references in 6 MB: a search for each of them took several seconds.
  expect(await linksIn(6000)).toBeLessThan(500)
})

test('a page has a limited number of links', () => {
  const link = (number: number) =>
    `\n${number} 0 obj << /Subtype /Link /Rect [1 2 3 4] /A << /URI (https://a.example) >> >> endobj`
  const numbers = Array.from({ length: 900 }, (_, index) => index + 5)
  const text = `\n3 0 obj << /Annots [${numbers.map((number) => `${number} 0 R`).join(' ')}] >> endobj${numbers.map(link).join('')}`
  expect(plainLinks(Buffer.from(text, 'latin1'))({ num: 3, gen: 0 })).toHaveLength(MAX_LINKS)
})
