import type { Line, Link, ResumeText } from '#model'
import { UnreadableResume } from '#unreadable'
import { pieceCounter, readBody } from './docx-body.ts'
import { LineBuilder } from './docx-lines.ts'
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
  const styles = new Styles(zip.text('word/styles.xml'))
  const count = pieceCounter()
  const builder = new LineBuilder()
  const margins = (kind: string) =>
    zip.names.filter((name) => name.startsWith(`word/${kind}`) && name.endsWith('.xml')).slice(0, MAX_MARGINS)
  const add = (name: string, isMargin: boolean) => {
    const body = readBody(name === MAIN ? xml : (zip.text(name) ?? ''), { styles, targets: targetsOf(zip, name), count })
    builder.add(body.blocks, isMargin)
    builder.next()
    return body
  }
  for (const name of margins('header')) add(name, true)
  const body = add(MAIN, false)
  for (const name of margins('footer')) add(name, true)
  const lines = withoutRepeatedMargins(builder.lines)
  if (lines.length === 0) throw new UnreadableResume('empty')
  return {
    lines,
    links: linksOf(lines),
    pages: 1 + (xml.match(PAGE)?.length ?? 0),
    columns: body.hasColumns,
    tables: builder.tables > 0,
    images: body.hasImages,
  }
}

/** Link targets by relationship id. */
function targetsOf(zip: Zip, name: string): Map<string, string> {
  const relations = zip.text(name.replace(/^word\//, 'word/_rels/').concat('.rels'))
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

const linksOf = (lines: readonly Line[]): Link[] =>
  lines.flatMap(({ runs }) => runs.flatMap(({ link, text }) => (link ? { url: link, text: text.trim() } : [])))

const PAGE_NUMBER = /^(?:page ?)?\d{0,3}(?: ?(?:of|\/) ?\d{0,3})?$/i

/** First, odd and even pages often repeat the same header. */
function withoutRepeatedMargins(lines: readonly Line[]): Line[] {
  const seen = new Set<string>()
  return lines.filter(({ margin, runs }) => {
    const text = runs
      .map((run) => run.text)
      .join('')
      .trim()
    if (!text) return false
    if (!margin) return true
    return seen.has(text) || PAGE_NUMBER.test(text.replace(/\s+/g, ' ')) ? false : seen.add(text)
  })
}
