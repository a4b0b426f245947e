import { Download, Printer } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'

type Ending = 'pdf' | 'json'
type Props = { isWhole: boolean; onSave: (ending: Ending) => Promise<unknown> }

/** Without its contents a receipt has no PDF; the JSON holds what is stored. */
export function ReceiptActions({ isWhole, onSave }: Props) {
  const [busy, setBusy] = useState<Ending>()
  const save = async (ending: Ending) => {
    setBusy(ending)
    await onSave(ending)
    setBusy(undefined)
  }
  return (
    <div className="grid gap-2 border-b border-line pb-5 max-lg:grid-cols-2">
      <Button onClick={() => window.print()} className="justify-start">
        <Printer aria-hidden className="size-4" />
        Print
      </Button>
      {isWhole && (
        <Button busy={busy === 'pdf'} onClick={() => void save('pdf')} className="justify-start">
          {busy !== 'pdf' && <Download aria-hidden className="size-4" />}
          Download PDF
        </Button>
      )}
      <Button look="quiet" busy={busy === 'json'} onClick={() => void save('json')} className="justify-start">
        {busy !== 'json' && <Download aria-hidden className="size-4" />}
        Download JSON
      </Button>
    </div>
  )
}
