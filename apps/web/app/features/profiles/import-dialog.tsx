import { NOT_A_JSON_RESUME, PROFILE_CHANGED_BEFORE_IMPORT } from '@jobapply/core/profiles/faults'
import type { Profile } from '@jobapply/core/profiles/schema'
import { useState } from 'react'
import { refetchProfiles, rememberProfile } from '#features/profiles/saving/profile-cache.ts'
import { useMutate } from '#platform/mutate.ts'
import { ORPCError } from '#platform/orpc-error.ts'
import { toastFault } from '#platform/toast-fault.ts'
import { showToast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { Field } from '#ui/inputs/field.tsx'
import { LeftOut } from './left-out.tsx'

/** Fills the profile from a JSON Resume file and reports what did not fit. */
export function ImportDialog({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const [file, setFile] = useState<File>()
  const { mutate, isPending, problem, setProblem } = useMutate()
  const [leftOut, setLeftOut] = useState<string[]>()

  const read = (chosen: File) =>
    mutate(
      async (client) => {
        const resume: unknown = JSON.parse(await chosen.text())
        const answer = await client.profiles.importJsonResume({ id: profile.id, version: profile.version, resume })
        rememberProfile(answer.profile)
        setLeftOut(answer.leftOut)
        showToast({
          title: 'Profile imported',
          description: `"${profile.profile_name}" was filled from ${chosen.name}.`,
          kind: 'good',
        })
      },
      {
        failed(error) {
          if (error instanceof SyntaxError) setProblem(NOT_A_JSON_RESUME.message)
          else if (error instanceof ORPCError && error.code === 'PROFILE_CHANGED') {
            setProblem(PROFILE_CHANGED_BEFORE_IMPORT.message)
            refetchProfiles()
          } else setProblem(toastFault(error, { title: 'Import failed' }))
        },
      },
    )

  return (
    <Dialog title="Import into this profile" onClose={onClose}>
      {leftOut ? (
        <LeftOut
          title={`"${profile.profile_name}" was filled from the file.`}
          none="Everything in the file was imported."
          some="What didn't fit and was left out:"
          sentences={leftOut}
        />
      ) : (
        <div className="grid gap-4">
          <p className="text-ink-2">
            What's in the file replaces what "{profile.profile_name}" has in the same section; the rest stays.
          </p>
          <Field id="json-resume" name="resume" label="JSON Resume file" error={problem}>
            {(control) => (
              <input
                {...control}
                type="file"
                accept=".json,application/json"
                onChange={(event) => {
                  setFile(event.target.files?.[0])
                  setProblem(undefined)
                }}
                className="w-full text-14 text-ink-2 file:mr-3 file:h-9 file:rounded-control file:border file:border-line-strong file:bg-surface file:px-3.5 file:font-semibold file:text-ink"
              />
            )}
          </Field>
        </div>
      )}
      <div className="mt-6 flex justify-end gap-2.5">
        <Button onClick={onClose}>{leftOut ? 'Close' : 'Cancel'}</Button>
        {!leftOut && (
          <Button look="primary" busy={isPending} disabled={isPending || !file} onClick={() => file && void read(file)}>
            Import
          </Button>
        )}
      </div>
    </Dialog>
  )
}
