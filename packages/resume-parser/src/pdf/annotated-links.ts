import type { PDFDocumentProxy } from 'unpdf/pdfjs'
import { MAX_LINKS, type PdfLink } from './links.ts'

type Annotation = { url?: string; unsafeUrl?: string; rect: number[]; annotationFlags: number }

/** pdf.js's number of the annotations that are links, and the flag of those that are only printed. */
const LINK = 2
const NO_VIEW = 32

/**
 * The links of a page as pdf.js reads them. `page.getAnnotations()` would read the whole text of the page again, to tell which of it
 * each link covers.
 */
export async function annotatedLinks(pdf: PDFDocumentProxy, number: number): Promise<PdfLink[]> {
  const otherPages = new Set(Array.from({ length: pdf.numPages }, (_, index) => index).filter((index) => index !== number - 1))
  const annotations = (await pdf.getAnnotationsByType(new Set([LINK]), otherPages)) as Annotation[] | null
  return (annotations ?? [])
    .flatMap(({ url, unsafeUrl, rect, annotationFlags }) => {
      const target = url ?? unsafeUrl
      return target && (annotationFlags & NO_VIEW) === 0 ? { url: target, rect } : []
    })
    .slice(0, MAX_LINKS)
}
