import { ChevronDown, ChevronUp } from 'lucide-react'

type Props = { name: string; isFlat?: boolean; isFirst: boolean; isLast: boolean; onMove: (by: -1 | 1) => void }

const STEPS = [
  { by: -1, word: 'up', Icon: ChevronUp },
  { by: 1, word: 'down', Icon: ChevronDown },
] as const

/** One step at a time: for those who cannot or do not want to drag. */
export const MoveButtons = ({ name, isFlat = false, isFirst, isLast, onMove }: Props) => (
  <span className={isFlat ? 'flex shrink-0' : 'grid shrink-0'}>
    {STEPS.map(({ by, word, Icon }) => (
      <button
        key={word}
        type="button"
        data-step={by}
        disabled={by === -1 ? isFirst : isLast}
        aria-label={`Move ${name} ${word}`}
        onClick={() => onMove(by)}
        className="grid h-6 w-7 max-sm:w-6 place-items-center rounded-control text-ink-3 hover:bg-sunk hover:text-ink disabled:opacity-35 disabled:hover:bg-transparent"
      >
        <Icon aria-hidden className="size-4" />
      </button>
    ))}
  </span>
)
