import { Copy } from 'lucide-react'
import { showToast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Input } from '#ui/inputs/input.tsx'

const copy = (value: string) =>
  navigator.clipboard.writeText(value).then(
    () => showToast({ title: 'Copied', description: "Paste it into your mailbox's forwarding settings.", kind: 'good' }),
    () => showToast({ title: 'Not copied', description: 'Please select the address and copy it.', kind: 'bad' }),
  )

/** An address to select or copy. */
export const PrivateAddress = ({ value }: { value: string }) => (
  <div className="flex flex-wrap gap-2">
    <Input
      readOnly
      aria-label="Private address"
      value={value}
      onFocus={(event) => event.target.select()}
      className="min-w-0 flex-1 basis-40 font-mono"
    />
    <Button onClick={() => void copy(value)}>
      <Copy aria-hidden className="size-4" />
      Copy
    </Button>
  </div>
)
