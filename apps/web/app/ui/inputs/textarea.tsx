import { type ComponentProps, useLayoutEffect, useRef } from 'react'

type Props = Omit<ComponentProps<'textarea'>, 'value' | 'maxLength'> & { value: string; limit: number }

/** Text of several lines that grows with what is written, and says how much of its limit is used. */
export function Textarea({ value, limit, className = '', ...rest }: Props) {
  const box = useRef<HTMLTextAreaElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text has a new height
  useLayoutEffect(() => {
    const { current } = box
    if (!current) return
    current.style.height = 'auto'
    current.style.height = `${current.scrollHeight + 2}px`
  }, [value])

  return (
    <div>
      <textarea
        ref={box}
        rows={3}
        value={value}
        maxLength={limit}
        className={`block w-full resize-none overflow-hidden rounded-control border border-line-strong bg-surface px-3 py-2 text-16/6 text-ink transition-colors placeholder:text-ink-3 focus-visible:border-accent focus-visible:outline-offset-0 disabled:opacity-60 aria-invalid:border-bad aria-invalid:focus-visible:outline-bad sm:text-14/5.5 ${className}`}
        {...rest}
      />
      <p className="mt-1 text-right text-12 text-ink-3">
        <span className="sr-only">Used characters: </span>
        {value.length} / {limit}
      </p>
    </div>
  )
}
