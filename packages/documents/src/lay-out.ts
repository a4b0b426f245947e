import { ACCENT_COLORS, PAGE_DIMENSIONS } from '@jobapply/core/documents/constants'
import type { Layout } from '@jobapply/core/documents/pages'
import type { ResumeContent, ResumeDesign } from '@jobapply/core/documents/schema'
import { loadFaces } from '#layout/faces'
import { layOutPages } from '#layout/lay-out-pages'
import { overflowOf } from '#layout/overflow'
import { fontsOf, type Tightness, tighten } from '#layout/style'
import { documentOf } from '#resume/document'
import { TEMPLATE_STYLES } from '#templates/all-templates'

const LOOSE: Tightness = { size: 1, space: 1 }
/** Gaps first, then type, which a reader notices sooner. */
const TIGHTER: readonly Tightness[] = [
  { size: 1, space: 0.85 },
  { size: 0.98, space: 0.75 },
  { size: 0.95, space: 0.7 },
  { size: 0.92, space: 0.62 },
  { size: 0.89, space: 0.55 },
]
/** Type isn't made smaller than this only to save a short last page. */
const GENTLE = 0.95
/** A last page with less than this part of its height in use isn't worth a sheet: tighter setting may save it. */
const SHORT_PAGE = 0.14

/** The pages of a resume: what the PDF paints and the preview draws. */
export async function layOut(content: ResumeContent, design: ResumeDesign): Promise<Layout> {
  const style = TEMPLATE_STYLES[design.template](ACCENT_COLORS[design.accent])
  const faces = await loadFaces(fontsOf(style))
  return fitToPages(design.pages, (step) =>
    layOutPages(documentOf(content, design), tighten(style, step), PAGE_DIMENSIONS[design.pageSize], faces),
  )
}

type Laid = Pick<Layout, 'pages' | 'blocks'>

function fitToPages(wanted: number, make: (step: Tightness) => Laid): Layout {
  let best = { ...make(LOOSE), scale: LOOSE.size }
  for (const step of TIGHTER) {
    const fits = best.pages.length <= wanted
    if (fits && (step.size < GENTLE || !hasShortEnd(best))) break
    const tighter = make(step)
    if (tighter.pages.length < best.pages.length) best = { ...tighter, scale: step.size }
  }
  return { ...best, overflow: overflowOf(best, wanted) }
}

function hasShortEnd({ pages }: Laid): boolean {
  const last = pages.at(-1)
  if (!last || pages.length === 1) return false
  const lowest = Math.max(...last.runs.filter(({ block }) => block !== null).map(({ y }) => y))
  return lowest < last.height * SHORT_PAGE
}
