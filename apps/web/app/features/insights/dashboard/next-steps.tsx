import { completion } from '@jobapply/core/profiles/completion'
import type { Profile } from '@jobapply/core/profiles/schema'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { PATHS } from '#paths.ts'
import { api } from '#platform/api.ts'
import { JUST_READ_MS } from '#platform/query-client.ts'
import { buttonClass } from '#ui/button.tsx'
import { Loading } from '#ui/feedback/loading.tsx'
import { Key, MOD_KEY } from '#ui/key.tsx'
import { Progress } from '#ui/progress.tsx'
import { missingPreferences } from './missing-preferences.ts'

type Step = { title: string; children: ReactNode; action?: { to: string; label: string }; className?: string }

const KEYBOARD: Step = {
  title: 'Keep your hands on the keyboard',
  className: 'pointer-coarse:hidden',
  children: (
    <>
      <Key>{MOD_KEY}</Key> <Key>K</Key> goes anywhere, <Key>{MOD_KEY}</Key> <Key>B</Key> makes room, <Key>?</Key> lists all keys.
    </>
  ),
}

/** Next steps derived from this person's own data. */
export function NextSteps() {
  const profiles = useQuery(api.profiles.list.queryOptions({ staleTime: JUST_READ_MS }))
  return (
    <section aria-labelledby="next-steps" className="rounded-card border border-line bg-surface">
      <h2 id="next-steps" className="border-b border-line px-5 py-3.5 text-16 font-semibold">
        What to do next
      </h2>
      {profiles.data ? (
        <ol className="divide-y divide-line">
          {[...stepsFor(profiles.data[0]), KEYBOARD].map((step, index) => (
            <StepItem key={step.title} number={index + 1} {...step} />
          ))}
        </ol>
      ) : (
        <div className="p-5">
          <Loading query={profiles} />
        </div>
      )}
    </section>
  )
}

const StepItem = ({ number, title, children, action, className = '' }: Step & { number: number }) => (
  <li className={`flex gap-4 px-5 py-4.5 ${className}`}>
    <span aria-hidden className="w-5 shrink-0 font-serif text-[1.375rem]/7 text-accent">
      {number}
    </span>
    <div className="min-w-0 flex-1">
      <h3 className="text-16 font-semibold">{title}</h3>
      <div className="mt-0.5 max-w-[62ch] wrap-anywhere text-14/6 text-ink-2">{children}</div>
      {action && (
        <Link to={action.to} className={`mt-3 ${buttonClass()}`}>
          {action.label}
          <ArrowRight aria-hidden className="size-4" />
        </Link>
      )}
    </div>
  </li>
)

/** The primary profile comes first in the list. */
function stepsFor(profile: Profile | undefined): Step[] {
  if (!profile)
    return [
      {
        title: 'Create your first profile',
        children: 'A profile holds what employers ask: who you are, where you worked, what you can do.',
        action: { to: PATHS.profiles, label: 'Go to Profiles' },
      },
    ]
  const percent = completion(profile)
  const missing = missingPreferences(profile)
  const complete: Step = {
    title: `Complete your profile: ${percent}%`,
    children: (
      <>
        Employers’ forms ask for contact details, citizenship and where you worked. “{profile.profile_name}” has{' '}
        {percent === 0 ? 'none of it yet' : 'part of it'}.
        <div className="mt-2 max-w-80">
          <Progress label="Profile completion" value={percent} />
        </div>
      </>
    ),
    action: { to: `${PATHS.editProfile}/${profile.id}`, label: 'Complete profile' },
  }
  const preferences: Step = {
    title: 'Set your job preferences',
    children: `Still open: ${missing.join(', ')}.`,
    action: { to: `${PATHS.jobPreferences}/${profile.id}`, label: 'Set preferences' },
  }
  const done: Step = {
    title: 'Your profile is complete',
    children: 'It has everything most employers ask for. See it the way they would.',
    action: { to: `${PATHS.profileDetails}/${profile.id}`, label: 'See your profile' },
  }
  const steps = [...(percent < 100 ? [complete] : []), ...(missing.length > 0 ? [preferences] : [])]
  return steps.length > 0 ? steps : [done]
}
