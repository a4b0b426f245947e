import { FRESH_FILES } from './fresh-files.ts'
import { FRESH_PAGES } from './fresh-pages.ts'
import type { Layout } from './layout.ts'
import type { Half, Language } from './people.ts'
import { SEEN_FILES } from './seen-files.ts'
import { SEEN_LATEX } from './seen-latex.ts'
import { SEEN_PAGES } from './seen-pages.ts'
import { UNSEEN_FILES } from './unseen-files.ts'
import { UNSEEN_LATEX } from './unseen-latex.ts'
import { UNSEEN_PAGES } from './unseen-pages.ts'
import type { Words } from './words.ts'
import { FRESH_WORDS } from './words-fresh.ts'
import { SEEN_WORDS } from './words-seen.ts'
import { UNSEEN_WORDS } from './words-unseen.ts'

/** Every foreign layout. The sets share no layout, no person and no table of words. */
const LAYOUTS: Record<string, Layout> = {
  ...SEEN_LATEX,
  ...SEEN_FILES,
  ...SEEN_PAGES,
  ...UNSEEN_LATEX,
  ...UNSEEN_FILES,
  ...UNSEEN_PAGES,
  ...FRESH_FILES,
  ...FRESH_PAGES,
}
export const layoutsOf = (half: Half) => Object.entries(LAYOUTS).filter(([, layout]) => layout.half === half)
export const WORDS = { seen: SEEN_WORDS, unseen: UNSEEN_WORDS, fresh: FRESH_WORDS } satisfies Record<
  Half,
  Partial<Record<Language, Words>>
>
