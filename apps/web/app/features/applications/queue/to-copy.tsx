import { useQuery } from '@tanstack/react-query'
import { Copy } from 'lucide-react'
import { api } from '#platform/api.ts'
import { showToast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Loading } from '#ui/feedback/loading.tsx'

/** What was prepared for an application, each value with a button that copies it. */
export default function ToCopy({ id }: { id: string }) {
  const details = useQuery(api.applications.get.queryOptions({ input: { id } }))
  if (!details.data) return <Loading query={details} />
  const { fields, coverLetterData } = details.data
  const values = fields.filter(({ value }) => value).map(({ label, value }) => ({ label, value }))
  const all = coverLetterData ? [...values, { label: 'Letter', value: coverLetterData.content }] : values
  if (all.length === 0) return <p className="mt-2 text-13 text-ink-2">Nothing was prepared for this form.</p>
  return (
    <dl aria-label="What to copy" className="mt-2 divide-y divide-line rounded-card border border-line bg-paper px-4">
      {all.map(({ label, value }) => (
        <div
          key={label}
          className="grid grid-cols-[6.5rem_minmax(0,1fr)_auto] items-start gap-x-3 py-1.5 text-14 sm:grid-cols-[9rem_minmax(0,1fr)_auto]"
        >
          <dt className="py-1 text-ink-3">{label}</dt>
          <dd
            className={`py-1 wrap-anywhere ${label === 'Letter' ? 'max-h-40 overflow-y-auto font-serif whitespace-pre-line' : 'font-medium'}`}
          >
            {value}
          </dd>
          <dd>
            <Button look="quiet" size="small" aria-label={`Copy ${label}`} onClick={() => void copy(label, value)}>
              <Copy aria-hidden className="size-4" />
            </Button>
          </dd>
        </div>
      ))}
    </dl>
  )
}

async function copy(label: string, value: string) {
  try {
    await navigator.clipboard.writeText(value)
    showToast({ title: 'Copied', description: label, kind: 'good' })
  } catch {
    showToast({
      title: 'Not copied',
      description: "Your browser doesn't allow it here. Select the text and copy it.",
      kind: 'bad',
    })
  }
}
