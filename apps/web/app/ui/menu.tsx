import { Check } from 'lucide-react'
import { DropdownMenu as Radix } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'

const ITEM =
  'flex h-9 cursor-default select-none items-center gap-2.5 rounded-control px-2.5 text-14 text-ink outline-none data-highlighted:bg-accent-wash data-disabled:opacity-55'

/**
 * A menu that is open from the start: its trigger loads it when it is pressed for the first time. It stays where its trigger is instead of
 * moving to the end of the document, so that it belongs to the same landmark.
 */
export function Menu({ trigger, children }: { trigger: ReactNode; children: ReactNode }) {
  return (
    <Radix.Root defaultOpen modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Content
        align="end"
        sideOffset={6}
        collisionPadding={8}
        className="rise z-50 min-w-60 rounded-card border border-line bg-surface p-1.5 shadow-sheet"
      >
        {children}
      </Radix.Content>
    </Radix.Root>
  )
}

export const MenuItem = (props: ComponentProps<typeof Radix.Item>) => <Radix.Item className={ITEM} {...props} />

export const MenuLabel = ({ children }: { children: ReactNode }) => (
  <Radix.Label className="px-2.5 pt-1.5 pb-1 text-12 text-ink-3">{children}</Radix.Label>
)

export const MenuLine = () => <Radix.Separator className="-mx-1.5 my-1.5 h-px bg-line" />

type Choice<T extends string> = { label: string; options: Record<T, string>; value: T; onChange: (value: T) => void }

/** One of a few: choosing does not close the menu, so that the effect can be seen. */
export function MenuChoice<T extends string>({ label, options, value, onChange }: Choice<T>) {
  return (
    <Radix.RadioGroup aria-label={label} value={value} onValueChange={(chosen) => onChange(chosen as T)}>
      <MenuLabel>{label}</MenuLabel>
      {(Object.keys(options) as T[]).map((option) => (
        <Radix.RadioItem
          key={option}
          value={option}
          onSelect={(event) => event.preventDefault()}
          className={`${ITEM} justify-between`}
        >
          {options[option]}
          <Radix.ItemIndicator>
            <Check aria-hidden className="size-4 text-accent" />
          </Radix.ItemIndicator>
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  )
}
