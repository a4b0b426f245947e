import type { Layout } from '@jobapply/core/documents/pages'
import type { ResumeContent, ResumeDesign } from '@jobapply/core/documents/schema'
import { type Language, languageOf } from '@jobapply/language/detect'
import type { Font } from 'fontkit'
import { loadFaces } from '#layout/faces'
import { paint } from '#pdf/paint'
import { textsOf } from '#resume/prose'
import { layOut } from './lay-out.ts'

declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      /** pdfkit also takes a font that fontkit has opened. */
      registerFont(name: string, font: Font): this
    }
  }
}

type Info = { title: string; author: string; language: Language; now: Date }

export type PrintedPdf = { bytes: Uint8Array; pages: number }

/** The PDF of a resume: tagged, with embedded fonts, links and bookmarks. Equal input makes equal bytes. */
export async function printPdf(content: ResumeContent, design: ResumeDesign, now: Date): Promise<PrintedPdf> {
  const author = content.full_name ?? ''
  const language = languageOf(textsOf(content))
  const layout = await layOut(content, design)
  const bytes = await paintPdf(layout, { title: author ? `${author} – Resume` : 'Resume', author, language, now })
  return { bytes, pages: layout.pages.length }
}

export const makePdf = async (content: ResumeContent, design: ResumeDesign, now: Date): Promise<Uint8Array> =>
  (await printPdf(content, design, now)).bytes

/** Paints laid out pages. */
export async function paintPdf(layout: Layout, { title, author, language, now }: Info): Promise<Uint8Array> {
  const { default: PDFDocument } = await import('pdfkit')
  const fonts = [...new Set(layout.pages.flatMap(({ runs }) => runs.map(({ font }) => font)))]
  const faces = await loadFaces(fonts)
  const document = new PDFDocument({
    autoFirstPage: false,
    // No standard font: every font that is used is embedded.
    font: '',
    pdfVersion: '1.7',
    tagged: true,
    lang: language,
    displayTitle: true,
    info: { Title: title, Author: author, Creator: 'JobApply AI', CreationDate: now, ModDate: now },
  })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve, reject) => document.on('end', resolve).on('error', reject))
  for (const id of fonts) document.registerFont(id, faces.face(id).font)
  paint(document, layout, faces)
  document.end()
  await ended
  return new Uint8Array(Buffer.concat(chunks))
}
