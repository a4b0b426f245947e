import { areAllOff, describeBoards } from '@jobapply/core/search/board-results'
import { Puzzle } from 'lucide-react'
import { Link } from 'react-router'
import { PATHS } from '#paths.ts'
import type { SearchState } from './session/search-state.ts'

type Line = { text: string; link?: string }

const LINES: Record<SearchState['extension'], Line> = {
  unknown: { text: 'Looking for the browser extension.' },
  there: { text: 'Your browser extension searches too.' },
  outdated: {
    text: "Your browser extension doesn't match this site's version, so it isn't used.",
    link: 'Update the extension',
  },
  missing: {
    text: 'The browser extension is not installed here. Install it to search Indeed, LinkedIn and four more platforms.',
    link: 'Install the extension',
  },
}
const ALL_OFF: Line = { text: 'Your browser extension is here, but no platforms are enabled in it.', link: 'Enable platforms' }

/** Says whether the extension takes part, and what stopped it on a board. The line keeps its space until we know, so that nothing moves. */
export function ExtensionOffer({ extension, boards }: Pick<SearchState, 'extension' | 'boards'>) {
  const { text, link } = areAllOff(boards) ? ALL_OFF : LINES[extension]
  return (
    <div role="status" className={`py-1 text-13 text-ink-2 ${extension === 'unknown' ? 'invisible' : ''}`}>
      <p className="flex flex-wrap gap-2">
        <Puzzle aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />
        {text}
        {link && (
          <Link to={PATHS.extension} className="font-medium text-accent underline underline-offset-2">
            {link}
          </Link>
        )}
      </p>
      {describeBoards(boards).map((sentence) => (
        <p key={sentence} className="pl-6">
          {sentence}
        </p>
      ))}
    </div>
  )
}
