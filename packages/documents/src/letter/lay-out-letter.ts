import { ACCENT_COLORS, PAGE_DIMENSIONS } from '@jobapply/core/documents/constants'
import type { LetterContent } from '@jobapply/core/documents/letter-content'
import type { Layout, Page } from '@jobapply/core/documents/pages'
import { loadFaces } from '#layout/faces'
import { paginate } from '#layout/paginate'
import { setContact, setName } from '#layout/set-header'
import { type Setting, setText, span } from '#layout/set-text'
import { endKeep, keepParagraph, moved, newStructure, type Strip } from '#layout/strips'
import { fontsOf, SOFT, type TemplateStyle, text } from '#layout/style'
import { ledger } from '#templates/ledger'
import { letterOf } from './paragraphs.ts'

/** The ledger's head above a page to be read: larger type, wider margins. */
export const LETTER_STYLE: TemplateStyle = {
  ...ledger(ACCENT_COLORS.teal),
  margin: { top: 62, right: 78, bottom: 60, left: 78 },
  text: text('serif', 10.8, { leading: 1.5 }),
  name: text('serif', 22, { leading: 1.2, spacing: -0.1 }),
}
const GAPS = { date: 34, subject: 22, paragraph: 9 }

/** The pages of a letter: what the PDF paints and the preview draws. */
export async function layOutLetter(content: LetterContent): Promise<Layout> {
  const letter = letterOf(content)
  const paper = PAGE_DIMENSIONS[content.pageSize]
  const { margin } = LETTER_STYLE
  const setting: Setting = { style: LETTER_STYLE, faces: await loadFaces(fontsOf(LETTER_STYLE)), structure: newStructure() }
  const width = paper.width - margin.left - margin.right
  const paragraph = (line: string, before: number, style = LETTER_STYLE.text) => {
    // A letter has no sections; this is the one of a resume that is prose.
    const block = setting.structure.add({ tag: 'p', section: 'summary', entry: null })
    return setText(setting, [span(line, style)], block, { width, before })
  }
  const head = [
    ...setName(setting, { ...letter, headline: '', sections: [] }, width),
    ...setContact(setting, letter.contact, width),
  ]
  const strips: Strip[] = [
    ...endKeep(head),
    ...paragraph(letter.date, GAPS.date, { ...LETTER_STYLE.text, color: SOFT }),
    ...(letter.subject ? paragraph(letter.subject, GAPS.subject, LETTER_STYLE.title) : []),
    ...letter.paragraphs.flatMap((lines, index) =>
      lines.flatMap((line, place) => {
        const before = place > 0 ? 0 : index === 0 ? GAPS.subject : GAPS.paragraph
        return keepParagraph(paragraph(line, before))
      }),
    ),
  ]
  const placed = paginate(strips, () => ({ top: margin.top, bottom: paper.height - margin.bottom }))
  const pages = Array.from({ length: (placed.at(-1)?.page ?? 0) + 1 }, (_, index): Page => {
    const here = placed.filter(({ page }) => page === index)
    return {
      ...paper,
      boxes: here.flatMap(({ strip, y }) => moved(strip.boxes, margin.left, y)),
      runs: here.flatMap(({ strip, y }) => moved(strip.runs, margin.left, y)),
    }
  })
  return { pages, blocks: setting.structure.blocks, overflow: [], scale: 1 }
}
