import { PRIVACY_SAVED } from '@jobapply/core/account/constants'
import type { Privacy } from '@jobapply/core/account/schema'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { PATHS } from '#paths.ts'
import { api } from '#platform/api.ts'
import { toastFault } from '#platform/toast-fault.ts'
import { showToast } from '#platform/toasts.ts'
import { Card } from '#ui/card.tsx'
import { Loading } from '#ui/loading.tsx'
import { Switch } from '#ui/switch.tsx'
import { PublicProfileBox } from './public-profile-box.tsx'

export function PrivacyCard() {
  const stored = useQuery(api.account.privacy.get.queryOptions())
  return (
    <Card title="Privacy" hint="Saved as soon as you change it.">
      {stored.data ? <Toggles privacy={stored.data} /> : <Loading query={stored} />}
    </Card>
  )
}

function Toggles({ privacy }: { privacy: Privacy }) {
  const queries = useQueryClient()
  const queryKey = api.account.privacy.get.queryKey()
  const saving = useMutation(
    api.account.privacy.save.mutationOptions({
      // Optimistic, without the address: only the server makes one.
      onMutate: async (changes) => {
        await queries.cancelQueries({ queryKey })
        queries.setQueryData<Privacy>(
          queryKey,
          (before) =>
            before && {
              ...before,
              publicProfile: changes.publicProfile ?? before.publicProfile,
              parts: changes.parts ?? before.parts,
              analytics: changes.analytics ?? before.analytics,
            },
        )
      },
      onSuccess: (saved, changes) => {
        queries.setQueryData(queryKey, saved)
        if (changes.analytics !== undefined) void queries.invalidateQueries({ queryKey: api.auth.session.key() })
        showToast({ title: PRIVACY_SAVED.title, description: PRIVACY_SAVED.message, kind: 'good' })
      },
      onError: (error) => {
        toastFault(error)
        return queries.invalidateQueries({ queryKey })
      },
    }),
  )
  const canSwitchOn = privacy.hasProfile || privacy.publicProfile
  return (
    <div className="grid gap-5 divide-y divide-line">
      <div className="grid gap-4 pb-5">
        <Switch
          label="Public Profile"
          hint="Anyone with the address can read it. Search engines are asked to stay away. Switching it off and on again gives a new address."
          checked={privacy.publicProfile}
          disabled={!canSwitchOn}
          onChange={(publicProfile) => saving.mutate({ publicProfile })}
        />
        {!canSwitchOn && (
          <p className="text-13 text-ink-2">
            It shows your primary profile.{' '}
            <Link to={PATHS.profiles} className="text-accent underline underline-offset-3">
              Create a profile first
            </Link>
          </p>
        )}
        {privacy.publicProfile && privacy.slug && (
          <PublicProfileBox slug={privacy.slug} parts={privacy.parts} onChange={(parts) => saving.mutate({ parts })} />
        )}
      </div>
      <Switch
        label="Analytics"
        hint="Lets us count four things: a screen opened, a search, a document made, an application sent. Name and time only, no content, kept 90 days."
        checked={privacy.analytics}
        onChange={(analytics) => saving.mutate({ analytics })}
      />
    </div>
  )
}
