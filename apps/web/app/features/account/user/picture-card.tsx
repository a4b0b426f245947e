import { AVATAR_HINT, AVATAR_UPLOADED, PICTURE_ADDRESS_MAX } from '@jobapply/core/account/constants'
import { AVATAR_NOT_UPLOADED } from '@jobapply/core/account/faults'
import type { AccountProfile } from '@jobapply/core/account/schema'
import { completeUrl } from '@jobapply/core/shared/web/web-url'
import { lazy, Suspense, useState } from 'react'
import type { Bound } from '#forms/fields/bound.ts'
import { TextField } from '#forms/fields/text-field.tsx'
import type { Client } from '#platform/api.ts'
import { nameOf, useAuth } from '#platform/auth.tsx'
import { useMutate } from '#platform/mutate.ts'
import { showToast } from '#platform/toasts.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { rememberAccount } from './account-draft.ts'
import { refusePicture } from './chosen-picture.ts'

const CropDialog = lazy(() => import('./crop-dialog.tsx'))

type Props = { stored: AccountProfile; of: Bound<{ avatar_url: string | null }> }

/** Upload and remove work at once; an address is saved with the form. */
export function PictureCard({ stored, of }: Props) {
  const { user } = useAuth()
  const [chosen, setChosen] = useState<File>()
  const { mutate, isPending: isBusy } = useMutate()

  function choose(file: File) {
    const refusal = refusePicture(file)
    if (refusal) showToast({ title: refusal.title, description: refusal.message, kind: 'bad' })
    else setChosen(file)
  }

  const change = (send: (me: Client['account']['me']) => Promise<AccountProfile>, title: string, description: string) =>
    mutate(
      async (client) => {
        rememberAccount(await send(client.account.me))
        showToast({ title, description, kind: 'good' })
      },
      { title: AVATAR_NOT_UPLOADED.title },
    )
  const upload = (file: File) => {
    setChosen(undefined)
    return change((me) => me.uploadAvatar({ file }), AVATAR_UPLOADED, 'The header shows it too.')
  }
  const remove = () => change((me) => me.removeAvatar(), 'Picture removed', 'Your initials are shown instead.')

  return (
    <Card title="Profile picture" hint="Only you see it.">
      <div className="grid gap-5">
        <div className="flex flex-wrap items-center gap-x-5 gap-y-4">
          <Avatar
            address={stored.avatar_url}
            name={user ? nameOf(user) : '?'}
            label={stored.avatar_url ? 'Your picture' : 'Default picture'}
            className="size-20 text-28"
          />
          <div className="grid gap-2">
            <div className="flex flex-wrap gap-2.5">
              <label
                className={`${buttonClass()} cursor-pointer has-disabled:opacity-55 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent`}
              >
                {isBusy && <Spinner />}
                Upload picture
                <input
                  type="file"
                  accept="image/*"
                  disabled={isBusy}
                  aria-describedby="picture-hint"
                  onChange={({ target }) => {
                    const [file] = target.files ?? []
                    if (file) choose(file)
                    // The same file can be chosen again.
                    target.value = ''
                  }}
                  className="sr-only"
                />
              </label>
              {stored.avatar_url && (
                <Button look="quiet" disabled={isBusy} onClick={() => void remove()}>
                  Remove
                </Button>
              )}
            </div>
            <p id="picture-hint" className="text-13 text-ink-3">
              {AVATAR_HINT}, up to 5 MB
            </p>
          </div>
        </div>
        <TextField
          of={of}
          name="avatar_url"
          label="Image URL"
          type="url"
          limit={PICTURE_ADDRESS_MAX}
          complete={completeUrl}
          placeholder="https://"
          hint="Use this instead of an upload. Your browser loads the picture from there. We never do."
        />
      </div>
      {chosen && (
        <Suspense>
          <CropDialog file={chosen} onDone={(file) => void upload(file)} onClose={() => setChosen(undefined)} />
        </Suspense>
      )}
    </Card>
  )
}
