import { sayUnwanted } from '@jobapply/core/search/unwanted'
import { Link } from 'react-router'
import { PATHS } from '#paths.ts'

/** At the end of the list: why some jobs are not in it. */
export const UnwantedNote = ({ count }: { count: number }) => (
  <p className="flex flex-wrap items-center gap-x-3 border-t border-line px-4 py-2 text-13 text-ink-3">
    {sayUnwanted(count)}.
    <Link to={`${PATHS.jobPreferences}#unwanted`} className="py-1 font-semibold text-ink hover:text-accent">
      See the list
    </Link>
  </p>
)
