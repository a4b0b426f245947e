import type { ComponentProps } from 'react'

export const Input = ({ className = '', ...rest }: ComponentProps<'input'>) => (
  <input
    className={`h-10 w-full rounded-control border border-line-strong bg-surface px-3 text-16 text-ink transition-colors placeholder:text-ink-3 focus-visible:border-accent focus-visible:outline-offset-0 disabled:opacity-60 aria-invalid:border-bad aria-invalid:focus-visible:outline-bad sm:text-14 ${className}`}
    {...rest}
  />
)
