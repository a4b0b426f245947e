import type { Profile } from '@jobapply/core/profiles/schema'
import { trimChars } from '@jobapply/core/shared/text/trim-chars'
import { useState } from 'react'
import { useMutate } from '#platform/mutate.ts'
import { saveFile } from '#platform/save-file.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { LeftOut } from './left-out.tsx'

/** Downloads the profile as a JSON Resume file. */
export function ExportDialog({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const { mutate, isPending } = useMutate()
  const [leftOut, setLeftOut] = useState<string[]>()

  const download = () =>
    mutate(
      async (client) => {
        const answer = await client.profiles.exportJsonResume({ id: profile.id })
        const file = new Blob([JSON.stringify(answer.resume, null, 2)], { type: 'application/json' })
        saveFile(`${fileNameOf(profile.profile_name)}.json`, file)
        setLeftOut(answer.leftOut)
      },
      { title: 'Export failed' },
    )

  return (
    <Dialog title="Export Profile" onClose={onClose}>
      {leftOut ? (
        <LeftOut
          title="The file is in your downloads."
          none="Everything in this profile is in the file."
          some="What the file leaves out:"
          sentences={leftOut}
        />
      ) : (
        <p className="text-ink-2">
          You get "{profile.profile_name}" as a JSON Resume file, which other resume tools can read. It holds your contact
          details.
        </p>
      )}
      <div className="mt-6 flex justify-end gap-2.5">
        <Button onClick={onClose}>{leftOut ? 'Close' : 'Cancel'}</Button>
        {!leftOut && (
          <Button look="primary" busy={isPending} disabled={isPending} onClick={() => void download()}>
            Download file
          </Button>
        )}
      </div>
    </Dialog>
  )
}

const fileNameOf = (name: string) => trimChars(name.replace(/[^\p{L}\p{N}]+/gu, '-'), /-/) || 'profile'
