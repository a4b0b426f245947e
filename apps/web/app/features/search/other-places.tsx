import type { ScoredJob } from '@jobapply/core/search/schema'
import { Fragment } from 'react'

/** Other boards that list the same job (SEARCH-021). The links lie above a card's own link. */
export const OtherPlaces = ({ places }: { places: ScoredJob['otherPlaces'] }) =>
  places.length > 0 && (
    <p className="mt-0.5 text-13 text-ink-3 break-words">
      Also listed on{' '}
      {places.map(({ id, name, url }, index) => (
        <Fragment key={id}>
          {index > 0 && ' · '}
          <a href={url} target="_blank" rel="noreferrer" className="relative z-1 underline hover:text-ink">
            {name}
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </Fragment>
      ))}
    </p>
  )
