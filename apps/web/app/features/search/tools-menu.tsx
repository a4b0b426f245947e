import type { ReactNode } from 'react'
import { Menu, MenuItem } from '#ui/menu.tsx'
import type { Tool } from './search-tools.tsx'

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
