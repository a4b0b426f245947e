import type { Profile } from '@jobapply/core/profiles/schema'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { createResume } from '#features/documents/files/resume-actions.ts'
import { PATHS } from '#paths.ts'
import { usePending } from '#platform/pending.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { Choice } from '#ui/inputs/choice.tsx'

type Props = { profiles: readonly Profile[]; children: ReactNode }

/** Makes a resume of the only profile, or asks which one. */
export function NewResumeButton({ profiles, children }: Props) {
  const [isAsking, setIsAsking] = useState(false)
  const { run, isPending: busy } = usePending()
  const navigate = useNavigate()
  const [first] = profiles

  const make = (profileId: string) =>
    run(async () => {
      const document = await createResume(profileId)
      if (document) await navigate(`${PATHS.resume}/${document.id}`)
    })

  return (
    <>
      <Button
        look="primary"
        busy={busy}
        disabled={busy}
        onClick={() => (profiles.length > 1 ? setIsAsking(true) : first && void make(first.id))}
      >
        {children}
      </Button>
      {isAsking && (
        <ProfileDialog profiles={profiles} busy={busy} onMake={(id) => void make(id)} onClose={() => setIsAsking(false)} />
      )}
    </>
  )
}

type DialogProps = {
  profiles: readonly Profile[]
  busy: boolean
  onMake: (profileId: string) => void
  onClose: () => void
}

function ProfileDialog({ profiles, busy, onMake, onClose }: DialogProps) {
  const primary = profiles.find(({ is_primary }) => is_primary) ?? profiles[0]
  const [chosen, setChosen] = useState(primary?.id ?? '')
  return (
    <Dialog title="New resume" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onMake(chosen)
        }}
        className="grid gap-6"
      >
        <Choice
          label="Which profile is it for?"
          look="card"
          options={Object.fromEntries(profiles.map(({ id, profile_name }) => [id, profile_name]))}
          value={chosen}
          onChange={setChosen}
        />
        <div className="flex justify-end gap-2.5">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" busy={busy} disabled={busy}>
            Make a resume
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
