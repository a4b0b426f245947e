import { Bot } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#ui/button.tsx'

const AiSettingsDialog = lazy(() => import('./ai-settings-dialog.tsx'))

/** Opens what a person should know about AI, and its switch. */
export function AiSettingsButton() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button look="quiet" aria-haspopup="dialog" onClick={() => setIsOpen(true)} className="max-sm:-ml-3.5">
        <Bot aria-hidden className="size-4" />
        AI
      </Button>
      {isOpen && (
        <Suspense>
          <AiSettingsDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
