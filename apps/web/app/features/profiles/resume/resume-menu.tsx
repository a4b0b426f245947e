import type { Profile } from '@jobapply/core/profiles/schema'
import { Download, Files, FileUp, ListChecks, ScanText } from 'lucide-react'
import type { ReactNode } from 'react'
import { Menu, MenuItem, MenuLine } from '#ui/menu.tsx'
import type { ResumeDialog } from './resume-dialogs.tsx'

type Props = { profile: Profile; trigger: ReactNode; onOpen: (dialog: ResumeDialog) => void }

/** The download has no `download` attribute: the server names the file, and a browser shows its page when the file is lost. */
export default function ResumeMenu({ profile, trigger, onOpen }: Props) {
  return (
    <Menu trigger={trigger}>
      <MenuItem onSelect={() => onOpen('review')}>
        <ListChecks aria-hidden className="size-4 text-ink-3" />
        Review what was found
      </MenuItem>
      <MenuItem onSelect={() => onOpen('report')}>
        <ScanText aria-hidden className="size-4 text-ink-3" />
        Readability report
      </MenuItem>
      <MenuLine />
      <MenuItem asChild>
        <a href={profile.uploaded_resume_url ?? undefined}>
          <Download aria-hidden className="size-4 text-ink-3" />
          Download
        </a>
      </MenuItem>
      <MenuItem onSelect={() => onOpen('upload')}>
        <FileUp aria-hidden className="size-4 text-ink-3" />
        Replace
      </MenuItem>
      <MenuItem onSelect={() => onOpen('files')}>
        <Files aria-hidden className="size-4 text-ink-3" />
        Stored files and deletion
      </MenuItem>
    </Menu>
  )
}
