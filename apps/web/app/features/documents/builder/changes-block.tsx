import type { ContentChange } from '@jobapply/core/documents/changes'
import { RESUME_SECTIONS } from '@jobapply/core/documents/constants'
import { wordDiff } from '@jobapply/core/documents/word-diff'
import { useId, useState } from 'react'
import { DiffText } from '#features/documents/editing/diff-text.tsx'
import { showDay } from '#features/documents/files/show-time.ts'
import { Button } from '#ui/button.tsx'
import { PanelPart } from './panel-part.tsx'

type Props = {
  changes: readonly ContentChange[]
  /** When the profile was changed. */
  changedAt: string
  onTake: (keys: string[]) => void
  onLeave: () => void
}

/** What the profile says since the resume was made. Nothing is taken by itself. */
export function ChangesBlock({ changes, changedAt, onTake, onLeave }: Props) {
  const [left, setLeft] = useState<readonly string[]>([])
  const keys = changes.map(({ key }) => key).filter((key) => !left.includes(key))
  return (
    <PanelPart title={`Your profile changed on ${showDay(changedAt)}`}>
      <p className="-mt-3 mb-2 text-ink-2">This is what would change here.</p>
      <ul aria-label="Changes of the profile">
        {changes.map((change) => (
          <Change
            key={change.key}
            change={change}
            isWanted={keys.includes(change.key)}
            onChange={(isWanted) => setLeft(isWanted ? left.filter((key) => key !== change.key) : [...left, change.key])}
          />
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button disabled={keys.length === 0} onClick={() => onTake(keys)}>
          {keys.length === 1 ? 'Take 1 change' : `Take ${keys.length} changes`}
        </Button>
        <Button look="quiet" onClick={onLeave}>
          Keep this resume as it is
        </Button>
      </div>
    </PanelPart>
  )
}

type ChangeProps = { change: ContentChange; isWanted: boolean; onChange: (isWanted: boolean) => void }
const KINDS = { new: ', new', changed: '', gone: ', not in the profile any more' } as const

function Change({ change, isWanted, onChange }: ChangeProps) {
  const id = useId()
  const { section, label, kind, before, after } = change
  const title = RESUME_SECTIONS[section]
  return (
    <li className="flex gap-3 border-line py-2.5 not-first:border-t">
      <input
        type="checkbox"
        id={id}
        checked={isWanted}
        onChange={(event) => onChange(event.target.checked)}
        className="tick mt-0.5"
      />
      <label htmlFor={id} className="min-w-0 flex-1 cursor-pointer">
        <span className="block text-13 wrap-anywhere text-ink-2">
          {label === title ? title : `${title}, ${label}`}
          {KINDS[kind]}
        </span>
        <span className="block wrap-anywhere">
          <DiffText parts={wordDiff(before, after)} />
        </span>
      </label>
    </li>
  )
}
