import { ACCENT_COLORS, PAGE_DIMENSIONS } from '@jobapply/core/documents/constants'
import type { Layout, Page } from '@jobapply/core/documents/pages'
import type { ResumeContent, ResumeDesign } from '@jobapply/core/documents/schema'
import { loadFaces } from '#layout/faces'
import { layOutPages } from '#layout/lay-out-pages'
import { overflowOf } from '#layout/overflow'
import { fontsOf, type TemplateStyle, type Tightness, tighten } from '#layout/style'
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
/** Tightening saves a third at most: a text this many times too long is laid out once. */
const HOPELESS = 2
/** A last page with less than this part of its height in use isn't worth a sheet: tighter setting may save it. */
const SHORT_PAGE = 0.14

/** The pages of a resume: what the PDF paints and the preview draws. */
export const layOut = async (content: ResumeContent, design: ResumeDesign): Promise<Layout> =>
  (await fitResume(content, design)).layout

/** The pages, with the style that made them fit. */
export async function fitResume(content: ResumeContent, design: ResumeDesign): Promise<{ layout: Layout; style: TemplateStyle }> {
  const style = TEMPLATE_STYLES[design.template](ACCENT_COLORS[design.accent])
  const faces = await loadFaces(fontsOf(style))
  const resume = documentOf(content, design)
  const make = (step: Tightness): Made => {
    const tightened = tighten(style, step)
    return { style: tightened, step, laid: layOutPages(resume, tightened, PAGE_DIMENSIONS[design.pageSize], faces) }
  }
  const { laid, step, style: fitting } = tightenToFit(design.pages, make)
  return { style: fitting, layout: { ...laid, scale: step.size, overflow: overflowOf(laid, design.pages) } }
}

type Made = { style: TemplateStyle; step: Tightness; laid: Pick<Layout, 'pages' | 'blocks'> }

function tightenToFit(wanted: number, make: (step: Tightness) => Made): Made {
  let best = make(LOOSE)
  for (const step of TIGHTER) {
    const fits = best.laid.pages.length <= wanted
    if (best.laid.pages.length > wanted * HOPELESS) break
    if (fits && (step.size < GENTLE || !hasShortEnd(best.laid.pages))) break
    const tighter = make(step)
    if (tighter.laid.pages.length < best.laid.pages.length) best = tighter
  }
  return best
}

function hasShortEnd(pages: readonly Page[]): boolean {
  const last = pages.at(-1)
  if (!last || pages.length === 1) return false
  const lowest = Math.max(...last.runs.filter(({ block }) => block !== null).map(({ y }) => y))
  return lowest < last.height * SHORT_PAGE
}
