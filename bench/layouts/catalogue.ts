import type { Layout } from './layout.ts'
import type { Half } from './people.ts'
import { SEEN_FILES } from './seen-files.ts'
import { SEEN_LATEX } from './seen-latex.ts'
import { SEEN_PAGES } from './seen-pages.ts'

/** Every foreign layout. The halves share no layout, no person and no table of words. */
export const LAYOUTS: Record<string, Layout> = { ...SEEN_LATEX, ...SEEN_FILES, ...SEEN_PAGES }
export const layoutsOf = (half: Half) => Object.entries(LAYOUTS).filter(([, layout]) => layout.half === half)
