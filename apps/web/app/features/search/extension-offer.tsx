import { Puzzle } from 'lucide-react'
import { Link } from 'react-router'
import { PATHS } from '#paths.ts'
import type { SearchState } from './search-state.ts'

const LINES: Record<SearchState['extension'], { text: string; link?: string }> = {
  unknown: { text: 'Looking for the browser extension.' },
  there: { text: 'Your browser extension searches, too.' },
  outdated: {
    text: 'Your browser extension is of another version than this site and takes no part.',
    link: 'Update the extension',
  },
  missing: {
    text: 'The browser extension is not installed here. Install it to search Indeed, LinkedIn and four more platforms.',
    link: 'Install the extension',
  },
}

/** Says whether the extension takes part. The line keeps its space until we know, so that nothing moves. */
export function ExtensionOffer({ extension }: Pick<SearchState, 'extension'>) {
  const { text, link } = LINES[extension]
  return (
    <p className={`flex flex-wrap gap-2 py-1 ${extension === 'unknown' ? 'invisible' : ''}`}>
      <Puzzle aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />
      {text}
      {link && (
        <Link to={PATHS.extension} className="font-medium text-accent underline underline-offset-2">
          {link}
        </Link>
      )}
    </p>
  )
}
