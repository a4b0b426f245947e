import { Ellipsis, type LucideIcon } from 'lucide-react'
import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { Button } from '#ui/button.tsx'

export type Tool = {
  label: string
  Icon: LucideIcon
  onUse: () => void
  /** On a small screen it stands in the menu. */
  isRare?: boolean
}

const load = () => import('./tools-menu.tsx')
const ToolsMenu = lazy(load)

/** What can be done with a search besides making it. */
export function SearchTools({ tools, isWide }: { tools: readonly Tool[]; isWide: boolean }) {
  const shown = tools.filter(({ isRare }) => isWide || !isRare)
  return (
    <div className="-mx-2.5 flex flex-wrap items-center gap-x-1">
      {shown.map(({ label, Icon, onUse }) => (
        <Button key={label} look="quiet" size="small" onClick={onUse}>
          <Icon aria-hidden className="size-4" />
          {label}
        </Button>
      ))}
      {!isWide && <More tools={tools.filter(({ isRare }) => isRare)} />}
    </div>
  )
}

/** The menu's code comes when somebody reaches for it. */
function More({ tools }: { tools: readonly Tool[] }) {
  const [wanted, setWanted] = useState(false)
  if (!wanted) return <MoreButton onPointerEnter={load} onFocus={load} onClick={() => setWanted(true)} />
  return (
    <Suspense fallback={<MoreButton aria-busy />}>
      <ToolsMenu tools={tools} trigger={<MoreButton />} />
    </Suspense>
  )
}

const MoreButton = (props: ComponentProps<'button'>) => (
  <Button look="quiet" size="icon" aria-label="More" aria-haspopup="menu" className="ml-auto" {...props}>
    <Ellipsis aria-hidden className="size-4.5" />
  </Button>
)
