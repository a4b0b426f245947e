import { Puzzle } from 'lucide-react'
import type { SearchState } from './search-state.ts'

/** The search works without it; with it, six more platforms join. Its line has its place before we know, so that nothing moves. */
export const ExtensionOffer = ({ extension }: Pick<SearchState, 'extension'>) => (
  <p className={`flex gap-2 py-1 ${extension === 'unknown' ? 'invisible' : ''}`}>
    <Puzzle aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />
    {extension === 'there'
      ? 'The browser extension searches along.'
      : 'The browser extension is not installed here. Install it to search Indeed, LinkedIn and four more platforms too.'}
  </p>
)
