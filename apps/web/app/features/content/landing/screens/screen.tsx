import type { ReactNode } from 'react'

type Props = { label: string; isCut?: boolean; children: ReactNode }

/**
 * A part of a screen of the product, drawn with its own tokens so that it follows the theme. It is a picture: nothing in it can be pressed.
 * What goes on below the part that is shown is cut off at the frame.
 */
export const Screen = ({ label, isCut = false, children }: Props) => (
  <figure
    role="img"
    aria-label={label}
    className={`grid overflow-hidden rounded-card border border-line bg-sunk text-13 select-none ${isCut ? 'px-4 pt-4 sm:px-7 sm:pt-7' : 'p-4 sm:p-7'}`}
  >
    <div aria-hidden className={isCut ? 'grid' : 'self-center'}>
      {children}
    </div>
  </figure>
)

export const Sheet = ({ className = '', children }: { className?: string; children: ReactNode }) => (
  <div className={`rounded-card border border-line bg-surface shadow-sheet ${className}`}>{children}</div>
)

export const Mark = ({ children }: { children: ReactNode }) => <span className="rounded-[2px] bg-mark px-0.5">{children}</span>

export const Bar = ({ label, percent, width }: { label: string; percent: number; width: string }) => (
  <>
    <p className="flex justify-between gap-3">
      {label} <span className="font-semibold">{percent}</span>
    </p>
    <span className="mt-1.5 block h-1 rounded-full bg-line">
      <span className={`block h-1 rounded-full bg-accent ${width}`} />
    </span>
  </>
)
