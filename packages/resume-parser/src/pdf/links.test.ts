import { readdirSync } from 'node:fs'
import { getDocumentProxy } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { fixture } from '#testing'
import { plainLinks } from './links.ts'

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
      links += known.length
    }
  }
  expect(links).toBeGreaterThan(10)
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
