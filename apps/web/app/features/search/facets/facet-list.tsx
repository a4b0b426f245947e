import { countLabel, FACETS, type Facet, type FacetKey, facetLabel } from '@jobapply/core/search/facets'
import type { SearchPreferences } from '@jobapply/core/search/schema'
import type { KeyboardEvent } from 'react'

type Props = { facets: readonly Facet[]; filters: SearchPreferences; onToggle: (key: FacetKey, value: string) => void }

/** Every facet with its values and their counts. A facet is one stop of the Tab key; the arrows go through its values. */
export const FacetList = ({ facets, filters, onToggle }: Props) => (
  <div className="divide-y divide-line">
    {facets
      .filter(({ values }) => values.length > 0)
      .map(({ key, values }) => (
        <fieldset key={key} onKeyDown={moveFocus} className="py-2 first:pt-0">
          <legend className="float-left w-full pb-0.5 text-13 text-ink-3">{FACETS[key]}</legend>
          <ul className="clear-both">
            {values.map(({ value, count }, place) => {
              const isChosen = filters[key] === value
              const isStop = values.some((one) => one.value === filters[key]) ? isChosen : place === 0
              return (
                <li key={value}>
                  <label
                    className={`flex min-h-7 cursor-pointer items-center gap-2.5 rounded-control text-14 pointer-coarse:min-h-11 hover:bg-sunk ${isChosen ? 'font-semibold' : ''}`}
                  >
                    <input
                      type="checkbox"
                      checked={isChosen}
                      tabIndex={isStop ? 0 : -1}
                      onChange={() => onToggle(key, value)}
                      className="tick shrink-0"
                    />
                    <span className={`min-w-0 flex-1 wrap-anywhere ${count === 0 ? 'text-ink-3' : ''}`}>
                      {facetLabel(key, value)}
                    </span>
                    <span className={`text-13 tabular-nums ${isChosen ? 'text-ink' : 'text-ink-3'}`}>
                      {countLabel(count)}
                      <span className="sr-only">{count === 1 ? ' job' : ' jobs'}</span>
                    </span>
                  </label>
                </li>
              )
            })}
          </ul>
        </fieldset>
      ))}
  </div>
)

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

function moveFocus(event: KeyboardEvent<HTMLFieldSetElement>) {
  const step = STEPS[event.key]
  if (!step) return
  event.preventDefault()
  const boxes = [...event.currentTarget.querySelectorAll('input')]
  const next = boxes.indexOf(document.activeElement as HTMLInputElement) + step
  boxes[Math.min(Math.max(next, 0), boxes.length - 1)]?.focus()
}
