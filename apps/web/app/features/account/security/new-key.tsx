import { Copy } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { Input } from '#ui/inputs/input.tsx'
import { copyText } from './copy-text.ts'

/** The whole key, this once. */
export const NewKey = ({ value, onDone }: { value: string; onDone: () => void }) => (
  <div className="grid basis-full gap-2.5 rounded-card border border-accent bg-accent-wash p-4">
    <p className="text-13 font-semibold">Copy the key now. We keep only a fingerprint of it, so it can't be shown again.</p>
    <div className="flex flex-wrap gap-2.5">
      <Input
        readOnly
        aria-label="New API key"
        value={value}
        onFocus={(event) => event.target.select()}
        className="min-w-0 flex-1 basis-56 font-mono"
      />
      <Button onClick={() => void copyText('API key', value)}>
        <Copy aria-hidden className="size-4" />
        Copy
      </Button>
      <Button look="quiet" onClick={onDone}>
        Done
      </Button>
    </div>
  </div>
)
