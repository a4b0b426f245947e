import type { TailorChange } from '@jobapply/core/documents/tailoring'
import { useId } from 'react'
import { DiffText } from '#features/documents/editing/diff-text.tsx'

type Props = { changes: readonly TailorChange[]; isAccepted: (key: string) => boolean; onReject: (keys: string[]) => void }

/** Every change with its own decision; ticked ones are accepted. */
export function ReviewChanges({ changes, isAccepted, onReject }: Props) {
  const keys = changes.map(({ key }) => key)
  const rejected = keys.filter((key) => !isAccepted(key))
  const groups = [...Map.groupBy(changes, ({ section, entry }) => `${section} ${entry}`)]
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p className="text-13 text-ink-2" role="status">
          {`${keys.length - rejected.length} of ${keys.length} ${keys.length === 1 ? 'change' : 'changes'} accepted`}
        </p>
        <button
          type="button"
          onClick={() => onReject(rejected.length > 0 ? [] : keys)}
          className="text-13 font-medium text-accent hover:underline"
        >
          {rejected.length > 0 ? 'Accept all' : 'Reject all'}
        </button>
      </div>
      <div className="grid gap-4">
        {groups.map(([place, some]) => (
          <section key={place}>
            <h3 className="text-13 font-semibold wrap-anywhere">{some[0]?.label}</h3>
            <ul aria-label={some[0]?.label}>
              {some.map((change) => (
                <Change
                  key={change.key}
                  change={change}
                  isAccepted={isAccepted(change.key)}
                  onChange={(accepted) =>
                    onReject(accepted ? rejected.filter((key) => key !== change.key) : [...rejected, change.key])
                  }
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}

type ChangeProps = { change: TailorChange; isAccepted: boolean; onChange: (isAccepted: boolean) => void }

function Change({ change, isAccepted, onChange }: ChangeProps) {
  const id = useId()
  const { parts, matches } = change
  return (
    <li className="flex gap-3 border-line py-2.5 not-first:border-t">
      <input
        type="checkbox"
        id={id}
        checked={isAccepted}
        onChange={(event) => onChange(event.target.checked)}
        className="tick mt-0.5"
      />
      <label htmlFor={id} className="min-w-0 flex-1 cursor-pointer">
        <span className="block text-13 text-ink-2">{sayKind(change)}</span>
        <span className="block wrap-anywhere">
          <DiffText parts={parts} />
        </span>
        {matches.length > 0 && (
          <span className="mt-0.5 block text-13 wrap-anywhere text-ink-3">{`Asked for: ${matches.join(', ')}`}</span>
        )}
      </label>
    </li>
  )
}

function sayKind({ kind, from, to }: TailorChange): string {
  if (kind === 'order') return 'New order'
  if (kind === 'reworded') return 'Reworded to start with what they ask for'
  if (kind === 'left out') return 'Left out: other lines matter more for this job'
  return `Moves ${to < from ? 'up' : 'down'}, from line ${from} to ${to}`
}
