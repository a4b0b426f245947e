import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'

const TOLD_MS = 2000

/** Text of the document that fits no field, to copy by hand. */
export function UnplacedText({ lines }: { lines: readonly string[] }) {
  const [isCopied, setIsCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setIsCopied(false), TOLD_MS)
    return () => clearTimeout(timer)
  }, [isCopied])

  const text = lines.join('\n')
  return (
    <Card
      title="Text that didn't fit anywhere"
      hint="We couldn’t place this text. Copy what matters to where it belongs."
      action={
        <Button onClick={() => void navigator.clipboard.writeText(text).then(() => setIsCopied(true))}>
          {isCopied ? <Check aria-hidden className="size-4 text-good" /> : <Copy aria-hidden className="size-4" />}
          {isCopied ? 'Copied' : 'Copy text'}
        </Button>
      }
    >
      <p className="max-h-72 overflow-y-auto wrap-anywhere whitespace-pre-line text-ink-2">{text}</p>
    </Card>
  )
}
