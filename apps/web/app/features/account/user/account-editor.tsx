import { BIO_MAX_LENGTH } from '@jobapply/core/account/constants'
import type { AccountProfile } from '@jobapply/core/account/schema'
import { DISPLAY_NAME_MAX_LENGTH, USERNAME_MAX_LENGTH } from '@jobapply/core/auth/constants'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { PagePurpose } from '#features/profiles/page-purpose.tsx'
import { ProseField } from '#forms/fields/prose-field.tsx'
import { TextField } from '#forms/fields/text-field.tsx'
import { useFocusProblem } from '#forms/focus-problem.ts'
import { LeaveGuard } from '#forms/leave-guard.tsx'
import { OpenQuestion } from '#forms/open-question.tsx'
import { useStore } from '#forms/store.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { AccountCard } from './account-card.tsx'
import { openAccount } from './account-draft.ts'
import { PictureCard } from './picture-card.tsx'

const UNSAVED = {
  text: 'You have unsaved changes to your account. Save them before you leave?',
  save: 'Save and Continue',
}

export function AccountEditor({ stored, heading }: { stored: AccountProfile; heading: ReactNode }) {
  const [draft] = useState(() => openAccount(stored))
  const { isSaving, focusRequests, question } = useStore(draft.store)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => draft.adopt(stored), [draft, stored])
  useFocusProblem(form, focusRequests)
  const of = draft.fields('account')
  return (
    <form
      ref={form}
      className="max-w-[42rem]"
      onSubmit={(event) => {
        event.preventDefault()
        void draft.save('changes')
      }}
    >
      {/* At the top, where no message of a field moves the button away from the pointer. */}
      <div className="sticky top-14 z-20 -mx-4 -mt-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 bg-paper px-4 pt-4 pb-2 md:-mx-7 md:px-7">
        {heading}
        <Button type="submit" look="primary" busy={isSaving} disabled={!draft.isDirty() || isSaving}>
          Save Changes
        </Button>
      </div>
      <fieldset disabled={isSaving} className="grid min-w-0 gap-5">
        <legend className="sr-only">Your account</legend>
        <PagePurpose of="user" />
        <AccountCard />
        <PictureCard stored={stored} of={of} />
        <Card title="Profile" hint="If you don't have a profile yet, saving creates one.">
          <div className="grid gap-4">
            <TextField
              of={of}
              name="username"
              label="Username"
              limit={USERNAME_MAX_LENGTH}
              autoComplete="username"
              hint="3 to 30 letters, digits, dots, dashes or underscores. Nobody else can have the same."
            />
            <TextField of={of} name="display_name" label="Display Name" limit={DISPLAY_NAME_MAX_LENGTH} autoComplete="name" />
            <ProseField of={of} name="bio" label="Bio" limit={BIO_MAX_LENGTH} />
          </div>
        </Card>
      </fieldset>
      <LeaveGuard draft={draft} />
      <OpenQuestion question={question} unsaved={UNSAVED} />
    </form>
  )
}
