import { Copy } from 'lucide-react'
import { buttonClass } from '#ui/button.tsx'

/** Code to copy. The button appears with the page's script, which makes it work. */
export const CodeBox = ({ label, code, isExample }: { label: string; code: string; isExample?: boolean }) => (
  <figure data-code className="min-w-0 overflow-hidden rounded-card border border-line bg-sunk text-13">
    <figcaption className="flex min-h-11 items-center justify-between border-b border-line pr-1.5 pl-4 text-ink-2">
      {label}
      <button type="button" hidden data-copy className={`[[hidden]]:hidden ${buttonClass({ look: 'quiet', size: 'small' })}`}>
        <Copy aria-hidden className="size-3.5" />
        <span data-copy-label>Copy</span>
      </button>
    </figcaption>
    <pre
      data-code-example={isExample}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, so the keyboard must reach it
      tabIndex={0}
      className="overflow-x-auto p-4 focus-visible:-outline-offset-2"
    >
      <code>{code}</code>
    </pre>
  </figure>
)
