import type { Layout, Page, Run } from '@jobapply/core/documents/pages'
import type { Faces } from '#layout/faces'
import { structureOf, tagOf } from './structure.ts'

type Document = PDFKit.PDFDocument

/** Draws laid out pages. Everything is either part of the structure or marked as an artifact, as PDF/UA asks. */
export function paint(document: Document, { pages, blocks }: Layout, faces: Faces) {
  const structure = structureOf(document, blocks)
  for (const page of pages) {
    document.addPage({ size: [page.width, page.height], margin: 0 })
    paintBoxes(document, page)
    for (const runs of groupsOf(page.runs)) {
      const [first] = runs
      const block = first?.block == null ? undefined : blocks[first.block]
      const element = first?.block == null ? undefined : structure.elementOf(first.block)
      if (!first || !block || !element) {
        document.markContent('Artifact', { type: 'Pagination' })
        for (const run of runs) paintRun(document, run, faces)
        document.endMarkedContent()
        continue
      }
      if (block.tag === 'h2')
        document.outline.addItem(textOf(runs), { top: Math.max(0, first.y - first.size * 2), left: page.width } as object)
      const target = first.url === null ? element : document.struct('Link')
      const content = document.markStructureContent(first.url === null ? tagOf(block) : 'Link')
      for (const run of runs) paintRun(document, run, faces)
      document.endMarkedContent()
      target.add(content)
      if (first.url === null) continue
      for (const run of runs)
        document.link(run.x, run.y - run.size * 0.8, run.width, run.size * 1.1, first.url, {
          structParent: target,
          Contents: new String(first.url),
        } as object)
      element.add(target)
    }
  }
  structure.end()
}

function paintBoxes(document: Document, { boxes }: Page) {
  if (boxes.length === 0) return
  document.markContent('Artifact', { type: 'Layout' })
  for (const { x, y, width, height, color, radius } of boxes) {
    if (radius > 0) document.roundedRect(x, y, width, height, radius)
    else document.rect(x, y, width, height)
    document.fill(color)
  }
  document.endMarkedContent()
}

function paintRun(document: Document, { text, x, y, size, font, color, spacing }: Run, faces: Faces) {
  document
    .font(faces.face(font).id, size)
    .fillColor(color)
    .text(text, x, y, { lineBreak: false, baseline: 'alphabetic', characterSpacing: spacing })
}

/** Runs that belong to one element, or to one link in it. */
function groupsOf(runs: readonly Run[]): Run[][] {
  const groups: Run[][] = []
  for (const run of runs) {
    const last = groups.at(-1)
    if (last?.[0] && last[0].block === run.block && last[0].url === run.url) last.push(run)
    else groups.push([run])
  }
  return groups
}

const textOf = (runs: readonly Run[]) => runs.map(({ text }) => text).join('')
