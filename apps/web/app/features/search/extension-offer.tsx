import { Puzzle } from 'lucide-react'
import type { SearchState } from './search-state.ts'

/** Says whether the extension takes part. The line keeps its space until we know, so that nothing moves. */
export const ExtensionOffer = ({ extension }: Pick<SearchState, 'extension'>) => (
  <p className={`flex gap-2 py-1 text-13 text-ink-2 ${extension === 'unknown' ? 'invisible' : ''}`}>
    <Puzzle aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />
    {extension === 'there'
      ? 'Your browser extension searches, too.'
      : 'The browser extension is not installed here. Install it to search Indeed, LinkedIn and four more platforms.'}
  </p>
)
