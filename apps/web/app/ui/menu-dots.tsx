import { Ellipsis } from 'lucide-react'
import type { ComponentProps } from 'react'
import { buttonClass } from './button.tsx'

/** The button of a menu of one thing; `name` says of which. */
export const MenuDots = ({ name, ...rest }: ComponentProps<'button'> & { name: string }) => (
  <button
    type="button"
    aria-haspopup="menu"
    aria-label={`Menu for ${name}`}
    className={buttonClass({ look: 'quiet', size: 'icon' })}
    {...rest}
  >
    <Ellipsis aria-hidden className="size-4" />
  </button>
)
