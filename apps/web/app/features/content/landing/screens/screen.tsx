import type { ReactNode } from 'react'

/** A part of a screen of the product, drawn with its own tokens so that it follows the theme. It is a picture: nothing in it can be pressed. */
export const Screen = ({ label, children }: { label: string; children: ReactNode }) => (
  <figure role="img" aria-label={label} className="grid rounded-card border border-line bg-sunk p-4 text-13 select-none sm:p-7">
    <div aria-hidden className="self-center">
      {children}
    </div>
  </figure>
)

export const Sheet = ({ className = '', children }: { className?: string; children: ReactNode }) => (
  <div className={`rounded-card border border-line bg-surface shadow-sheet ${className}`}>{children}</div>
)

export const Mark = ({ children }: { children: ReactNode }) => <span className="rounded-[2px] bg-mark px-0.5">{children}</span>
