import { NEVER_PUBLIC, PUBLIC_PARTS, PUBLIC_PROFILE_PATH, type PublicPart } from '@jobapply/core/account/constants'
import { Copy, ExternalLink } from 'lucide-react'
import { showToast } from '#platform/toasts.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Checkbox } from '#ui/inputs/checkbox.tsx'

type Props = { slug: string; parts: readonly PublicPart[]; onChange: (parts: PublicPart[]) => void }

/** Where the public page is, and what it shows. */
export function PublicProfileBox({ slug, parts, onChange }: Props) {
  const path = `${PUBLIC_PROFILE_PATH}${slug}`
  const address = `${location.origin}${path}`

  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => showToast({ title: 'Copied', description: 'The address of your public profile.', kind: 'good' }),
      () => showToast({ title: 'Not copied', description: 'Please select the address and copy it.', kind: 'bad' }),
    )

  return (
    <div className="rounded-card bg-sunk p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2.5">
        <p className="min-w-0 wrap-anywhere text-13 text-ink-2">
          {location.host}
          <strong className="font-semibold text-ink">{path}</strong>
        </p>
        <div className="flex gap-2">
          <Button size="small" onClick={() => void copy()}>
            <Copy aria-hidden className="size-3.5" />
            Copy
          </Button>
          <a href={path} target="_blank" rel="noopener" className={buttonClass({ size: 'small' })}>
            Open
            <ExternalLink aria-hidden className="size-3.5" />
          </a>
        </div>
      </div>
      <fieldset className="mt-3 border-t border-dashed border-line-strong pt-3">
        <legend className="sr-only">What your public profile shows</legend>
        <p aria-hidden className="mb-1.5 text-13 font-medium">
          What it shows
        </p>
        <div className="flex flex-wrap gap-x-5 gap-y-1.5">
          {(Object.keys(PUBLIC_PARTS) as PublicPart[]).map((part) => (
            <Checkbox
              key={part}
              label={PUBLIC_PARTS[part]}
              checked={parts.includes(part)}
              onChange={(isTicked) => onChange(isTicked ? [...parts, part] : parts.filter((one) => one !== part))}
            />
          ))}
        </div>
        {parts.length === 0 && <p className="mt-2 text-13 text-ink-2">Nothing is shown yet. Tick what people may see.</p>}
        <p className="mt-2 text-12 text-ink-3">{NEVER_PUBLIC}</p>
      </fieldset>
    </div>
  )
}
