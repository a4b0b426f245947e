import type { ResumeText } from '#document/model'
import { UnreadableResume } from '#document/unreadable'
import { pieceCounter } from './docx-body.ts'
import { LineBuilder, resumeTextOf, withoutRepeatedMargins } from './docx-lines.ts'
import { readOdtBody } from './odt-body.ts'
import { OdtStyles } from './odt-styles.ts'
import { propertiesIn } from './read-docx.ts'
import { Zip } from './zip.ts'

/** A text; templates, master documents, tables and slides are other types. */
const TYPE = 'application/vnd.oasis.opendocument.text'

/** OpenDocument text, the format of LibreOffice: the same lines as of a Word document. */
export function readOdt(bytes: Uint8Array): ResumeText {
  const zip = new Zip(bytes)
  if (zip.text('mimetype')?.trim() !== TYPE) throw new UnreadableResume('not-that-kind')
  if (zip.text('META-INF/manifest.xml')?.includes('encryption-data')) throw new UnreadableResume('encrypted')
  const content = zip.text('content.xml')
  if (content === undefined) throw new UnreadableResume('damaged')
  const common = zip.text('styles.xml') ?? ''
  const count = pieceCounter()
  const margins = readOdtBody(common, new OdtStyles(common), count)
  const body = readOdtBody(content, new OdtStyles(common, content), count)
  const builder = new LineBuilder()
  for (const [blocks, isMargin] of [
    [margins.headers, true],
    [body.blocks, false],
    [margins.footers, true],
  ] as const) {
    builder.add(blocks, isMargin)
    builder.next()
  }
  const lines = withoutRepeatedMargins(builder.lines)
  return {
    ...resumeTextOf({ lines, tables: builder.tables }),
    properties: propertiesIn(zip.text('meta.xml')),
    pages: body.pages,
    columns: body.hasColumns || margins.hasColumns,
    images: body.hasImages,
  }
}
