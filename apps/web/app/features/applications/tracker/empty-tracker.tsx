import { ListChecks, SearchX } from 'lucide-react'
import { Link } from 'react-router'
import { PATHS } from '#paths.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'

export const EmptyTracker = () => (
  <EmptyState
    Icon={ListChecks}
    title="No applications yet"
    action={
      <Link to={PATHS.search} className={buttonClass({ look: 'primary' })}>
        Find jobs
      </Link>
    }
  >
    Jobs that you save, queue or apply to appear here with their next date. You can also add applications you sent elsewhere.
  </EmptyState>
)

export const NothingFound = ({ onClear }: { onClear: () => void }) => (
  <EmptyState Icon={SearchX} title="Nothing found" action={<Button onClick={onClear}>Clear search and filters</Button>}>
    No application matches your search and filters.
  </EmptyState>
)
