import { JOB_NAME_MAX } from '@jobapply/core/documents/constants'
import { chooseProfile } from '@jobapply/core/profiles/rules'
import type { Profile } from '@jobapply/core/profiles/schema'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { PATHS } from '#paths.ts'
import { useMutate } from '#platform/mutate.ts'
import { ORPCError } from '#platform/orpc-error.ts'
import { toastFault } from '#platform/toast-fault.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { Choice } from '#ui/inputs/choice.tsx'
import { Field } from '#ui/inputs/field.tsx'
import { Input } from '#ui/inputs/input.tsx'
import { rememberLetter } from './letter-actions.ts'
import type { SavedJob, SavedJobPicker } from './saved-job.ts'

const WAYS = { saved: 'A saved job', typed: 'Another job' } as const
const EMPTY = { title: '', company: '' }

type Props = { profiles: readonly Profile[]; SavedJobs: SavedJobPicker; onClose: () => void }

/** Asks for the job and, where there are several, for the profile. */
export default function NewLetterDialog({ profiles, SavedJobs, onClose }: Props) {
  const [profileId, setProfileId] = useState(chooseProfile(profiles)?.id ?? '')
  const [way, setWay] = useState<keyof typeof WAYS>('saved')
  const [saved, setSaved] = useState<SavedJob>()
  const [typed, setTyped] = useState(EMPTY)
  const [problems, setProblems] = useState<Partial<typeof EMPTY>>({})
  const [notice, setNotice] = useState<string>()
  const { mutate, isPending } = useMutate()
  const navigate = useNavigate()

  const make = (job: { jobId: string } | { job: typeof EMPTY }) =>
    mutate(
      async (client) => {
        const letter = await client.documents.letters.create({ profileId, ...job })
        rememberLetter(letter)
        await navigate(`${PATHS.coverLetters}/${letter.id}`)
      },
      {
        failed(error) {
          if (saved && error instanceof ORPCError && error.code === 'JOB_NOT_FOUND') offerTyped(saved)
          else toastFault(error)
        },
      },
    )

  /** A posting that left the index, or that only the extension has seen. */
  function offerTyped({ title, company }: SavedJob) {
    setTyped({ title, company })
    setWay('typed')
    setNotice("We don't have the text of this posting, so the letter starts empty. You can have it drafted from your profile.")
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    setNotice(undefined)
    if (way === 'saved') return saved ? void make({ jobId: saved.jobId }) : setNotice('Choose one of your saved jobs.')
    const job = { title: typed.title.trim(), company: typed.company.trim() }
    const missing = {
      ...(!job.title && { title: 'Job title is required' }),
      ...(!job.company && { company: 'Company is required' }),
    }
    setProblems(missing)
    const [first] = Object.keys(missing)
    if (first) document.getElementById(`letter-${first}`)?.focus()
    else void make({ job })
  }

  return (
    <Dialog title="New letter" onClose={onClose}>
      <form onSubmit={submit} noValidate className="grid gap-5">
        {notice && <Alert kind="calm">{notice}</Alert>}
        <Choice label="Which job is it for?" options={WAYS} value={way} onChange={setWay} />
        {way === 'saved' ? (
          <SavedJobs chosen={saved?.jobId} onChoose={setSaved} />
        ) : (
          (['title', 'company'] as const).map((name) => (
            <Field
              key={name}
              id={`letter-${name}`}
              name={name}
              label={name === 'title' ? 'Job title' : 'Company'}
              isRequired
              error={problems[name]}
            >
              {(control) => (
                <Input
                  {...control}
                  value={typed[name]}
                  maxLength={JOB_NAME_MAX}
                  autoComplete="off"
                  onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
                />
              )}
            </Field>
          ))
        )}
        {profiles.length > 1 && (
          <Choice
            label="Which profile is it written from?"
            options={Object.fromEntries(profiles.map(({ id, profile_name }) => [id, profile_name]))}
            value={profileId}
            onChange={setProfileId}
          />
        )}
        <div className="flex justify-end gap-2.5">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" busy={isPending} disabled={isPending}>
            {way === 'saved' ? 'Draft the letter' : 'Start the letter'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
