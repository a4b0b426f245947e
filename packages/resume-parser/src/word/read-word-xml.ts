import type { ResumeText } from '#document/model'
import { pieceCounter, readBody } from './docx-body.ts'
import { LineBuilder, resumeTextOf } from './docx-lines.ts'
import { Styles } from './docx-styles.ts'
import { targetsIn } from './read-docx.ts'

/** Word 2003 XML, and a DOCX as one XML file ("flat OPC"): the same elements as in a DOCX. */
export function readWordXml(xml: string): ResumeText {
  const styles = new Styles(elementIn(xml, 'w:styles'))
  const targets = targetsIn(elementIn(xml.slice(Math.max(0, xml.indexOf('/word/_rels/document.xml.rels'))), 'Relationships'))
  const body = readBody(elementIn(xml, 'w:body') ?? '', { styles, targets, count: pieceCounter() })
  const builder = new LineBuilder()
  builder.add(body.blocks)
  return { ...resumeTextOf(builder), columns: body.hasColumns, images: body.hasImages }
}

function elementIn(xml: string, name: string): string | undefined {
  const start = xml.indexOf(`<${name}`)
  const end = xml.indexOf(`</${name}>`, start)
  return start < 0 || end < 0 ? undefined : xml.slice(start, end + name.length + 3)
}
