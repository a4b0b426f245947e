import { Ellipsis } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#ui/button.tsx'
import type { Tool } from './tools-menu.tsx'

const CalendarDialog = lazy(() => import('#features/applications/tasks/calendar-dialog.tsx'))
const ToolsMenu = lazy(() => import('./tools-menu.tsx'))
const ImportDialog = lazy(() => import('./import-dialog.tsx'))
const ReplyDialog = lazy(() => import('#features/applications/replies/reply-dialog.tsx'))

/** Replies, files in and out: what is needed seldom is loaded when it is. */
export function TrackerTools({ onOpen }: { onOpen: (applicationId: string) => void }) {
  const [isMenu, setIsMenu] = useState(false)
  const [dialog, setDialog] = useState<Tool>()
  const close = () => setDialog(undefined)
  const trigger = (
    <Button size="icon" aria-label="More tools" onClick={() => setIsMenu(true)}>
      <Ellipsis aria-hidden className="size-4" />
    </Button>
  )
  return (
    <>
      {isMenu ? (
        <Suspense fallback={trigger}>
          <ToolsMenu trigger={trigger} onChoose={setDialog} />
        </Suspense>
      ) : (
        trigger
      )}
      <Suspense>
        {dialog === 'reply' && <ReplyDialog onDone={onOpen} onClose={close} />}
        {dialog === 'calendar' && <CalendarDialog onClose={close} />}
        {dialog === 'import' && <ImportDialog onClose={close} />}
      </Suspense>
    </>
  )
}
