import type { ComponentProps } from 'react'
import { Spinner } from './spinner.tsx'

const LOOKS = {
  primary: 'border-accent bg-accent text-accent-ink hover:bg-accent/90',
  secondary: 'border-line-strong bg-surface text-ink hover:bg-sunk',
  /** The last step of something that cannot be undone. */
  danger: 'border-bad bg-bad text-surface hover:bg-bad/90',
  quiet: 'border-transparent text-ink-2 hover:bg-sunk hover:text-ink',
}
const SIZES = {
  small: 'h-8 gap-1.5 px-2.5 text-13',
  normal: 'h-9 gap-2 px-3.5 text-14',
  large: 'h-11.5 gap-2.5 px-5 text-16',
  wide: 'h-10 w-full gap-2 px-3.5 text-14',
  icon: 'size-9',
  /** In a row that it shares evenly: its icon above one word. */
  cell: 'min-w-0 flex-1 flex-col gap-0.5 px-0.5 py-1.5 text-12',
}

type Look = { look?: keyof typeof LOOKS | undefined; size?: keyof typeof SIZES | undefined }

/** For links that look like buttons. */
export const buttonClass = ({ look = 'secondary', size = 'normal' }: Look = {}) =>
  `inline-flex shrink-0 select-none items-center justify-center rounded-control border font-semibold whitespace-nowrap transition-colors disabled:opacity-55 aria-disabled:cursor-default aria-disabled:opacity-55 pointer-coarse:min-h-11 pointer-coarse:min-w-11 ${LOOKS[look]} ${SIZES[size]}`

export function Button({
  look,
  size,
  busy,
  className = '',
  children,
  ...rest
}: ComponentProps<'button'> & Look & { busy?: boolean }) {
  return (
    <button type="button" aria-busy={busy || undefined} className={`${buttonClass({ look, size })} ${className}`} {...rest}>
      {busy && <Spinner />}
      {children}
    </button>
  )
}
