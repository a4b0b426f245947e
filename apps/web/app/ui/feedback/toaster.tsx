import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import { useEffect } from 'react'
import { toast as present, Toaster as Sonner } from 'sonner'
import { presentToasts, type Toast } from '#platform/toasts.ts'
import { buttonClass } from '#ui/button.tsx'
import { keepKeyboard } from '#ui/return-focus.ts'
import { keepButtonsClear, watchButtons } from './lower-edge.ts'
import { placeToast } from './merge-toasts.ts'

/** A toast that was answered is gone by then. */
const GONE_MS = 400

/** How long a toast with a button stays. */
const ACTION_SECONDS = 10

const PRESENT = { good: present.success, bad: present.error, info: present.info, warn: present.warning }

function show(toast: Toast) {
  const { kind, description, action, seconds } = toast
  const { id, title, leave } = placeToast(toast)
  watchButtons()
  const run = () => {
    action?.run()
    // The toast goes with its button: the keyboard stays in the page.
    setTimeout(keepKeyboard, GONE_MS)
  }
  PRESENT[kind](title, {
    id,
    description,
    onAutoClose: leave,
    onDismiss: leave,
    ...(action && { action: { label: action.label, onClick: run } }),
    // Nobody misses the way back.
    ...((seconds || action) && { duration: (seconds ?? ACTION_SECONDS) * 1000 }),
  })
}

/** Up to three toasts at the bottom right, 4 s each unless a toast says otherwise (spec 1 §2 and §9). */
export default function Toaster() {
  useEffect(() => presentToasts(show), [])
  useEffect(() => {
    addEventListener('resize', keepButtonsClear)
    return () => removeEventListener('resize', keepButtonsClear)
  }, [])
  return (
    <Sonner
      position="bottom-right"
      visibleToasts={3}
      duration={4000}
      gap={14}
      offset={{ bottom: 'max(var(--toast-bottom-wide), var(--toast-clear, 0px))' }}
      mobileOffset={{ bottom: 'max(var(--toast-bottom), var(--toast-clear, 0px))' }}
      hotkey={['altKey', 'KeyT']}
      style={{ '--width': '356px' } as React.CSSProperties}
      icons={{
        success: <CircleCheck className="size-4 text-good" />,
        error: <CircleAlert className="size-4 text-bad" />,
        info: <Info className="size-4 text-accent" />,
        warning: <TriangleAlert className="size-4 text-warn" />,
      }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            'flex w-full gap-3 rounded-card border border-line bg-surface p-4 font-sans shadow-sheet data-[type=error]:border-bad data-[type=error]:bg-bad-wash',
          icon: 'mt-0.75 shrink-0',
          title: 'text-14 font-semibold text-ink',
          description: 'text-13 text-ink-2',
          actionButton: `ml-auto self-center ${buttonClass()}`,
        },
      }}
    />
  )
}
