import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Menu, MenuItem } from '#ui/menu.tsx'

export type Tool = {
  label: string
  Icon: LucideIcon
  onUse: () => void
  /** On a small screen it is in the menu. */
  isRare?: boolean
}

export default function ToolsMenu({ tools, trigger }: { tools: readonly Tool[]; trigger: ReactNode }) {
  return (
    <Menu trigger={trigger}>
      {tools.map(({ label, Icon, onUse }) => (
        <MenuItem key={label} onSelect={onUse}>
          <Icon aria-hidden className="size-4 text-ink-3" />
          {label}
        </MenuItem>
      ))}
    </Menu>
  )
}
