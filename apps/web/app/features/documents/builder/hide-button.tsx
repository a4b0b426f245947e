import { Eye, EyeOff } from 'lucide-react'

type Props = { name: string; isShown: boolean; onChange: (isShown: boolean) => void }

/** Whether something is printed. It stays in the resume either way. */
export const HideButton = ({ name, isShown, onChange }: Props) => (
  <button
    type="button"
    aria-label={`Print ${name}`}
    aria-pressed={isShown}
    data-tooltip={isShown ? 'Hide' : 'Show'}
    onClick={() => onChange(!isShown)}
    className="grid size-9 shrink-0 place-items-center rounded-control text-ink-3 hover:bg-sunk hover:text-ink"
  >
    {isShown ? <Eye aria-hidden className="size-4" /> : <EyeOff aria-hidden className="size-4" />}
  </button>
)
