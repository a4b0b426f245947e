import { Key } from '#ui/key.tsx'
import type { Found } from './found.ts'

/** One thing that was found; the chosen one names what Enter and the right arrow do. */
export const FoundRow = ({ row: { Icon, label, note, figure, actions } }: { row: Found }) => (
  <>
    <Icon aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
    <span className="min-w-0 truncate">
      <span className="font-medium">{label}</span>
      {note && <span className="ml-2 text-13 text-ink-2">{note}</span>}
    </span>
    <span
      aria-hidden
      className="ml-auto hidden shrink-0 items-center gap-2 text-13 text-ink-2 group-data-[selected=true]:flex max-sm:group-data-[selected=true]:hidden"
    >
      {actions[0]?.label} <Key>↵</Key>
      {actions.length > 1 && (
        <>
          More <Key>→</Key>
        </>
      )}
    </span>
    {figure && (
      <span className="ml-auto shrink-0 font-serif text-16 tabular-nums group-data-[selected=true]:sm:ml-2">{figure}</span>
    )}
  </>
)
