import { Dialog } from '#ui/dialogs/dialog.tsx'
import { CalendarAddress } from './calendar-address.tsx'

export default function CalendarDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="In your calendar" onClose={onClose}>
      <CalendarAddress />
    </Dialog>
  )
}
