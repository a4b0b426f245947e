import { CalendarArrowDown, Download, MailPlus, Upload } from 'lucide-react'
import type { ReactNode } from 'react'
import { Menu, MenuItem, MenuLine } from '#ui/menu.tsx'

type Props = { trigger: ReactNode; onChoose: (dialog: 'reply' | 'import') => void }

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
    </Menu>
  )
}
