import { CalendarArrowDown, CalendarSync, Download, MailPlus, Upload } from 'lucide-react'
import type { ReactNode } from 'react'
import { Menu, MenuItem, MenuLine } from '#ui/menu.tsx'

export type Tool = 'reply' | 'import' | 'calendar'
type Props = { trigger: ReactNode; onChoose: (dialog: Tool) => void }

export default function ToolsMenu({ trigger, onChoose }: Props) {
  return (
    <Menu trigger={trigger}>
      <MenuItem onSelect={() => onChoose('reply')}>
        <MailPlus aria-hidden className="size-4" />
        Add a reply
      </MenuItem>
      <MenuLine />
      <MenuItem onSelect={() => onChoose('import')}>
        <Upload aria-hidden className="size-4" />
        Import a CSV file
      </MenuItem>
      <MenuItem asChild>
        <a href="/exports/applications.csv" download>
          <Download aria-hidden className="size-4" />
          Export as CSV
        </a>
      </MenuItem>
      <MenuItem asChild>
        <a href="/calendar/tasks.ics" download>
          <CalendarArrowDown aria-hidden className="size-4" />
          Tasks for your calendar
        </a>
      </MenuItem>
      <MenuItem onSelect={() => onChoose('calendar')}>
        <CalendarSync aria-hidden className="size-4" />
        Calendar address
      </MenuItem>
    </Menu>
  )
}
