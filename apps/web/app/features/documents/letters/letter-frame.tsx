import { ChevronUp } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { CloseButton, DialogShell } from '#ui/dialogs/dialog-shell.tsx'
import { useMinWidth } from '#ui/media.ts'

/** Sheet and check have room beside each other from here on. */
const WIDE = 1024

type Props = {
  toolbar: (action: ReactNode) => ReactNode
  action: ReactNode
  notes: ReactNode
  sheet: ReactNode
  /** Gets a function that leaves the check for the text. */
  panel: (leaveFor: (goOn: () => void) => void) => ReactNode
  /** What the check says, in a few words. */
  summary: string
  isBad: boolean
  onLeavePanel: () => void
}

/** The sheet with the check beside it; on a small screen the check is a bar at the lower edge that opens. */
export function LetterFrame({ toolbar, action, notes, sheet, panel, summary, isBad, onLeavePanel }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const isWide = useMinWidth(WIDE)
  function leaveFor(goOn: () => void) {
    if (isWide || !isOpen) return goOn()
    setIsOpen(false)
    // After the layer has given the keyboard back.
    requestAnimationFrame(() => setTimeout(goOn))
  }
  return (
    <div className="-mx-4 -my-6 flex items-start md:-mx-7">
      <div className="flex min-h-[calc(100dvh-3.5rem)] min-w-0 flex-1 flex-col bg-sunk">
        {toolbar(isWide && action)}
        {notes}
        <div className="flex-1 px-3 py-5 sm:px-5 lg:py-7">{sheet}</div>
        {!isWide && (
          <div
            data-lower-edge
            className="sticky bottom-0 z-20 flex items-center justify-between gap-3 border-t border-line bg-surface px-4 py-2.5"
          >
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => setIsOpen(true)}
              className={`flex min-h-9 min-w-0 items-center gap-2 text-left pointer-coarse:min-h-11 font-medium ${isBad ? 'text-bad' : ''}`}
            >
              <ChevronUp aria-hidden className="size-4 shrink-0" />
              {summary}
            </button>
            <div className="flex shrink-0 gap-2">{action}</div>
          </div>
        )}
      </div>
      {isWide && (
        // biome-ignore lint/a11y/noStaticElementInteractions: it hears the Escape key of the buttons inside
        <div
          onKeyDown={({ key }) => key === 'Escape' && onLeavePanel()}
          className="sticky top-14 h-[calc(100dvh-3.5rem)] w-96 shrink-0 overflow-y-auto border-l border-line bg-surface"
        >
          {panel(leaveFor)}
        </div>
      )}
      {!isWide && isOpen && (
        <DialogShell
          title="Truth check"
          titleClass="sr-only"
          onClose={() => setIsOpen(false)}
          className="rise inset-x-0 bottom-0 max-h-[80dvh] overflow-y-auto rounded-t-card border-t border-line bg-surface shadow-sheet"
        >
          {(heading) => (
            <>
              {heading}
              <CloseButton className="absolute top-3 right-3 z-10" />
              {panel(leaveFor)}
            </>
          )}
        </DialogShell>
      )}
    </div>
  )
}
