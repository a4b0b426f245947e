import { PRIVACY_SAVED } from '@jobapply/core/account/constants'
import type { Privacy } from '@jobapply/core/account/schema'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { PATHS } from '#paths.ts'
import { api } from '#platform/api.ts'
import { mutate, showAtOnce } from '#platform/mutate.ts'
import { queryClient } from '#platform/query-client.ts'
import { showToast } from '#platform/toasts.ts'
import { Card } from '#ui/card.tsx'
import { Loading } from '#ui/feedback/loading.tsx'
import { Switch } from '#ui/inputs/switch.tsx'
import { PublicProfileBox } from './public-profile-box.tsx'

export function PrivacyCard() {
  const stored = useQuery(api.account.privacy.get.queryOptions())
  return (
    <Card title="Privacy" hint="Saved as soon as you change it.">
      {stored.data ? <Toggles privacy={stored.data} /> : <Loading query={stored} />}
    </Card>
  )
}

const queryKey = api.account.privacy.get.queryKey()

function save(changes: Partial<Pick<Privacy, 'publicProfile' | 'parts' | 'analytics'>>) {
  void mutate(
    async (client) => {
      queryClient.setQueryData(queryKey, await client.account.privacy.save(changes))
      if (changes.analytics !== undefined) void queryClient.invalidateQueries({ queryKey: api.auth.session.key() })
      showToast({ title: PRIVACY_SAVED.title, description: PRIVACY_SAVED.message, kind: 'good' })
    },
    // Without the address: only the server makes one.
    { optimistic: showAtOnce(queryKey, (before) => ({ ...before, ...changes })) },
  )
}

function Toggles({ privacy }: { privacy: Privacy }) {
  const canSwitchOn = privacy.hasProfile || privacy.publicProfile
  return (
    <div className="grid gap-5 divide-y divide-line">
      <div className="grid gap-4 pb-5">
        <Switch
          label="Public Profile"
          hint="Anyone with the address can read it. Search engines are asked to stay away. Switching it off and on again gives a new address."
          checked={privacy.publicProfile}
          disabled={!canSwitchOn}
          onChange={(publicProfile) => save({ publicProfile })}
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
          <PublicProfileBox slug={privacy.slug} parts={privacy.parts} onChange={(parts) => save({ parts })} />
        )}
      </div>
      <Switch
        label="Analytics"
        hint="Lets us count four things: a screen opened, a search, a document made, an application sent. Name and time only, no content, kept 90 days."
        checked={privacy.analytics}
        onChange={(analytics) => save({ analytics })}
      />
    </div>
  )
}
