import { Ellipsis } from 'lucide-react'
import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { Button } from '#ui/button.tsx'
import type { Tool } from './tools-menu.tsx'

const load = () => import('./tools-menu.tsx')
const ToolsMenu = lazy(load)

/** The buttons below the search bar. What is rarely needed is an icon; on a small screen it is in a menu. */
export function SearchTools({ tools, isWide }: { tools: readonly Tool[]; isWide: boolean }) {
  const rare = tools.filter(({ isRare }) => isRare)
  return (
    <div className="-mr-2.5 ml-auto flex items-center gap-x-1">
      {tools
        .filter(({ isRare }) => !isRare)
        .map(({ label, Icon, onUse }) => (
          <Button key={label} look="quiet" size="small" onClick={onUse} className="max-md:h-11">
            <Icon aria-hidden className="size-4" />
            <span className="max-md:sr-only">{label}</span>
          </Button>
        ))}
      {isWide ? (
        rare.map(({ label, Icon, onUse }) => (
          <Button key={label} look="quiet" size="small" aria-label={label} data-tooltip={label} onClick={onUse}>
            <Icon aria-hidden className="size-4" />
          </Button>
        ))
      ) : (
        <More tools={rare} />
      )}
    </div>
  )
}

/** Loads the code of the menu when it is first needed. */
function More({ tools }: { tools: readonly Tool[] }) {
  const [isNeeded, setIsNeeded] = useState(false)
  if (!isNeeded) return <MoreButton onPointerEnter={load} onFocus={load} onClick={() => setIsNeeded(true)} />
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
