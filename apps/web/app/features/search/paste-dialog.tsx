import { SEARCH_LIMITS } from '@jobapply/core/search/limits'
import { type FormEvent, useState } from 'react'
import { CareersResult, type Pasted } from '#features/jobs/careers-result.tsx'
import { useMutate } from '#platform/mutate.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { Field } from '#ui/inputs/field.tsx'
import { Input } from '#ui/inputs/input.tsx'
import { tellRead } from './read-address.ts'

/** Adds a job, or all jobs of a careers page, by its address. */
export default function PasteDialog({ onAdded, onClose }: { onAdded: (jobId: string | undefined) => void; onClose: () => void }) {
  const [address, setAddress] = useState('')
  const [found, setFound] = useState<Pasted>()
  const { mutate, isPending, problem } = useMutate()

  function read(event: FormEvent) {
    event.preventDefault()
    setFound(undefined)
    void mutate(async (client) => {
      const pasted = await client.jobs.paste({ address })
      if (pasted.kind !== 'job') return setFound(pasted)
      onAdded(tellRead(pasted))
      onClose()
    })
  }

  return (
    <Dialog title="Add a job by its address" onClose={onClose}>
      <form onSubmit={read} className="grid gap-4">
        <Field
          id="job-address"
          name="address"
          label="Address"
          hint="The page of a job, or a company’s careers page: we find the system behind it and read all its jobs."
          error={problem}
        >
          {(control) => (
            <Input
              {...control}
              inputMode="url"
              autoFocus
              placeholder="https://"
              maxLength={SEARCH_LIMITS.address}
              value={address}
              onChange={(event) => setAddress(event.target.value)}
            />
          )}
        </Field>
        {found && <CareersResult pasted={found} />}
        <div className="flex justify-end gap-2.5">
          <Button onClick={onClose}>{found ? 'Close' : 'Cancel'}</Button>
          <Button
            type="submit"
            look={found ? 'secondary' : 'primary'}
            busy={isPending}
            disabled={isPending || address.trim() === ''}
          >
            Add
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
