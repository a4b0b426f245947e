import { BOARD_PACE, BOARDS } from '@jobapply/core/jobs/boards'
import type { SearchState } from '#jobs/progress'

type Row = SearchState['boards'][number]

/** In words; a board that found nothing and one that asked for a check never look alike. */
export function describe({ state, page, count, until }: Row, showTime: (at: number) => string): string {
  if (state === 'waiting') return 'Waiting'
  if (state === 'reading') return `Reading page ${page} of ${BOARD_PACE.pages}`
  if (state === 'jobs') return count === 1 ? '1 job read' : `${count} jobs read`
  if (state === 'empty') return 'Read: nothing matches these words'
  if (state === 'blocked') return "It wants to check that you're human. Its tab is open: solve the check, then search again."
  if (state === 'layout-changed') return "We couldn't read this board: its pages have changed."
  if (state === 'off') return 'Off'
  if (state === 'paused') return `Paused until ${showTime(until)}, so that your account stays safe`
  return "We couldn't open its page"
}

const showTime = (at: number) => new Date(at).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' })

export function Search({ search: { startedAt, jobTitle, boards } }: { search: SearchState }) {
  const found = boards.reduce((sum, { count }) => sum + count, 0)
  return (
    <section>
      <p className="quiet">Started from the search page, {showTime(startedAt)}</p>
      <h1>{jobTitle}</h1>
      <p className="quiet">{found === 1 ? '1 listing so far' : `${found} listings so far`}</p>
      <ul className="card rows" aria-label="Search">
        {boards.map((row) => (
          <li key={row.board} data-state={row.state}>
            <div>
              <strong>{BOARDS[row.board]}</strong>
              <p className="quiet">{describe(row, showTime)}</p>
            </div>
            <span className="figure">{row.state === 'jobs' || row.state === 'empty' ? row.count : ''}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
