import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { MOD_KEY } from '#ui/key.tsx'
import { Brand } from './brand.tsx'
import { NavList } from './navigation/nav-list.tsx'
import { toggleCollapsed, useCollapsed } from './sidebar-state.ts'

export function Sidebar() {
  const collapsed = useCollapsed()
  const Icon = collapsed ? PanelLeftOpen : PanelLeftClose
  const label = collapsed ? 'Open sidebar' : 'Collapse sidebar'
  return (
    <>
      <div className={collapsed ? 'py-4' : 'px-5.5 pt-5 pb-6'}>
        <Brand collapsed={collapsed} />
      </div>
      <NavList collapsed={collapsed} />
      <div className={`mt-auto ${collapsed ? 'p-1.5' : 'p-3'}`}>
        <button
          type="button"
          onClick={toggleCollapsed}
          aria-label={label}
          data-tooltip={`${label} (${MOD_KEY}+B)`}
          data-tooltip-side="right"
          className="grid size-9 place-items-center rounded-control text-ink-3 transition-colors hover:bg-line/55 hover:text-ink"
        >
          <Icon aria-hidden className="size-4" strokeWidth={1.75} />
        </button>
      </div>
    </>
  )
}
