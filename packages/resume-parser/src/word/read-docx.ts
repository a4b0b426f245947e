import type { ResumeText } from '#document/model'
import { UnreadableResume } from '#document/unreadable'
import { pieceCounter, readBody } from './docx-body.ts'
import { LineBuilder, resumeTextOf, withoutRepeatedMargins } from './docx-lines.ts'
import { Styles } from './docx-styles.ts'
import { scanXml } from './xml.ts'
import { Zip } from './zip.ts'

const MAIN = 'word/document.xml'
const MAX_MARGINS = 6
const PAGE = /<w:br [^>]*w:type="page"|<w:lastRenderedPageBreak/g

export function readDocx(bytes: Uint8Array): ResumeText {
  const zip = new Zip(bytes)
  const xml = zip.text(MAIN)
  if (xml === undefined) throw new UnreadableResume('not-that-kind')
  checkType(zip)
  const styles = new Styles(zip.text('word/styles.xml'))
  const count = pieceCounter()
  const builder = new LineBuilder()
  const margins = (kind: string) =>
    zip.names.filter((name) => name.startsWith(`word/${kind}`) && name.endsWith('.xml')).slice(0, MAX_MARGINS)
  const add = (name: string, isMargin: boolean) => {
    const body = readBody(name === MAIN ? xml : (zip.text(name) ?? ''), {
      styles,
      targets: targetsIn(zip.text(name.replace(/^word\//, 'word/_rels/').concat('.rels'))),
      count,
    })
    builder.add(body.front, isMargin)
    if (body.front.length > 0) builder.next()
    builder.add(body.blocks, isMargin)
    builder.next()
    return body
  }
  for (const name of margins('header')) add(name, true)
  const body = add(MAIN, false)
  for (const name of margins('footer')) add(name, true)
  const lines = withoutRepeatedMargins(builder.lines)
  return {
    ...resumeTextOf({ lines, tables: builder.tables }),
    properties: propertiesIn(zip.text('docProps/core.xml')),
    pages: 1 + (xml.match(PAGE)?.length ?? 0),
    columns: body.hasColumns,
    images: body.hasImages,
  }
}

/** Documents with macros and templates are other file types, which are not accepted whatever their name says (docs/decisions/010). */
const REFUSED_TYPE = /(?:macroEnabled|template)/i

function checkType(zip: Zip) {
  let type = ''
  scanXml(zip.text('[Content_Types].xml') ?? '', {
    open: (tag, { PartName, ContentType }) => {
      if (tag === 'Override' && PartName === `/${MAIN}`) type = ContentType ?? ''
    },
    close: () => undefined,
    text: () => undefined,
  })
  if (REFUSED_TYPE.test(type)) throw new UnreadableResume('not-that-kind')
}

const PROPERTIES = new Set(['dc:creator', 'dc:title', 'meta:initial-creator'])
const MAX_PROPERTY = 200

/** Author and title, which word processors keep beside the text. */
export function propertiesIn(xml: string | undefined): string[] {
  const found: string[] = []
  let open = false
  if (xml)
    scanXml(xml, {
      open: (tag) => {
        open = PROPERTIES.has(tag)
      },
      close: () => {
        open = false
      },
      text: (text) => {
        if (open && text.trim()) found.push(text.trim().slice(0, MAX_PROPERTY))
      },
    })
  return found.slice(0, PROPERTIES.size)
}

/** Link targets by relationship id. */
export function targetsIn(relations: string | undefined): Map<string, string> {
  const targets = new Map<string, string>()
  if (!relations) return targets
  scanXml(relations, {
    open: (tag, attributes) => {
      if (tag === 'Relationship' && attributes.TargetMode === 'External' && attributes.Id && attributes.Target)
        targets.set(attributes.Id, attributes.Target)
    },
    close: () => undefined,
    text: () => undefined,
  })
  return targets
}
