import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<'input'>, 'type' | 'onChange'> & { label: string; onChange: (checked: boolean) => void }

export const Checkbox = ({ label, onChange, ...rest }: Props) => (
  <label className="inline-flex min-h-6 pointer-coarse:min-h-11 w-fit cursor-pointer items-center gap-2.5 text-14 font-medium">
    <input type="checkbox" onChange={(event) => onChange(event.target.checked)} className="tick" {...rest} />
    {label}
  </label>
)
